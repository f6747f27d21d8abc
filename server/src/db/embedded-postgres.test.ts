import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseSocketFolder } from '@medley/embedded-postgres/cluster'
import { endServer, isAlive, isServerOf, readLockFile } from '@medley/embedded-postgres/process'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from '@medley/embedded-postgres/embedded-postgres'
import { paths } from '../paths.ts'
import { connect } from './connect.ts'
import { migrate } from './migrate.ts'

const PATIENCE_MS = 60_000
let folder: string
let dataDir: string
let said: string[]
let children: ChildProcess[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'medley-launcher-'))
  // The server may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'pg')
  said = []
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  await endServer(dataDir)
  rmSync(chooseSocketFolder(dataDir), { recursive: true, force: true })
  rmSync(folder, { recursive: true, force: true })
})

const log = { info: (text: string) => said.push(text), warn: (text: string) => said.push(text) }

function start(options: Partial<EmbeddedPostgresOptions> = {}): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ dataDir, durable: false, log, ...options })
}

async function ask(address: string, statement: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  client.on('error', (error) => said.push(error.message))
  try {
    await client.connect()
    const { rows } = await client.query<unknown[]>({ text: statement, rowMode: 'array' })
    return rows.flat()
  } finally {
    await client.end()
  }
}

function serverPid(): number {
  const pid = readLockFile(dataDir)?.pid
  if (pid === undefined) throw new Error('no server runs')
  return pid
}

/** The owners of what is in a database, without the system's and the extensions' parts. */
const ownersInDatabase = `
  select owner::regrole::text
  from (
    select 'pg_class'::regclass as class, oid, relnamespace as schema, relowner as owner from pg_class
    union all select 'pg_proc'::regclass, oid, pronamespace, proowner from pg_proc
    union all select 'pg_type'::regclass, oid, typnamespace, typowner from pg_type
    union all select 'pg_namespace'::regclass, oid, oid, nspowner from pg_namespace where nspname <> 'public'
  ) as owned
  where schema::regnamespace::text !~ '^pg_(catalog|toast|temp)|^information_schema'
    and not exists (
      select from pg_depend
      where classid = owned.class and objid = owned.oid and deptype = 'e'
    )
    and not exists (
      select from pg_type as arrays
      join pg_type as elements on elements.typarray = arrays.oid
      join pg_depend on pg_depend.objid = elements.oid and deptype = 'e'
      where owned.class = 'pg_type'::regclass and arrays.oid = owned.oid
    )
  group by 1`

/** Starts the server from another process and waits until it is up. */
async function startElsewhere({ as }: { as?: number } = {}): Promise<ChildProcess> {
  const script = join(folder, 'start.mts')
  const launcher = fileURLToPath(import.meta.resolve('@medley/embedded-postgres/embedded-postgres'))
  writeFileSync(
    script,
    `import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
     const log = { info() {}, warn() {} }
     const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
     process.on('message', async () => { await server.stop(); process.exit(0) })
     process.send(server.connectionString())`,
  )
  const child = fork(script, { uid: as, gid: as })
  children.push(child)
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('it ended at once')))
  await Promise.race([once(child, 'message'), ended])
  ended.catch(() => undefined)
  return child
}

describe('a fresh start', { timeout: PATIENCE_MS }, () => {
  it('creates a UTF-8 database, reachable only through its private socket', async () => {
    const server = await start()
    const address = server.connectionString()
    expect(server.adopted).toBe(false)
    expect(await ask(address, 'select current_database()')).toEqual(['medley'])
    expect(await ask(address, `select upper('ä'), length('日本')`)).toEqual(['Ä', 2])
    expect(await ask(address, `show listen_addresses`)).toEqual([''])
    await server.stop()
  })

  it('includes the search extensions', async () => {
    const server = await start()
    const wanted = `select name from pg_available_extensions where name in ('pg_trgm', 'unaccent', 'citext') order by 1`
    expect(await ask(server.connectionString(), wanted)).toEqual(['citext', 'pg_trgm', 'unaccent'])
    await server.stop()
  })

  it('writes every commit to disk by default', async () => {
    const server = await start({ durable: true })
    const settings = `select setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')`
    expect(await ask(server.connectionString(), settings)).toEqual(['on', 'on', 'on'])
    await server.stop()
  })

  it('replaces an unfinished database of a killed start', async () => {
    mkdirSync(`${dataDir}.new-999999999`)
    writeFileSync(join(`${dataDir}.new-999999999`, 'PG_VERSION'), '18')
    const server = await start()
    expect(readdirSync(folder)).toEqual(['pg'])
    await server.stop()
  })

  it('a fresh start by several processes at the same time gives them the same server', async () => {
    const others = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])
    const pid = serverPid()
    for (const other of others) other.send('stop')
    await Promise.all(others.map((other) => once(other, 'exit')))
    expect(others.map((other) => other.exitCode)).toEqual([0, 0, 0])
    expect(isAlive(pid)).toBe(false)
    expect(readdirSync(folder).sort()).toEqual(['pg', 'start.mts'])
  })
})

