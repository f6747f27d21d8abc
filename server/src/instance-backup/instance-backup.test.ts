import { existsSync, readdirSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '../db/connect.ts'
import { createFolderFiles } from '../files/folder-files.ts'
import { aComment } from '../testing/factories/comments.ts'
import { aList } from '../testing/factories/lists.ts'
import { aReview, aReviewLike } from '../testing/factories/reviews.ts'
import { aUser } from '../testing/factories/users.ts'
import { aWork } from '../testing/factories/works.ts'
import { useTestApp } from '../testing/harness.ts'
import { findMiscounts } from '../testing/database/recount.ts'
import { createEmptyDatabase, type TestDatabase } from '../testing/database/test-database.ts'
import { withClient } from '../testing/database/with-client.ts'
import { ArchiveError } from './archive-error.ts'
import { backUp, type BackupSource } from './back-up.ts'
import { checkArchive } from './check-archive.ts'
import { moveDatabase } from './move-database.ts'
import { restore, type RestoreSettings } from './restore.ts'

const app = useTestApp()
const secret = Buffer.from('a secret that the product made, 48 bytes of text')
const passphrase = 'seven plain words that nobody guesses'
const pictureKey = `${'a1'.repeat(16)}.webp`
const now = new Date('2026-05-01T02:30:00Z')

let folder: string
let empty: TestDatabase
let source: BackupSource
let picture: Buffer

beforeAll(async () => {
  const ann = await aUser(app)
  const ben = await aUser(app)
  const review = await aReview(app, { by: ann, review: 'Tab\tquote " backslash \\ line\nend \\.' })
  await aReviewLike(app, { by: ben, of: review })
  await aComment(app, { by: ben, on: review })
  await aList(app, { by: ann, of: [await aWork(app)] })
  await app.ctx.db
    .updateTable('users')
    .set({ profile_picture: pictureKey })
    .where('id', '=', ann.id)
    .execute()
  await app.call(ann, 'POST /v1/exports')
})

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-backup-'))
  // The embedded server may run as another user, who must be able to enter.
  await chmod(folder, 0o755)
  empty = await createEmptyDatabase()
  const files = createFolderFiles(join(folder, 'source'), 'https://medley.example')
  picture = Buffer.from('the bytes of a picture')
  await files.put(pictureKey, picture)
  source = { connectionString: app.connectionString, files, secret, isOwnSecret: true }
})

afterEach(async () => {
  await empty.drop()
  await rm(folder, { recursive: true, force: true })
})

afterAll(async () => {
  await app.runJobs()
})

const archive = () => join(folder, 'medley.backup')
const write = (given?: string) => backUp(source, { file: archive(), passphrase: given, now })

/** An empty data folder, with a database of a server. */
const target = (): RestoreSettings => ({
  dataDir: join(folder, 'data'),
  databaseUrl: empty.connectionString,
  postgresPrograms: undefined,
  publicUrl: 'https://medley.example',
  s3: null,
  tokenSecret: undefined,
})
const bring = (given?: string) => restore(target(), { file: archive(), passphrase: given })

/** Caches, and what the migrations themselves write. */
const written = ['work_pictures', 'schema_migrations', 'schema_migrations_lock']

/** All rows of all tables but these, and the state of all sequences. */
async function contentOf(connectionString: string): Promise<Record<string, string[]>> {
  return withClient(connectionString, async (client) => {
    const names = await listNames(client, 'r')
    const content: Record<string, string[]> = {}
    for (const name of names.filter((one) => !written.includes(one))) {
      content[name] = await listLines(client, `select t::text as line from ${name} as t order by 1`)
    }
    for (const name of await listNames(client, 'S')) {
      content[name] = await listLines(
        client,
        `select last_value || ' ' || is_called as line from ${name}`,
      )
    }
    content['jobs'] = await listLines(
      client,
      'select name || data::text || state as line from pgboss.job order by 1',
    )
    return content
  })
}

async function listNames(client: pg.Client, kind: 'r' | 'S'): Promise<string[]> {
  return listLines(
    client,
    `select oid::regclass::text as line from pg_class
    where relkind = '${kind}' and relnamespace = 'public'::regnamespace order by relname`,
  )
}

async function listLines(client: pg.Client, statement: string): Promise<string[]> {
  const { rows } = await client.query<{ line: string }>(statement)
  return rows.map(({ line }) => line)
}

const tableCount = async () =>
  withClient(empty.connectionString, (client) =>
    listNames(client, 'r').then(({ length }) => length),
  )

