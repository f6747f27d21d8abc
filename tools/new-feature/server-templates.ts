import type { FeatureNames } from './names.ts'

/** The files of the server's folder. */
export function serverFiles(names: FeatureNames): Record<string, string> {
  const { kebab } = names
  return {
    [`${kebab}.feature.ts`]: feature(names),
    [`${kebab}.service.ts`]: service(names),
    [`${kebab}.queries.ts`]: queries(names),
    [`${kebab}.view.ts`]: view(names),
    [`${kebab}.notifications.ts`]: notifications(names),
    [`${kebab}.export-part.ts`]: exportPart(names),
    [`${kebab}.routes.test.ts`]: routesTest(names),
    [`${kebab}.testing.ts`]: testing(names),
  }
}

/** The SQL of the migration. */
export const tables = (
  { snake, snakeOne, wordsOne }: FeatureNames,
  kinds: readonly string[],
) => `create table ${snake} (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  title text not null check (title <> ''),
  time_created timestamptz not null
);

create index ${snake}_by_user on ${snake} (user_id, time_created desc, id desc);

create table ${snakeOne}_settings (
  user_id integer primary key references users on delete cascade,
  notifies_friends boolean not null
);

alter table notifications
  drop constraint notifications_type_check,
  add constraint notifications_type_check check (
    type in (
${[...kinds, `new ${wordsOne}`].map((kind) => `      '${kind}'`).join(',\n')}
    )
  );
`

const feature = ({
  kebab,
  snake,
  snakeOne,
  camel,
  pascal,
  pascalOne,
}: FeatureNames) => `import * as contract from '@medley/contract/library/${kebab}'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { ${camel}ExportPart } from './${kebab}.export-part.ts'
import { new${pascalOne}Notification } from './${kebab}.notifications.ts'
import { add${pascalOne}, changeSettings, show${pascal}, showSettings } from './${kebab}.service.ts'

export const ${camel}Feature: Feature = {
  name: '${kebab}',
  routes: [
    route(contract.list${pascal}, show${pascal}),
    route(contract.create${pascalOne}, add${pascalOne}),
    route(contract.get${pascalOne}Settings, showSettings),
    route(contract.change${pascalOne}Settings, changeSettings),
  ],
  tables: ['${snake}', '${snakeOne}_settings'],
  notifications: [new${pascalOne}Notification],
  exports: [${camel}ExportPart],
}
`

const service = ({ kebab, snake, pascal, pascalOne, words }: FeatureNames) => `import type {
  New${pascalOne},
  ${pascalOne},
  ${pascalOne}Settings,
} from '@medley/contract/library/${kebab}'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { notifyEach } from '../notifications/notifications.service.ts'
import { new${pascalOne}Notification } from './${kebab}.notifications.ts'
import {
  count${pascal},
  insert${pascalOne},
  list${pascal}Of,
  notifiesFriends,
  setNotifiesFriends,
} from './${kebab}.queries.ts'
import { present${pascalOne} } from './${kebab}.view.ts'

const perMember = 1_000

/** The member's own ${words}, newest first. */
export async function show${pascal}(ctx: Context, actor: Actor): Promise<${pascalOne}[]> {
  const rows = await list${pascal}Of(ctx.db, actor.id)
  return rows.map(present${pascalOne})
}

/** Adds one and notifies the friends, if the member wants that. Throws \`${snake}_full\`. */
export function add${pascalOne}(
  { clock }: Context,
  actor: Actor,
  { title }: New${pascalOne},
  { commit }: { commit: Commit },
): Promise<${pascalOne}> {
  return commit(async (tx) => {
    const time = clock.now()
    if ((await count${pascal}(tx, actor.id)) >= perMember) throw new AppError('${snake}_full')
    const added = await insert${pascalOne}(tx, { userId: actor.id, title, time })
    if (await notifiesFriends(tx, actor.id)) {
      const event = { actorId: actor.id, recipientIds: friendIdsOf(actor.id), time }
      await notifyEach(tx, new${pascalOne}Notification, event)
    }
    return present${pascalOne}(added)
  })
}

/** Tells if friends are notified. */
export async function showSettings(ctx: Context, actor: Actor): Promise<${pascalOne}Settings> {
  return { notifiesFriends: await notifiesFriends(ctx.db, actor.id) }
}

/** Has friends notified, or not. */
export async function changeSettings(
  ctx: Context,
  actor: Actor,
  settings: ${pascalOne}Settings,
): Promise<${pascalOne}Settings> {
  await setNotifiesFriends(ctx.db, actor.id, settings.notifiesFriends)
  return settings
}
`

const queries = ({
  snake,
  snakeOne,
  pascal,
  pascalOne,
}: FeatureNames) => `import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface ${pascalOne}Row {
  id: number
  title: string
  timeCreated: Date
}

/** Newest first. */
export async function list${pascal}Of(handle: Handle, userId: number): Promise<${pascalOne}Row[]> {
  const { rows } = await sql<${pascalOne}Row>\`
    select id, title, time_created as "timeCreated" from ${snake}
    where user_id = \${userId}
    order by time_created desc, id desc
  \`.execute(handle)
  return rows
}

export async function count${pascal}(handle: Handle, userId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>\`
    select count(*)::integer as count from ${snake} where user_id = \${userId}
  \`.execute(handle)
  return rows[0]?.count ?? 0
}

export async function insert${pascalOne}(
  handle: Handle,
  { userId, title, time }: { userId: number; title: string; time: Date },
): Promise<${pascalOne}Row> {
  const { id } = await handle
    .insertInto('${snake}')
    .values({ user_id: userId, title, time_created: time })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, title, timeCreated: time }
}

/** True unless the member has turned it off. */
export async function notifiesFriends(handle: Handle, userId: number): Promise<boolean> {
  const row = await handle
    .selectFrom('${snakeOne}_settings')
    .select('notifies_friends')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.notifies_friends ?? true
}

export async function setNotifiesFriends(
  handle: Handle,
  userId: number,
  isOn: boolean,
): Promise<void> {
  await handle
    .insertInto('${snakeOne}_settings')
    .values({ user_id: userId, notifies_friends: isOn })
    .onConflict((one) => one.column('user_id').doUpdateSet({ notifies_friends: isOn }))
    .execute()
}
`

