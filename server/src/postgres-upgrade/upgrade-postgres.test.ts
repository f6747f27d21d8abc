import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Client } from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { chooseSocketFolder, readMajorOf } from '@medley/embedded-postgres/cluster'
import { endServer, readLockFile } from '@medley/embedded-postgres/process'
import { startEmbeddedPostgres } from '@medley/embedded-postgres/embedded-postgres'
import { copyWholeDatabase } from '../instance-backup/move-database.ts'
import { aComment } from '../testing/factories/comments.ts'
import { aReview, aReviewLike } from '../testing/factories/reviews.ts'
import { aUser } from '../testing/factories/users.ts'
import { useTestApp } from '../testing/harness.ts'
import { withClient } from '../testing/database/with-client.ts'
import { reportOldDatabases } from './old-databases.ts'
import { findOldPrograms } from './old-programs.ts'
import { upgradePostgres, type UpgradeOptions } from './upgrade-postgres.ts'

// Real databases of PostgreSQL 17, whose programs npm installs once into the cache of the repository.
const cache = fileURLToPath(new URL('../../../.cache/postgres-programs', import.meta.url))
const app = useTestApp()
const pictureKey = `${'a1'.repeat(16)}.webp`

/** A database of 17 with the rows of the app, which each test copies. */
let prepared: string
let folder: string
let dataDir: string
let oldBinFolder: string
let said: string[]
const children: ChildProcess[] = []
const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }

beforeAll(async () => {
  mkdirSync(cache, { recursive: true })
  const { packageFolder = '' } = await findOldPrograms(17, cache, undefined)
  oldBinFolder = join(packageFolder, 'native', 'bin')
  const ann = await aUser(app)
  const ben = await aUser(app)
  const review = await aReview(app, { by: ann, review: 'Tab\tquote " backslash \\ line\nend \\.' })
  await aReviewLike(app, { by: ben, of: review })
  await aComment(app, { by: ben, on: review })
  await app.ctx.db
    .updateTable('users')
    .set({ profile_picture: pictureKey })
    .where('id', '=', ann.id)
    .execute()
  await app.call(ann, 'POST /v1/exports')
  prepared = makeFolder()
  const server = await startOld(join(prepared, 'pg'))
  await copyWholeDatabase(app.connectionString, server.connectionString())
  await server.stop()
})

afterAll(async () => {
  removeFolder(prepared)
  await app.runJobs()
})

beforeEach(() => {
  folder = makeFolder()
  dataDir = join(folder, 'pg')
  said = []
  cpSync(join(prepared, 'pg'), dataDir, { recursive: true, mode: constants.COPYFILE_FICLONE })
  chmodSync(dataDir, 0o700)
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  await removeServers()
  removeFolder(folder)
})

/** Where the server, which may run as another user, can enter. */
function makeFolder(): string {
  const made = mkdtempSync(join(tmpdir(), 'medley-upgrade-'))
  chmodSync(made, 0o755)
  return made
}

function removeFolder(made: string): void {
  rmSync(made, { recursive: true, force: true })
}

async function removeServers(): Promise<void> {
  for (const name of readdirSync(folder).filter((one) => /^pg(-|\.(?!lock)|$)/.test(one))) {
    await endServer(join(folder, name))
    removeFolder(chooseSocketFolder(join(folder, name)))
  }
}

const old = () => ({ packageFolder: join(oldBinFolder, '..', '..') })
const startOld = (at = dataDir) =>
  startEmbeddedPostgres({ dataDir: at, ...old(), durable: false, log })
const upgrade = (more: Partial<UpgradeOptions> = {}) =>
  upgradePostgres({ dataDir, oldBinFolder, durable: false, log, ...more })

/** All rows of all tables, and the states of the sequences. */
async function contentOf(address: string): Promise<Record<string, unknown[]>> {
  return withClient(address, async (client) => {
    const { rows: tables } = await client.query<{ name: string; kind: string }>(
      `select oid::regclass::text as name, relkind as kind from pg_class
      where relkind in ('r', 'S') and relnamespace = 'public'::regnamespace
        and relname !~ '^schema_migrations' order by relname`,
    )
    const content: Record<string, unknown[]> = {}
    for (const { name, kind } of tables) {
      const state = kind === 'S' ? `last_value || ' ' || is_called` : 't::text'
      content[name] = await linesOf(client, `select ${state} as line from ${name} as t order by 1`)
    }
    content['jobs'] = await linesOf(
      client,
      'select t::text as line from pgboss.job as t order by 1',
    )
    return content
  })
}

async function linesOf(client: Client, statement: string): Promise<unknown[]> {
  const { rows } = await client.query<{ line: string }>(statement)
  return rows.map(({ line }) => line)
}

async function expectMoved(): Promise<void> {
  expect(readMajorOf(dataDir)).toBe(18)
  const server = await startEmbeddedPostgres({ dataDir, durable: false, log })
  const content = await contentOf(server.connectionString())
  await server.stop()
  expect(content).toEqual(await contentOf(app.connectionString))
  expect(content['users']?.join()).toContain(pictureKey)
  expect(content['jobs']).toHaveLength(2)
}

