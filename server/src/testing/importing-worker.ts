/**
 * A worker that dies in the middle of an import: `importing-worker.ts {database} {n}` kills itself
 * when the time is asked for the n-th time, which is twice in each chunk, within its transaction.
 */
import { tmpdir } from 'node:os'
import { systemClock } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { undoImportJob, writeImportJob } from '../features/imports/imports.jobs.ts'
import { createFolderFiles } from '../files/folder-files.ts'
import { createLog } from '../http/log.ts'
import { openJobs } from '../jobs/job-system.ts'

const [connectionString = '', deadly = ''] = process.argv.slice(2)
const log = createLog('silent')
const db = connect({ connectionString }, () => undefined)
const jobs = await openJobs(db, { kinds: [writeImportJob, undoImportJob], works: true, log })
let asked = 0
const now = () => {
  asked += 1
  if (asked === Number(deadly)) process.kill(process.pid, 'SIGKILL')
  return systemClock.now()
}
const files = createFolderFiles(tmpdir(), 'https://medley.example')
jobs.work({ db, files, clock: { ...systemClock, now } })