const view = ({
  kebab,
  pascalOne,
}: FeatureNames) => `import type { ${pascalOne} } from '@medley/contract/library/${kebab}'
import type { ${pascalOne}Row } from './${kebab}.queries.ts'

export function present${pascalOne}({ timeCreated, ...row }: ${pascalOne}Row): ${pascalOne} {
  return { ...row, timeCreated: timeCreated.toISOString() }
}
`

const notifications = ({
  camel,
  pascalOne,
  wordsOne,
}: FeatureNames) => `import { publicPaths } from '@medley/contract/paths'
import { displayName } from '@medley/messages/titles'
import { textsIn } from '@medley/texts/server'
import { defineNotificationKind } from '../../ports/notification-kind.ts'

/** A friend has a new ${wordsOne}. */
export const new${pascalOne}Notification = defineNotificationKind({
  type: 'new ${wordsOne}',
  present: ({ actor }) => ({ user: actor }),
  letter: {
    sentence: (language, { user }) => textsIn(language).${camel}.added({ name: displayName(user) }),
    path: ({ user }) => publicPaths.profile(user.username),
  },
})
`

/** The English texts of letters, by their keys. */
export const serverTexts = ({ camel, wordsOne }: FeatureNames) => ({
  [`server.${camel}.added`]: `{name} has a new ${wordsOne}`,
})

const exportPart = ({
  kebab,
  camel,
  pascal,
}: FeatureNames) => `import { defineExportPart } from '../../ports/export-part.ts'
import { list${pascal}Of } from './${kebab}.queries.ts'

export const ${camel}ExportPart = defineExportPart({
  name: '${camel}',
  read: async (handle, userId) => {
    const rows = await list${pascal}Of(handle, userId)
    return rows.map(({ title, timeCreated }) => ({ title, timeCreated: timeCreated.toISOString() }))
  },
})
`

const routesTest = ({
  kebab,
  kebabOne,
  snake,
  words,
  wordsOne,
}: FeatureNames) => `import { expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

function add(by: TestUser, title: string) {
  return app.call(by, 'POST /v1/${kebab}', { body: { title } })
}

async function typesFor(member: TestUser) {
  const { body } = await app.call(member, 'GET /v1/notifications', { query: {} })
  return body.items.map(({ type }) => type)
}

test('lists the ${words} of the caller alone, newest first', async () => {
  const [member, other] = [await aUser(app), await aUser(app)]
  await add(member, 'First')
  await add(other, 'Of somebody else')
  app.clock.advance(1000)
  const second = await add(member, 'Second')
  expect(second.status).toBe(201)
  const { body } = await app.call(member, 'GET /v1/${kebab}')
  expect(body.map(({ title }) => title)).toEqual(['Second', 'First'])
})

test('notifies friends of a new ${wordsOne}, unless the member turns that off', async () => {
  const [member, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, member, friend)
  const body = { notifiesFriends: false }
  expect((await app.call(member, 'PUT /v1/${kebabOne}-settings', { body })).body).toEqual(body)
  await add(member, 'Quiet')
  expect(await typesFor(friend)).not.toContain('new ${wordsOne}')
  await app.call(member, 'PUT /v1/${kebabOne}-settings', { body: { notifiesFriends: true } })
  await add(member, 'Loud')
  expect(await typesFor(friend)).toContain('new ${wordsOne}')
})

test('has at most a thousand', async () => {
  const member = await aUser(app)
  const row = { user_id: member.id, title: 'One of many', time_created: app.clock.now() }
  const rows = Array.from({ length: 1_000 }, () => row)
  await app.ctx.db.insertInto('${snake}').values(rows).execute()
  expect(await add(member, 'One more')).toMatchObject({ status: 409, body: { code: '${snake}_full' } })
})
`

const testing = ({
  kebab,
  kebabOne,
  snake,
  camel,
}: FeatureNames) => `import { refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { own } from '../../testing/row-values.ts'

export const ${camel}Rows: FeatureRows = {
  permissions: [
    { endpoint: 'POST /v1/${kebab}', values: () => ({ body: { title: 'One' } }) },
    {
      endpoint: 'PUT /v1/${kebabOne}-settings',
      values: () => ({ body: { notifiesFriends: false } }),
    },
  ],
  answers: [
    refused(
      'POST /v1/${kebab}',
      '${snake}_full',
      async ({ owner }, app) => {
        const row = { user_id: owner.id, title: 'One of many', time_created: app.clock.now() }
        const rows = Array.from({ length: 1_000 }, () => row)
        await app.ctx.db.insertInto('${snake}').values(rows).execute()
        return { body: { title: 'One more' } }
      },
      { by: own },
    ),
  ],
}
`
