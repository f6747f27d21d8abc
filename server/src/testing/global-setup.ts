import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'
import { chooseSocketFolder } from '../db/embedded-postgres.cluster.ts'
import { endServer, isAlive } from '../db/embedded-postgres.process.ts'
import { startEmbeddedPostgres } from '../db/embedded-postgres.ts'
import { migrate } from '../db/migrate.ts'
import { jobKinds } from '../job-kinds.ts'
import { openJobs } from '../jobs/job-system.ts'
import { withClient } from './with-client.ts'
import type { TestServer } from './test-database.ts'

const FOLDER_PREFIX = 'medley-tests-'
const MIGRATIONS = new URL('../db/migrations/', import.meta.url)

/** Starts one database server for the run, with a migrated template that every test file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepKilledRuns()
  const folder = mkdtempSync(join(tmpdir(), `${FOLDER_PREFIX}${process.pid}-`))
  // The server may run as another user, who must be able to enter.
  chmodSync(folder, 0o755)
  const log = { info: () => undefined, warn: (text: string) => process.stderr.write(`${text}\n`) }
  const template = 'medley_template'
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'pg'),
    durable: false,
    database: template,
    log,
  })
  const end = async (): Promise<void> => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const provided: TestServer = { address: server.connectionString('postgres'), template }
    await makeTemplate(server.connectionString(template), provided)
    project.provide('testServer', provided)
  } catch (error) {
    await end()
    throw error
  }
  return end
}

async function makeTemplate(templateAddress: string, server: TestServer): Promise<void> {
  const db = connect({ connectionString: templateAddress }, () => undefined)
  try {
    await migrate(db, MIGRATIONS)
    const jobs = await openJobs(db, { kinds: jobKinds, works: false, log: console })
    await jobs.stop()
  } finally {
    await db.destroy()
  }
  // Any open connection to the template would make every copy fail.
  await withClient(server.address, async (client) => {
    const name = client.escapeIdentifier(server.template)
    await client.query(`alter database ${name} allow_connections false`)
  })
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