describe('the role of the product', { timeout: PATIENCE_MS }, () => {
  it('owns its database and may no more than that', async () => {
    const server = await start()
    const address = server.connectionString()
    const rights = `select rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication
      from pg_roles where rolname = current_user`
    expect(await ask(address, rights)).toEqual(['medley', false, false, false, false])
    await expect(ask(address, `copy (select 1) to program 'true'`)).rejects.toThrow(/denied/)
    await expect(ask(address, 'set role postgres')).rejects.toThrow(/denied/)
    await expect(ask(address, 'create database more')).rejects.toThrow(/denied/)
    await server.stop()
  })

  it('the role of the product may add the extensions and every table', async () => {
    const server = await start()
    const db = connect({ connectionString: server.connectionString() }, () => undefined)
    await migrate(db, paths.migrations)
    await db.destroy()
    expect(await ask(server.connectionString(), ownersInDatabase)).toEqual(['medley'])
    await server.stop()
  })

  it('is given a database that belonged to the superuser, with all its contents', async () => {
    const first = await start()
    const superuser = connect({ connectionString: first.superuserAddress() }, () => undefined)
    await migrate(superuser, paths.migrations)
    await sql`
      create schema pgboss;
      create table pgboss.parted (id serial, day date) partition by list (day);
      create table pgboss.part partition of pgboss.parted default;
      create type pgboss.state as enum ('created');
      create view pgboss.all_of_it as select * from pgboss.parted;
    `.execute(superuser)
    await sql`alter database medley owner to postgres`.execute(superuser)
    await sql`drop role medley`.execute(superuser)
    await superuser.destroy()
    await first.stop()
    const second = await start()
    const address = second.connectionString()
    expect(await ask(address, ownersInDatabase)).toEqual(['medley'])
    await ask(address, 'alter table users add column added_by_the_owner integer')
    await ask(address, 'drop schema pgboss cascade')
    await second.stop()
  })

  it('is the only one that connects, beside the superuser, and for the same system user', async () => {
    const server = await start()
    const methods = `select distinct auth_method from pg_hba_file_rules`
    expect(await ask(server.superuserAddress(), methods)).toEqual(['peer'])
    await ask(server.superuserAddress(), 'create role someone login')
    const asSomeone = server.connectionString().replace('medley@', 'someone@')
    await expect(ask(asSomeone, 'select 1')).rejects.toThrow(/Peer authentication failed/)
    await server.stop()
  })
})

describe('stopping', { timeout: PATIENCE_MS }, () => {
  it('leaves no process behind and keeps the data for the next start', async () => {
    const first = await start()
    const pid = serverPid()
    await ask(first.connectionString(), 'create table kept as select 7 as value')
    await first.stop()
    expect(isAlive(pid)).toBe(false)
    expect(existsSync(join(dataDir, 'postmaster.pid'))).toBe(false)
    const second = await start()
    expect(await ask(second.connectionString(), 'select value from kept')).toEqual([7])
    await second.stop()
  })

  it('is harmless when repeated', async () => {
    const server = await start()
    await server.stop()
    await expect(server.stop()).resolves.toBeUndefined()
  })

  it('leaves the server to another process that uses it, which later stops it', async () => {
    const other = await startElsewhere()
    const server = await start()
    const pid = serverPid()
    expect(server.adopted).toBe(true)
    await server.stop()
    expect(isServerOf(pid, dataDir)).toBe(true)
    other.send('stop')
    await once(other, 'exit')
    expect(isAlive(pid)).toBe(false)
  })
})

