import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { expireExportsJob } from '../features/exports/exports.jobs.ts'
import { expireIdempotencyKeysJob } from '../features/idempotency/idempotency.jobs.ts'
import { expireRateLimitsJob } from '../features/rate-limits/rate-limits.jobs.ts'
import { createRequestCounter } from '../features/rate-limits/rate-limits.service.ts'
import { expireImportsJob } from '../features/imports/imports.jobs.ts'
import { backUpInstanceJob } from '../features/instance-backups/instance-backups.jobs.ts'
import { checkArchive } from '../instance-backup/check-archive.ts'
import { expireSessionsJob } from '../features/sessions/sessions.jobs.ts'
import { backupPlaceIn } from './backup-place.ts'
import { csvOf, headers } from './factories/export-files.ts'
import { fetchExportOf } from './factories/exports.ts'
import { anImport, uploadImport } from './factories/imports.ts'
import { aSession } from './factories/sessions.ts'
import { aReview } from './factories/reviews.ts'
import { aUser } from './factories/users.ts'
import { aWork } from './factories/works.ts'
import type { TestApp } from './harness.ts'
import { before, type KilledJob } from './killed-jobs.ts'

const day = 86_400_000

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
    ...titles.map((one, place) => `${place + 1},${one},1980,https://boxd.example/${place},`),
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

const oldIdempotencyKeys: KilledJob = {
  kind: 'idempotency-keys-expire',
  moments: [before('delete from "idempotency_keys"'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const post = (key: string) =>
      app.send({
        method: 'POST',
        url: '/v1/lists',
        headers: { authorization: `Bearer ${me.token}`, 'idempotency-key': key },
        payload: { title: key },
      })
    await post('old')
    app.clock.advance(day)
    await post('young')
    const time_created = app.clock.now()
    await app.ctx.jobs.enqueue(app.ctx.db, expireIdempotencyKeysJob, {})
    return async () => {
      const keys = app.ctx.db.selectFrom('idempotency_keys').select('time_created')
      expect(await keys.execute()).toEqual([{ time_created }])
    }
  },
}

const endedRateLimits: KilledJob = {
  kind: 'rate-limits-expire',
  moments: [before('delete from "rate_limit_counts"'), 'end'],
  async begin({ app }) {
    const count = createRequestCounter(app.ctx)
    await count([{ key: ['old'], max: 1, timeWindow: day }])
    app.clock.advance(day)
    await count([{ key: ['young'], max: 1, timeWindow: day }])
    await app.ctx.jobs.enqueue(app.ctx.db, expireRateLimitsJob, {})
    return async () => {
      const counts = app.ctx.db.selectFrom('rate_limit_counts').select('time_window_ends')
      const time_window_ends = new Date(app.clock.now().getTime() + day)
      expect(await counts.execute()).toEqual([{ time_window_ends }])
    }
  },
}

const oldSessions: KilledJob = {
  kind: 'sessions-expire',
  moments: [before('delete from "sessions"'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    await aSession(app, me, { lifetime: 'ordinary', device: 'old' })
    app.clock.advance(7 * day)
    await aSession(app, me, { lifetime: 'ordinary', device: 'young' })
    await app.ctx.jobs.enqueue(app.ctx.db, expireSessionsJob, {})
    return async () => {
      const sessions = app.ctx.db.selectFrom('sessions').select('device').orderBy('device')
      const left = await sessions.where('user_id', '=', me.id).execute()
      expect(left.map(({ device }) => device)).toEqual(['Firefox on Linux', 'young'])
    }
  },
}

const backingUp: KilledJob = {
  kind: 'instance-backup',
  moments: [before('insert into "instance_backups"'), before('update "instance_backups"'), 'end'],
  async begin({ app }) {
    const { folder } = backupPlaceIn(app.outbox)
    await rm(folder, { recursive: true, force: true })
    await app.ctx.jobs.enqueue(app.ctx.db, backUpInstanceJob, {})
    return async () => {
      const [file = '', ...others] = await readdir(folder)
      expect(others).toEqual([])
      const { opening } = await checkArchive(join(folder, file), undefined)
      expect(opening.tables.length).toBeGreaterThan(10)
    }
  },
}

export const killedFiles: readonly KilledJob[] = [
  backingUp,
  endedRateLimits,
  oldIdempotencyKeys,
  writing,
  undoing,
  oldImports,
  exporting,
  oldExports,
  oldSessions,
]
