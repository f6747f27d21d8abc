import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { chooseSocketFolder } from '@medley/embedded-postgres/cluster'
import { endServer, isAlive, isServerOf, readLockFile } from '@medley/embedded-postgres/process'
import { startEmbeddedPostgres } from '@medley/embedded-postgres/embedded-postgres'
import { connect } from '../db/connect.ts'
import { migrate } from '../db/migrate.ts'
import { jobKinds } from '../features.ts'
import { openJobs } from '../jobs/job-system.ts'
import { withClient } from './database/with-client.ts'
import { partsOf, type TestServer, withDatabase } from './database/test-database.ts'

const FOLDER_PREFIX = 'medley-tests-'
const SERVER = fileURLToPath(new URL('../../', import.meta.url))
const MIGRATIONS = new URL('../db/migrations/', import.meta.url)

/**
 * Makes a migrated template on one database server for the run, which every test file copies: on the server of
 * `TEST_DATABASE_URL`, or else on one of its own. Bundles the programs that tests run.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const address = project.getProvidedContext().testDatabaseUrl
  const { server, end } = address ? await useOtherServer(address) : await startServer()
  try {
    await Promise.all([makeTemplate(server), bundlePrograms()])
    project.provide('testServer', server)
  } catch (error) {
    await end()
    throw error
  }
  return end
}

interface ServerOfRun {
  server: TestServer
  end: () => Promise<void>
}

async function startServer(): Promise<ServerOfRun> {
  await sweepKilledRuns()
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  // The server may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) }
  const started = await startEmbeddedPostgres({
    dataDir: join(folder, 'pg'),
    durable: false,
    database: 'medley_template',
    log,
  })
  // A run that is ended by a signal calls no teardown.
  process.once('exit', () => quitServer(join(folder, 'pg')))
  return {
    server: {
      maintenance: started.superuserAddress('postgres'),
      template: started.connectionString(),
    },
    end: async () => {
      await started.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Ends a server at once, if one runs: nothing in it is needed any more. */
function quitServer(dataDir: string): void {
  const running = readLockFile(dataDir)
  if (running && isServerOf(running.pid, dataDir)) process.kill(running.pid, 'SIGQUIT')
}

async function useOtherServer(address: string): Promise<ServerOfRun> {
  const maintenance = withDatabase(address, 'postgres')
  const name = `medley_template_${process.pid}`
  await withClient(maintenance, (client) => client.query(`create database ${name}`))
  return {
    server: { maintenance, template: withDatabase(address, name) },
    end: async () => {
      await withClient(maintenance, (client) => client.query(`drop database ${name} with (force)`))
    },
  }
}

async function makeTemplate({ maintenance, template }: TestServer): Promise<void> {
  const db = connect({ connectionString: template }, () => undefined)
  try {
    await migrate(db, MIGRATIONS)
    const jobs = await openJobs(db, { kinds: jobKinds, works: false, log: console })
    await jobs.stop()
  } finally {
    await db.destroy()
  }
  // Any open connection to the template would make every copy fail.
  await withClient(maintenance, async (client) => {
    await client.query(`alter database ${partsOf(template).database} allow_connections false`)
  })
}

async function bundlePrograms(): Promise<void> {
  await promisify(execFile)(process.execPath, ['build.mjs', '--tests'], { cwd: SERVER })
}

/** A killed run leaves its server behind. */
async function sweepKilledRuns(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (!name.startsWith(FOLDER_PREFIX)) continue
    if (isAlive(Number.parseInt(name.slice(FOLDER_PREFIX.length), 10))) continue
    const folder = join(tmpdir(), name)
    const dataDir = join(folder, 'pg')
    await endServer(dataDir)
    rmSync(chooseSocketFolder(dataDir), { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
}
