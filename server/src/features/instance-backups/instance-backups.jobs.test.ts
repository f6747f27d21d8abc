import { readdirSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { NightlyBackup } from '../../instance-backup/back-up.ts'
import { checkArchive } from '../../instance-backup/check-archive.ts'
import { nightlyBackupIn } from '../../testing/nightly-backup.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { backUpInstanceJob } from './instance-backups.jobs.ts'

const app = useTestApp()
let folder: string
let target: NightlyBackup

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-nights-'))
  target = nightlyBackupIn(folder)
  await app.ctx.db.deleteFrom('instance_backups').execute()
  await app.ctx.db.deleteFrom('users').execute()
  await sql`delete from pgboss.job`.execute(app.ctx.db)
})

afterEach(() => rm(folder, { recursive: true, force: true }))

async function night(nightlyBackup: NightlyBackup | null = target): Promise<void> {
  await app.ctx.jobs.enqueue(app.ctx.db, backUpInstanceJob, {})
  await app.runJobs({ nightlyBackup })
}

const operations = async () =>
  (await app.call(await aUser(app, { id: 1 }), 'GET /v1/operations')).body

test('a night leaves a whole backup, which the dashboard shows', async () => {
  await night()
  const [file = '', ...others] = readdirSync(target.folder)
  expect(file).toMatch(/^medley-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.backup$/)
  expect(others).toEqual([])
  const { opening, secret } = await checkArchive(join(target.folder, file), undefined)
  expect(opening.timeTaken).toBe(app.clock.now().toISOString())
  expect(secret).toEqual(Buffer.from(target.secret))
  const { backup } = await operations()
  expect(backup).toMatchObject({
    timeDone: app.clock.now().toISOString(),
    timeFailed: null,
    failure: null,
  })
  expect(backup?.bytes).toBeGreaterThan(1000)
})

test('a passphrase encrypts it', async () => {
  const passphrase = 'seven plain words that nobody guesses'
  await night({ ...target, passphrase })
  const [file = ''] = readdirSync(target.folder)
  expect(file).toMatch(/\.backup\.age$/)
  const { closing } = await checkArchive(join(target.folder, file), passphrase)
  expect(closing.entries).toBeGreaterThan(1)
  // A key is derived from the passphrase, which is slow on purpose.
})

test('old ones are removed, other files and newer ones are not', async () => {
  const ofDay = (day: number) => `medley-2020-01-${String(day).padStart(2, '0')}T02-30-00Z.backup`
  await mkdir(target.folder)
  const others = ['notes.txt', `${ofDay(1)}.part`]
  for (const name of [...Array.from({ length: 20 }, (_, day) => ofDay(day + 1)), ...others]) {
    await writeFile(join(target.folder, name), '')
  }
  await night()
  const left = readdirSync(target.folder).filter((name) => !name.startsWith('medley-202'))
  expect(left).toEqual(['notes.txt'])
  const old = readdirSync(target.folder).filter((name) => name.startsWith('medley-2020'))
  // With the one of this night, the newest of seven days, and the end of the week before.
  expect(old).toEqual([12, 15, 16, 17, 18, 19, 20].map(ofDay))
})

test('a failure is noted and retried', async () => {
  await writeFile(target.folder, 'a file where the folder should be')
  await expect(night()).rejects.toThrow('ended: failed')
  expect((await operations()).backup).toMatchObject({
    timeDone: null,
    timeFailed: app.clock.now().toISOString(),
    failure: expect.stringContaining('EEXIST'),
  })
})

test('nothing happens without a folder', async () => {
  await night(null)
  expect(readdirSync(folder)).toEqual([])
  expect(await app.ctx.db.selectFrom('instance_backups').selectAll().execute()).toEqual([])
})
