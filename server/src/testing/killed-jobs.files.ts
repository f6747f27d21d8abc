import { sql } from 'kysely'
import { expect } from 'vitest'
import { expireExportsJob } from '../features/exports/exports.jobs.ts'
import { expireImportsJob } from '../features/imports/imports.jobs.ts'
import { csvOf, headers } from './factories/export-files.ts'
import { fetchExportOf } from './factories/exports.ts'
import { anImport, uploadImport } from './factories/imports.ts'
import { aReview } from './factories/reviews.ts'
import { aUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import type { TestApp } from './harness.ts'
import { before, type KilledJob } from './killed-jobs.ts'

const day = 86_400_000

/** A plan of two ratings that is confirmed. */
async function confirmImport(app: TestApp) {
  const me = await aUser(app)
  const titles = ['Alien', 'Brazil']
  for (const title of titles) await aWork(app, { title, releaseDate: '1980' })
  const rows = titles.map((title) => ['2020-01-01', title, 1980, 'x', 3])
  const files = [{ name: 'ratings.csv', content: csvOf(headers.ratings, rows) }]
  const { body } = await uploadImport(app, me, files)
  const path = { params: { id: String(body.id) } }
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...path, body: {} })
  const count = async () => {
    const reviews = await app.ctx.db
      .selectFrom('reviews')
      .select('id')
      .where('author_id', '=', me.id)
      .execute()
    const { state } = (await app.call(me, 'GET /v1/imports/{id}', path)).body
    return { state, reviews: reviews.length }
  }
  return { me, path, count }
}

const writing: KilledJob = {
  kind: 'import-write',
  moments: ['end'],
  async begin({ app }) {
    const { count } = await confirmImport(app)
    return async () => expect(await count()).toEqual({ state: 'written', reviews: 2 })
  },
}

const undoing: KilledJob = {
  kind: 'import-undo',
  moments: ['end'],
  async begin({ app }) {
    const { me, path, count } = await confirmImport(app)
    await app.runJobs()
    const own = await aReview(app, { by: me })
    await app.call(me, 'POST /v1/imports/{id}/undo', path)
    return async () => {
      expect(await count()).toEqual({ state: 'undone', reviews: 1 })
      const { rows } = await sql<{ id: number }>`
        select id from reviews where author_id = ${me.id}`.execute(app.ctx.db)
      expect(rows).toEqual([{ id: own.id }])
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

const exporting: KilledJob = {
  kind: 'export-write',
  moments: ['end'],
  async begin({ app }) {
    const me = await aUser(app)
    await aReview(app, { by: me })
    const { body } = await app.call(me, 'POST /v1/exports')
    return async () => {
      const { document } = await fetchExportOf(app, me, body.id)
      expect(document.reviews).toHaveLength(1)
      expect(await app.ctx.db.selectFrom('export_pieces').select('position').execute()).toEqual([
        { position: 1 },
      ])
    }
  },
}

const oldExports: KilledJob = {
  kind: 'exports-expire',
  moments: [before('delete from "exports"'), 'end'],
  async begin({ app }) {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    await app.call(ann, 'POST /v1/exports')
    await app.runJobs()
    app.clock.advance(7 * day)
    const young = await app.call(ben, 'POST /v1/exports')
    await app.runJobs()
    await app.ctx.jobs.enqueue(app.ctx.db, expireExportsJob, {})
    return async () => {
      const { id } = young.body
      expect(await app.ctx.db.selectFrom('exports').select('id').execute()).toEqual([{ id }])
      const pieces = await app.ctx.db.selectFrom('export_pieces').select('export_id').execute()
      expect(pieces).toEqual([{ export_id: id }])
    }
  },
}

export const killedFiles: readonly KilledJob[] = [
  writing,
  undoing,
  oldImports,
  exporting,
  oldExports,
]
