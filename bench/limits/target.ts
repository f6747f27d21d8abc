import { readFileSync } from 'node:fs'
import path from 'node:path'
import { withClient } from '../../server/src/testing/with-client.ts'
import type { BenchDatabase } from '../database.ts'
import { logInMembers } from '../members.ts'
import type { Build } from '../product.ts'
import { type Driver, startDriver } from './driver/driver.ts'
import type { HttpPlan } from './driver/http-driver.ts'
import type { StatementPlan } from './driver/statement-driver.ts'
import { type ObservedProduct, startObserved } from './product/observed-product.ts'
import { chooseSubjects, type Subject } from './rows/subject.ts'

/** A running build on a database of its own, with the drivers that load it. */
export interface Target {
  database: BenchDatabase
  product: ObservedProduct
  /** The process of PostgreSQL that starts all others. */
  postmaster: number
  subjects: Subject[]
  http: Driver<HttpPlan>
  statements: Driver<StatementPlan>
  stop(): Promise<void>
}

/** Starts a build and logs the members in. */
export async function openTarget(
  build: Build,
  database: BenchDatabase,
  { members: wanted, variants }: { members: number; variants: number },
): Promise<Target> {
  const product = await startObserved(build, database.dataFolder)
  const http = startDriver<HttpPlan>('./http-driver.ts')
  const statements = startDriver<StatementPlan>('./statement-driver.ts')
  const stop = async () => {
    http.stop()
    statements.stop()
    await product.stop()
  }
  try {
    // An upgrade leaves new tables without statistics, which a running database gathers within a minute.
    await withClient(database.superuserAddress, (client) => client.query('vacuum analyze'))
    const members = await logInMembers(database, product.url, wanted)
    const subjects = await chooseSubjects(database.connectionString, members, variants)
    const postmaster = postmasterOf(database.dataFolder)
    return { database, product, postmaster, subjects, http, statements, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

function postmasterOf(dataFolder: string): number {
  const [pid = ''] = readFileSync(path.join(dataFolder, 'pg/postmaster.pid'), 'utf8').split('\n')
  return Number(pid)
}
