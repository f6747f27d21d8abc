import { type Database, readDatabase } from '@medley/sql-rows/found-columns'
import type { Handle } from '../../../server/src/db/transaction.ts'
import { jobKinds } from '../../../server/src/features.ts'
import { openJobs } from '../../../server/src/jobs/job-system.ts'
import { withClient } from '../../../server/src/testing/database/with-client.ts'
import { withMigratedDatabase } from '../../database/migrated-database.ts'

/** Runs `work` on a new database with every table, including those of the job queue. */
export function withDatabase<T>(work: (database: Database, db: Handle) => Promise<T>): Promise<T> {
  return withMigratedDatabase(async ({ address, db }) => {
    const jobs = await openJobs(db, { kinds: jobKinds, works: false, log: console })
    await jobs.stop()
    return withClient(address, async (client) => work(await readDatabase(client), db))
  })
}