describe('after a kill', { timeout: PATIENCE_MS }, () => {
  it('after a kill of the starting process, the server is adopted with all committed data', async () => {
    const starter = await startElsewhere()
    const pid = serverPid()
    starter.kill('SIGKILL')
    await once(starter, 'exit')
    const server = await start()
    expect(server.adopted).toBe(true)
    expect(serverPid()).toBe(pid)
    expect(await ask(server.connectionString(), 'select current_database()')).toEqual(['medley'])
    await server.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('after a kill of both, the next start recovers all committed data', async () => {
    const starter = await startElsewhere()
    const address = `postgresql://medley@/medley?host=${readLockFile(dataDir)?.socketFolder}`
    await ask(address, 'create table kept as select 7 as value')
    starter.kill('SIGKILL')
    process.kill(serverPid(), 'SIGKILL')
    const server = await start()
    expect(server.adopted).toBe(false)
    expect(await ask(server.connectionString(), 'select value from kept')).toEqual([7])
    await server.stop()
  })

  it('after a kill of the server, it restarts at the same address with all committed data', async () => {
    const server = await start({ durable: true })
    const address = server.connectionString()
    const killed = serverPid()
    await ask(address, 'create table kept as select 7 as value')
    process.kill(killed, 'SIGKILL')
    await expect.poll(() => ask(address, 'select value from kept').catch(String)).toEqual([7])
    expect(serverPid()).not.toBe(killed)
    expect(said.join()).toContain('starting it again')
    await server.stop()
    expect(readLockFile(dataDir)).toBeUndefined()
  })

  it('ignores a lock file whose process id now belongs to another program', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(
      join(dataDir, 'postmaster.pid'),
      `${process.pid}\n${dataDir}\n1\n5432\n/tmp\n\n\nready\n`,
    )
    const second = await start()
    expect(second.adopted).toBe(false)
    await second.stop()
  })
})

describe('a failing start', { timeout: PATIENCE_MS }, () => {
  it('reports data of another version, and what to do', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'PG_VERSION'), '14\n')
    await expect(start()).rejects.toThrow(/made by PostgreSQL 14.*PG_BIN/s)
  })

  it('a failing start does not touch a folder with other content', async () => {
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'letter.txt'), 'dear')
    await expect(start()).rejects.toThrow(/not empty, but holds no database/)
    expect(readdirSync(dataDir)).toEqual(['letter.txt'])
  })

  it('names DATABASE_URL and PG_BIN when the programs are missing', async () => {
    await expect(start({ binFolder: folder })).rejects.toThrow(/DATABASE_URL.*PG_BIN/)
  })

  it('shows the last output of a server that does not start', async () => {
    const first = await start()
    await first.stop()
    writeFileSync(join(dataDir, 'postgresql.conf'), 'no_such_setting = 1\n')
    await expect(start()).rejects.toThrow(/did not start.*no_such_setting/s)
  })
})

const isRoot = process.getuid?.() === 0

function userOfServer(): string {
  return execFileSync('ps', ['-o', 'user:32=', '-p', String(serverPid())], {
    encoding: 'utf8',
  }).trim()
}

function chownToNobody(path: string): void {
  execFileSync('chown', ['-R', '65534:65534', path])
}

describe.runIf(isRoot)('as root', { timeout: PATIENCE_MS }, () => {
  it('runs the server as a user of its own', async () => {
    const server = await start()
    expect(userOfServer()).toBe('medley-db')
    await server.stop()
  })

  it('moves data of nobody to that user, also after a kill', async () => {
    const first = await start()
    await ask(first.connectionString(), 'create table kept as select 7 as value')
    await first.stop()
    chownToNobody(dataDir)
    const socketFolder = chooseSocketFolder(dataDir)
    mkdirSync(socketFolder, { mode: 0o700 })
    writeFileSync(join(socketFolder, '.s.PGSQL.5432.lock'), '999999999\n')
    chownToNobody(socketFolder)
    const second = await start()
    expect(userOfServer()).toBe('medley-db')
    expect(await ask(second.connectionString(), 'select value from kept')).toEqual([7])
    await second.stop()
  })

  it('leaves a running server of nobody its data', async () => {
    chownToNobody(folder)
    const other = await startElsewhere({ as: 65_534 })
    const pid = serverPid()
    const server = await start()
    expect(server.adopted).toBe(true)
    expect(statSync(dataDir).uid).toBe(65_534)
    await server.stop()
    other.send('stop')
    await once(other, 'exit')
    expect(isAlive(pid)).toBe(false)
  })

  it('keeps its data below a folder that only root can enter', async () => {
    chmodSync(folder, 0o700)
    const first = await start()
    await ask(first.connectionString(), 'create table kept as select 7 as value')
    await first.stop()
    const second = await start()
    expect(await ask(second.connectionString(), 'select value from kept')).toEqual([7])
    await second.stop()
  })

  it('reports the programs that the server cannot run', async () => {
    chmodSync(folder, 0o700)
    for (const program of ['initdb', 'postgres']) writeFileSync(join(folder, program), '')
    await expect(start({ binFolder: folder })).rejects.toThrow(
      /may not enter .*permission denied.*DATABASE_URL/,
    )
  })
})
