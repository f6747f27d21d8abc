import type { FeatureNames } from './names.ts'

/** The files of a feature whose members each have rows of their own, by path from the root. */
export function featureFiles(names: FeatureNames, migration: string): Record<string, string> {
  const server = `server/src/features/${names.kebab}/${names.kebab}`
  const web = `web/src/features/${names.kebab}/${names.kebab}`
  return {
    [`contract/src/library/${names.kebab}.ts`]: contract(names),
    [`${server}.feature.ts`]: feature(names),
    [`${server}.service.ts`]: service(names),
    [`${server}.queries.ts`]: queries(names),
    [`${server}.view.ts`]: view(names),
    [`${server}.routes.test.ts`]: routesTest(names),
    [`${server}.testing.ts`]: testing(names),
    [`server/src/db/migrations/${migration}`]: table(names),
    [`${web}.calls.ts`]: calls(names),
    [`${web}.messages.ts`]: messages(names),
    [`${web}.messages.de.ts`]: german(names),
  }
}

const contract = ({
  kebab,
  camelOne,
  pascalOne,
  pascal,
  words,
}: FeatureNames) => `import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { time } from '../values/values.ts'

const ${camelOne} = z.object({ id: z.int().positive(), timeCreated: time })
export type ${pascalOne} = z.output<typeof ${camelOne}>

export const list${pascal} = defineEndpoint({
  method: 'GET',
  path: '/v1/${kebab}',
  access: 'member',
  summary: 'The ${words} of the caller, newest first',
  status: 200,
  answer: z.array(${camelOne}),
  errors: [],
})
`

const feature = ({
  kebab,
  camel,
  pascal,
  snake,
}: FeatureNames) => `import * as contract from '@medley/contract/library/${kebab}'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { show${pascal} } from './${kebab}.service.ts'

export const ${camel}Feature: Feature = {
  name: '${kebab}',
  routes: [route(contract.list${pascal}, show${pascal})],
  tables: ['${snake}'],
}
`

const service = ({
  kebab,
  pascal,
  pascalOne,
  words,
}: FeatureNames) => `import type { ${pascalOne} } from '@medley/contract/library/${kebab}'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { list${pascal}Of } from './${kebab}.queries.ts'
import { present${pascalOne} } from './${kebab}.view.ts'

/** The member's own ${words}, newest first. */
export async function show${pascal}(ctx: Context, actor: Actor): Promise<${pascalOne}[]> {
  const rows = await list${pascal}Of(ctx.db, actor.id)
  return rows.map(present${pascalOne})
}
`

const queries = ({ snake, pascal, pascalOne }: FeatureNames) => `import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface ${pascalOne}Row {
  id: number
  timeCreated: Date
}

/** Newest first. */
export async function list${pascal}Of(handle: Handle, userId: number): Promise<${pascalOne}Row[]> {
  const { rows } = await sql<${pascalOne}Row>\`
    select id, time_created as "timeCreated" from ${snake}
    where user_id = \${userId}
    order by time_created desc, id desc
  \`.execute(handle)
  return rows
}
`

const view = ({
  kebab,
  pascalOne,
}: FeatureNames) => `import type { ${pascalOne} } from '@medley/contract/library/${kebab}'
import type { ${pascalOne}Row } from './${kebab}.queries.ts'

export function present${pascalOne}(row: ${pascalOne}Row): ${pascalOne} {
  return { id: row.id, timeCreated: row.timeCreated.toISOString() }
}
`

const routesTest = ({ kebab, snake, words }: FeatureNames) => `import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function insert(userId: number): Promise<number> {
  const { rows } = await sql<{ id: number }>\`
    insert into ${snake} (user_id, time_created)
    values (\${userId}, \${app.clock.now()}) returning id
  \`.execute(app.ctx.db)
  return rows[0]?.id ?? 0
}

test('lists the ${words} of the caller alone, newest first', async () => {
  const [member, other] = [await aUser(app), await aUser(app)]
  const first = await insert(member.id)
  await insert(other.id)
  app.clock.advance(1000)
  const second = await insert(member.id)
  const answer = await app.call(member, 'GET /v1/${kebab}')
  expect(answer.status).toBe(200)
  expect(answer.body.map(({ id }) => id)).toEqual([second, first])
})
`

const testing = ({
  kebab,
  camel,
}: FeatureNames) => `import type { FeatureRows } from '../../testing/feature-rows.ts'

export const ${camel}Rows: FeatureRows = {
  permissions: [{ endpoint: 'GET /v1/${kebab}', }],
}
`

const table = ({ snake }: FeatureNames) => `create table ${snake} (
  id integer generated always as identity primary key,
  user_id integer not null references users on delete cascade,
  time_created timestamptz not null
);

create index ${snake}_by_user on ${snake} (user_id, time_created desc, id desc);
`

const calls = ({ kebab, camel }: FeatureNames) => `import { query } from '../../lib/queries.ts'

export const ${camel}Query = query('GET /v1/${kebab}')
`

const messages = ({ camel, title, words }: FeatureNames) => `export const ${camel}Texts = {
  title: '${title}',
  loadFailed: 'The ${words} could not be loaded',
}
`

/** In English until it is translated: a text has to be there in every language. */
const german = ({
  kebab,
  camel,
  title,
  words,
}: FeatureNames) => `import type { Translation } from '../../lib/translation.ts'
import type * as english from './${kebab}.messages.ts'

export const ${camel}Texts: Translation<typeof english.${camel}Texts> = {
  title: '${title}',
  loadFailed: 'The ${words} could not be loaded',
}
`
