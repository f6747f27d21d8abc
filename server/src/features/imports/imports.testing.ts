import type { ImportState } from '@medley/contract/transfer/import-values'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { granted, invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { anImport, startImport, uploadImport } from '../../testing/factories/imports.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { members, none } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { day, noRating } from '../../testing/row-values.ts'
import { expireImportsJob } from './imports.jobs.ts'

const own = 'owner'

const limitText: [string, string] = ['limit', 'Must be at least 1']

const item = 'PATCH /v1/imports/{id}/items/{itemId}'

async function planIn(state: ImportState, { plan }: Scene, { ctx }: TestApp): Promise<object> {
  await ctx.db.updateTable('imports').set({ state }).where('id', '=', plan.id).execute()
  return { id: plan.id }
}

const choice =
  (body: object, itemId = 1) =>
  ({ plan }: Scene) => ({
    params: { id: plan.id, itemId },
    body: { action: 'choose', workId: missingId, medium: 'film', ...body },
  })

const titles = ['Alien', 'Brazil']

const nothing = { reviews: 0, lists: 0, entries: 0, noted: 0 }

const everything = { reviews: 2, lists: 2, entries: 4, noted: 10 }

function listFile(title: string) {
  const lines = [
    'Letterboxd list export v7',
    'Date,Name,Tags,URL,Description',
    `2024-05-02,${title},,https://boxd.example/l,`,
    '',
    'Position,Name,Year,URL,Description',
    ...titles.map((one, index) => `${index + 1},${one},1980,https://boxd.example/${index},`),
    '',
  ]
  return { name: `lists/${title}.csv`, content: lines.join('\n') }
}

/** A confirmed plan with two ratings and two lists of two entries. */
async function confirmImport(app: TestApp) {
  const me = await aUser(app)
  for (const title of titles) await aWork(app, { title, releaseDate: '1980' })
  const rows = titles.map((title) => ['2020-01-01', title, 1980, 'x', 3])
  const ratings = { name: 'ratings.csv', content: csvOf(headers.ratings, rows) }
  const files = [ratings, listFile('Night'), listFile('Rain')]
  const { body } = await uploadImport(app, me, files)
  const path = { params: { id: String(body.id) } }
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...path, body: {} })
  const stateNow = async () => (await app.call(me, 'GET /v1/imports/{id}', path)).body.state
  return { me, path, stateNow }
}

/** Counts of a member's rows and of the items recorded as written. */
async function countAll(app: TestApp, { id }: { id: number }) {
  const { rows } = await sql<typeof nothing>`
    select (select count(*) from reviews where author_id = ${id}) as reviews,
      (select count(*) from lists where owner_id = ${id}) as lists,
      (select count(*) from list_entries join lists on lists.id = list_id where owner_id = ${id})
        as entries,
      (select count(*) from import_writes where user_id = ${id}) as noted`.execute(app.ctx.db)
  return rows[0]
}

const writing: KilledJob = {
  kind: 'import-write',
  moments: [before('insert into list_entries', 2), 'end'],
  async begin({ app }) {
    const { me, stateNow } = await confirmImport(app)
    return async () => {
      expect(await stateNow()).toBe('written')
      expect(await countAll(app, me)).toEqual(everything)
    }
  },
}

/** Uploads two ratings, and has them planned with the second kept as the file names it. */
async function startPlan(app: TestApp) {
  const me = await aUser(app)
  await aWork(app, { title: 'Alien', releaseDate: '1980' })
  const rows = ['Alien', 'About 5'].map((title) => ['2020-01-01', title, 1980, 'x', 3])
  const files = [{ name: 'ratings.csv', content: csvOf(headers.ratings, rows) }]
  const { body } = await startImport(app, me, files)
  const path = { params: { id: String(body.id) } }
  return { me, path, get: async () => (await app.call(me, 'GET /v1/imports/{id}', path)).body }
}

const planning: KilledJob = {
  kind: 'import-plan',
  moments: [before('insert into import_items'), before('delete from "import_uploads"'), 'end'],
  async begin({ app }) {
    const { get } = await startPlan(app)
    expect(await get()).toMatchObject({ state: 'planning' })
    return async () => {
      expect(await get()).toMatchObject({ state: 'planned', items: { total: 2, new: 2 }, added: 1 })
      const items = await app.ctx.db.selectFrom('import_items').select('position').execute()
      expect(items).toHaveLength(2)
      expect(await app.ctx.db.selectFrom('import_uploads').select('file').execute()).toEqual([])
    }
  },
}

const changing: KilledJob = {
  kind: 'import-change',
  moments: [before('update import_items'), before('update "imports"', 2), 'end'],
  async begin({ app }) {
    const { me, path, get } = await startPlan(app)
    await aWork(app, { title: 'About 5', releaseDate: '1979' })
    await app.runJobs({}, 'import-plan')
    expect((await get()).questions).toMatchObject({ likely: 1 })
    await app.call(me, 'POST /v1/imports/{id}/accept', path)
    expect(await get()).toMatchObject({ state: 'changing', progress: { done: 0, total: 1 } })
    return async () => {
      expect(await get()).toMatchObject({ state: 'planned', questions: { likely: 0 }, added: 0 })
    }
  },
}

const undoing: KilledJob = {
  kind: 'import-undo',
  moments: [before('update import_writes', 3), 'end'],
  async begin({ app }) {
    const { me, path, stateNow } = await confirmImport(app)
    await app.runJobs()
    expect(await countAll(app, me)).toEqual(everything)
    await app.call(me, 'POST /v1/imports/{id}/undo', path)
    return async () => {
      expect(await stateNow()).toBe('undone')
      expect(await countAll(app, me)).toEqual(nothing)
    }
  },
}

