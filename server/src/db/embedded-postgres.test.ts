import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { chooseSocketFolder } from './embedded-postgres.cluster.ts'
import { endServer, isAlive, isServerOf, readLockFile } from './embedded-postgres.process.ts'
import { startEmbeddedPostgres } from './embedded-postgres.ts'
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded-postgres.ts'

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

/** Starts the server from another process and waits until it is up. */
async function startElsewhere(): Promise<ChildProcess> {
  const script = join(folder, 'start.mts')
  const launcher = join(import.meta.dirname, 'embedded-postgres.ts')
  writeFileSync(
    script,
    `import { startEmbeddedPostgres } from ${JSON.stringify(launcher)}
     const log = { info() {}, warn() {} }
     const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log })
     process.on('message', async () => { await server.stop(); process.exit(0) })
     process.send(server.connectionString())`,
  )
  const child = fork(script)
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

  it('by several processes at the same time gives them the same server', async () => {
    const others = await Promise.all([startElsewhere(), startElsewhere(), startElsewhere()])
    const pid = serverPid()
    for (const other of others) other.send('stop')
    await Promise.all(others.map((other) => once(other, 'exit')))
    expect(others.map((other) => other.exitCode)).toEqual([0, 0, 0])
    expect(isAlive(pid)).toBe(false)
    expect(readdirSync(folder).sort()).toEqual(['pg', 'start.mts'])
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
  it('of the starting process, the server is adopted with all committed data', async () => {
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

  it('of both, the next start recovers all committed data', async () => {
    const starter = await startElsewhere()
    const address = `postgresql://postgres@/medley?host=${readLockFile(dataDir)?.socketFolder}`
    await ask(address, 'create table kept as select 7 as value')
    starter.kill('SIGKILL')
    process.kill(serverPid(), 'SIGKILL')
    const server = await start()
    expect(server.adopted).toBe(false)
    expect(await ask(server.connectionString(), 'select value from kept')).toEqual([7])
    await server.stop()
  })

  it('of the server, it restarts at the same address with all committed data', async () => {
    const server = await start({ durable: true })
    const address = server.connectionString()
    const killed = serverPid()
    await ask(address, 'create table kept as select 7 as value')
    process.kill(killed, 'SIGKILL')
    await expect
      .poll(() => ask(address, 'select value from kept').catch(String), { timeout: 20_000 })
      .toEqual([7])
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

  it('does not touch a folder with other content', async () => {
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

describe.runIf(isRoot)('as root', { timeout: PATIENCE_MS }, () => {
  it('runs the server as another user', async () => {
    const server = await start()
    const uid = execFileSync('ps', ['-o', 'uid=', '-p', String(serverPid())], { encoding: 'utf8' })
    expect(Number(uid)).toBe(65_534)
    await server.stop()
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