describe('a backup', () => {
  test('comes back row by row, with files, keys and waiting jobs', async () => {
    const summary = await write()
    expect(summary).toMatchObject({ files: 1, bytes: (await stat(archive())).size })
    const restored = await bring()
    expect(restored).toEqual({ timeTaken: now, rows: summary.rows, files: 1, secret: 'same' })
    const before = await contentOf(app.connectionString)
    expect(await contentOf(empty.connectionString)).toEqual(before)
    const filled = Object.entries(before).filter(([, lines]) => lines.length > 0)
    expect(filled.map(([name]) => name)).toEqual(
      expect.arrayContaining(['users', 'reviews', 'comments', 'lists', 'work_counts', 'jobs']),
    )
    const data = target().dataDir
    expect(await readFile(join(data, 'keys/token-secret'))).toEqual(secret)
    expect(await readFile(join(data, 'files', pictureKey))).toEqual(picture)
    expect(readdirSync(data).toSorted()).toEqual(['files', 'keys'])
  })

  test('comes back into an embedded database', async () => {
    await write()
    await restore(
      { ...target(), databaseUrl: undefined },
      { file: archive(), passphrase: undefined },
    )
    const data = target().dataDir
    expect(readdirSync(data).toSorted()).toEqual(['files', 'keys', 'pg'])
  })

  test('a backup can be read by its owner only', async () => {
    await write()
    expect((await stat(archive())).mode & 0o777).toBe(0o600)
  })

  test('shows nothing without its passphrase', async () => {
    await write(passphrase)
    const bytes = await readFile(archive())
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    await expect(bring()).rejects.toThrow('is encrypted; give its passphrase')
    await expect(bring('another one')).rejects.toThrow('The passphrase')
    expect(await tableCount()).toBe(0)
    expect((await bring(passphrase)).files).toBe(1)
    // A key is derived from each passphrase, which is slow on purpose.
  })

  test('holds one moment while members write', async () => {
    const writing = new AbortController()
    const by = await aUser(app)
    const writes = (async () => {
      while (!writing.signal.aborted)
        await aReviewLike(app, { by: await aUser(app), of: await aReview(app, { by }) })
    })()
    await write()
    writing.abort()
    await writes
    await bring()
    const db = connect({ connectionString: empty.connectionString }, () => undefined)
    try {
      expect(await findMiscounts(db)).toEqual([])
    } finally {
      await db.destroy()
    }
  })

  test('a backup does not replace a file', async () => {
    await writeFile(archive(), 'something dear')
    await expect(write()).rejects.toThrow('exists already')
    expect(await readFile(archive(), 'utf8')).toBe('something dear')
  })

  test('a backup that fails leaves no file', async () => {
    const failing = { read: () => Promise.reject(new Error('The disk broke')) }
    await expect(
      backUp({ ...source, files: failing }, { file: archive(), passphrase: undefined, now }),
    ).rejects.toThrow('The disk broke')
    expect(readdirSync(folder)).toEqual(['source'])
  })

  test('without the secret says whether the configured one is the same', async () => {
    source = { ...source, isOwnSecret: false }
    await write()
    const settings = { ...target(), tokenSecret: secret.toString() }
    const restored = await restore(settings, { file: archive(), passphrase: undefined })
    expect(restored.secret).toBe('same')
    expect(existsSync(join(target().dataDir, 'keys'))).toBe(false)
    await empty.drop()
    empty = await createEmptyDatabase()
    await rm(target().dataDir, { recursive: true })
    expect((await bring()).secret).toBe('other')
  })
})

describe('nothing is changed by', () => {
  const untouched = async () => {
    expect(await tableCount()).toBe(0)
    expect(existsSync(target().dataDir)).toBe(false)
  }

  test('an archive that is cut off, wherever', async () => {
    const { bytes } = await write()
    for (const part of [0.9, 0.5, 0.001, 0]) {
      await truncate(archive(), Math.floor(bytes * part))
      await expect(bring()).rejects.toThrow(/damaged or cut off|is cut off/)
    }
    await untouched()
  })

  test('an archive in which a bit of what it holds has flipped', async () => {
    const { bytes } = await write()
    const whole = await readFile(archive())
    const written = await checkArchive(archive(), undefined)
    const outcomes = new Set<string>()
    for (let at = 0; at < bytes; at += 41) {
      const flipped = Buffer.from(whole)
      flipped[at] = (flipped[at] ?? 0) ^ 0x10
      await writeFile(archive(), flipped)
      const outcome = await checkArchive(archive(), undefined).then(
        (read) => (isDeepStrictEqual(read, written) ? 'the same' : `other content at ${at}`),
        (error: unknown) => (error instanceof ArchiveError ? 'refused' : String(error)),
      )
      outcomes.add(outcome)
    }
    // A bit of padding is all that may change unnoticed: the digest of what is read decides.
    expect([...outcomes].filter((outcome) => outcome !== 'the same')).toEqual(['refused'])
    await writeFile(archive(), whole.fill(0, Math.floor(bytes / 2), Math.floor(bytes / 2) + 9))
    await expect(bring()).rejects.toThrow(/damaged|cut off/)
    await untouched()
  })

  test('an archive whose key could be guessed, unless another one is set', async () => {
    source = { ...source, secret: Buffer.alloc(0) }
    await write()
    await expect(bring()).rejects.toThrow('keys/token-secret in')
    await untouched()
    const settings = { ...target(), tokenSecret: secret.toString() }
    await restore(settings, { file: archive(), passphrase: undefined })
    expect(existsSync(join(target().dataDir, 'keys'))).toBe(false)
  })

  test('a file that is no backup, or none at all', async () => {
    await writeFile(archive(), 'Title,Year\nAlien,1979\n')
    await expect(bring()).rejects.toThrow('damaged or cut off')
    await rm(archive())
    await expect(bring()).rejects.toThrow('cannot be read (ENOENT)')
    await untouched()
  })

  test('a target that is in use', async () => {
    await write()
    await withClient(empty.connectionString, (client) => client.query('create table mine (id int)'))
    await expect(bring()).rejects.toThrow('has 1 tables already')
    await withClient(empty.connectionString, (client) => client.query('drop table mine'))
    await bring()
    await expect(bring()).rejects.toThrow('keys exists already')
  })
})

describe('moving the database', () => {
  test('copies every row', async () => {
    await moveDatabase(app.connectionString, empty.connectionString)
    expect(await contentOf(empty.connectionString)).toEqual(await contentOf(app.connectionString))
  })

  test('refuses a database that is in use', async () => {
    await moveDatabase(app.connectionString, empty.connectionString)
    await expect(moveDatabase(app.connectionString, empty.connectionString)).rejects.toThrow(
      'Create an empty one',
    )
  })
})