const oldImports: KilledJob = {
  kind: 'imports-expire',
  moments: [before('delete from "imports"'), 'end'],
  async begin({ app }) {
    const by = await aUser(app)
    await anImport(app, { by, title: 'Old' })
    app.clock.advance(91 * day)
    const young = await anImport(app, { by, title: 'Young' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireImportsJob, {})
    return async () => {
      expect(await app.ctx.db.selectFrom('imports').select('id').execute()).toEqual([young])
      const items = await app.ctx.db.selectFrom('import_items').select('import_id').execute()
      expect(items).toEqual([{ import_id: young.id }])
    }
  },
}

const ownerAlone = (answer: string) => [
  none,
  ...Array.from({ length: 4 }, () => '404 import_not_found'),
  answer,
  '404 import_not_found',
]

const plan = ({ plan }: Scene) => ({ params: { id: plan.id } })

export const importsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /v1/imports',
      about: 'without a file',
      answers: members('400 validation_error'),
    },
    {
      endpoint: 'POST /v1/imports',
      about: 'with an export',
      values: ({ work }) => ({
        form: {
          name: 'watched.csv',
          bytes: Buffer.from(
            `Date,Name,Year,Letterboxd URI\n2024-05-01,${work.title},2001,https://boxd.example/1\n`,
          ),
        },
      }),
    },
    {
      endpoint: 'POST /v1/imports/table',
      about: 'without a file',
      answers: members('400 validation_error'),
    },
    {
      endpoint: 'POST /v1/imports/table',
      about: 'with a table',
      values: () => ({ form: { name: 'mine.csv', bytes: Buffer.from('Film;Note\nQuay;8,5\n') } }),
    },
    { endpoint: 'GET /v1/imports/{id}', values: plan, answers: ownerAlone('200') },
    { endpoint: 'GET /v1/imports/{id}/items', values: plan, answers: ownerAlone('200') },
    { endpoint: 'GET /v1/imports/{id}/kept', values: plan, answers: ownerAlone('200') },
    {
      endpoint: 'PATCH /v1/imports/{id}/items/{itemId}',
      values: ({ plan, work }) => ({
        params: { id: plan.id, itemId: 1 },
        body: { action: 'choose', workId: work.id, medium: work.medium },
      }),
      answers: ownerAlone('200'),
    },
    {
      endpoint: 'PATCH /v1/imports/{id}/files/{fileId}',
      about: 'that is no list',
      values: ({ plan: { id } }) => ({ params: { id, fileId: 1 }, body: { listMeaning: 'list' } }),
      answers: ownerAlone('404 import_file_not_found'),
    },
    { endpoint: 'POST /v1/imports/{id}/accept', values: plan, answers: ownerAlone('202') },
    { endpoint: 'POST /v1/imports/{id}/update', values: plan, answers: ownerAlone('202') },
    { endpoint: 'POST /v1/imports/{id}/confirm', values: plan, answers: ownerAlone('202') },
    {
      endpoint: 'POST /v1/imports/{id}/undo',
      about: 'of what is not written',
      values: plan,
      answers: ownerAlone('409 import_closed'),
    },
    { endpoint: 'DELETE /v1/imports/{id}', values: plan, answers: ownerAlone('200') },
    {
      endpoint: 'POST /review',
      values: ({ work }) => ({ body: { workID: work.id, medium: 'film', rating: 7 } }),
    },
  ],
  answers: [
    invalid('GET /v1/imports', { query: { limit: 0 } }, limitText),
    ...(['GET /v1/imports/{id}/items', 'GET /v1/imports/{id}/kept'] as const).map((endpoint) =>
      invalid(endpoint, ({ plan }) => ({ params: plan, query: { limit: 0 } }), limitText, own),
    ),
    mediumRefused(item, choice({ medium: 'movie' }), own),
    refused(item, 'work_not_found', choice({}), { by: own }),
    refused(item, 'import_item_not_found', choice({}, missingId), { by: own }),
    ...(
      [
        'POST /v1/imports/{id}/accept',
        'POST /v1/imports/{id}/update',
        'POST /v1/imports/{id}/confirm',
      ] as const
    ).map((endpoint) =>
      refused(
        endpoint,
        'import_closed',
        async (scene, app) => ({ params: await planIn('undone', scene, app) }),
        { by: own },
      ),
    ),
    refused(
      item,
      'import_closed',
      async (scene, app) => {
        await planIn('undone', scene, app)
        return choice({ workId: scene.work.id })(scene)
      },
      { by: own },
    ),
    granted('POST /v1/imports/{id}/undo', own, async (scene, app) => ({
      params: await planIn('written', scene, app),
    })),
    invalid('POST /review', { body: { workID: 1, medium: 'film', rating: 1.5 } }, noRating),
    invalid(
      'POST /review',
      ({ work }) => ({
        body: [1, 1, 1, 11].map((rating) => ({ workID: work.id, medium: 'film', rating })),
      }),
      ['[3].rating', 'Must be a whole number from 0 to 10'],
    ),
    mediumRefused('POST /review', { body: { workID: 1, medium: 'movie', rating: 1 } }),
    refused('POST /review', 'work_not_found', {
      body: { workID: missingId, medium: 'film', rating: 1 },
    }),
  ],
  killedJobs: [planning, changing, writing, undoing, oldImports],
}