async function expectUntouched(): Promise<void> {
  expect(readdirSync(folder).filter((name) => name.startsWith('pg.'))).toEqual(
    existsSync(join(folder, 'pg.lock')) ? ['pg.lock'] : [],
  )
  const server = await startOld()
  const content = await contentOf(server.connectionString())
  await server.stop()
  expect(content).toEqual(await contentOf(app.connectionString))
}

/** Moves in another process. */
function upgradeElsewhere(): ChildProcess {
  const script = join(folder, 'upgrade.mts')
  writeFileSync(
    script,
    `import { upgradePostgres } from ${JSON.stringify(join(import.meta.dirname, 'upgrade-postgres.ts'))}
     const log = { info() {}, warn() {} }
     await upgradePostgres({ ...${JSON.stringify({ dataDir, oldBinFolder, durable: false })}, log })`,
  )
  const child = fork(script)
  children.push(child)
  return child
}

async function killWhen(child: ChildProcess, isTime: () => boolean): Promise<void> {
  await expect.poll(isTime, { interval: 2 }).toBe(true)
  child.kill('SIGKILL')
  await once(child, 'exit')
}

describe('a database of PostgreSQL 17', { timeout: 120_000 }, () => {
  test('is moved to 18 row by row, and kept', async () => {
    await upgrade()
    expect(said.join('\n')).toMatch(/Moved \d+ rows to PostgreSQL 18.*kept in .*pg-17 \(\d+ MB\)/)
    await expectMoved()
    renameSync(join(folder, 'pg-17'), join(folder, 'kept'))
    const kept = await startOld(join(folder, 'kept'))
    expect(await contentOf(kept.connectionString())).toEqual(await contentOf(app.connectionString))
    await kept.stop()
    await endServer(join(folder, 'kept'))
  })

  test('is moved once by two starts at the same time', async () => {
    const others = [upgradeElsewhere(), upgradeElsewhere()]
    const codes = await Promise.all(others.map((other) => once(other, 'exit')))
    expect(codes.map(([code]) => code)).toEqual([0, 0])
    await expectMoved()
    expect(readdirSync(folder).filter((name) => name.startsWith('pg-'))).toEqual(['pg-17'])
  })

  test('is not moved while another process uses it', async () => {
    const other = await startOld()
    await expect(upgrade()).rejects.toThrow(/Another process uses.*Nothing is lost/s)
    await other.stop()
    await expectUntouched()
  })

  test('is not touched without room on the disk', async () => {
    await expect(upgrade({ freeBytes: () => 1_000_000 })).rejects.toThrow(
      /needs \d+ MB of free space.*there are 1 MB/,
    )
    await expectUntouched()
  })

  test('is not touched if a table cannot be copied', async () => {
    const server = await startOld()
    await withClient(server.connectionString(), (client) =>
      client.query('create table unknown_table as select 1 as one'),
    )
    await server.stop()
    await expect(upgrade()).rejects.toThrow(/unknown_table.*Nothing is lost/s)
    expect(readdirSync(folder).toSorted()).toEqual(['pg', 'pg.lock'])
  })

  test('is removed two weeks after its move', () => {
    const kept = join(folder, 'pg-17')
    renameSync(dataDir, kept)
    reportOldDatabases(dataDir, new Date(), log)
    expect(said.at(-1)).toContain('remove it earlier when all is well')
    const longAgo = new Date(Date.now() - 15 * 86_400_000)
    utimesSync(kept, longAgo, longAgo)
    reportOldDatabases(dataDir, new Date(), log)
    expect(existsSync(kept)).toBe(false)
  })
})

describe('a kill', { timeout: 120_000 }, () => {
  const next = () => `${dataDir}.next`

  test.for([
    ['while the new database is created', () => existsSync(next())],
    ['while its server starts', () => readLockFile(next()) !== undefined],
  ] as const)('%s leaves the old one to the next start', async ([, isTime]) => {
    await killWhen(upgradeElsewhere(), isTime)
    expect(readMajorOf(dataDir)).toBe(17)
    await upgrade()
    await expectMoved()
  })

  test('half-way through the rows leaves the old one to the next start', async () => {
    const server = await startOld()
    await server.stop()
    const child = upgradeElsewhere()
    await expect.poll(() => readLockFile(dataDir)?.ready).toBe(true)
    const address = server.superuserAddress()
    await withClient(address, async (client) => {
      await client.query('begin; lock table reviews in access exclusive mode')
      const waiting = `select 1 from pg_locks where relation = 'reviews'::regclass and not granted`
      await expect.poll(async () => (await client.query(waiting)).rowCount).toBe(1)
      child.kill('SIGKILL')
      await once(child, 'exit')
    })
    await upgrade()
    await expectMoved()
  })

  test('a kill between the two renames is made good by the next start', async () => {
    await upgrade()
    renameSync(dataDir, `${dataDir}.complete`)
    await upgrade()
    await expectMoved()
  })

  test('before them does not bring back a copy that is out of date', async () => {
    mkdirSync(`${dataDir}.complete`)
    await upgrade()
    await expectMoved()
    expect(existsSync(`${dataDir}.complete`)).toBe(false)
  })
})
