/** A worker that a test kills: `killed-worker.ts {database}` says `half` on its output in the middle of a job. */
import { connect } from '../db/connect.ts'
import { openJobs } from '../jobs/job-system.ts'
import { countJob } from './count-job.ts'

const [connectionString = ''] = process.argv.slice(2)
const db = connect({ connectionString }, () => undefined)
const jobs = await openJobs(db, { kinds: [countJob], works: true, log: console })
jobs.work({
  db,
  async beforeChunk(chunk) {
    if (chunk <= 2) return
    process.stdout.write('half')
    await new Promise(() => undefined)
  },
})
