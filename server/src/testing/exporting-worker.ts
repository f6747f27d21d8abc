/**
 * A worker that dies in the middle of an export: `exporting-worker.ts {database} {n}` kills itself
 * when it writes the n-th piece.
 */
import { tmpdir } from 'node:os'
import type { KyselyPlugin } from 'kysely'
import { systemClock } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { writeExportJob } from '../features/exports/exports.jobs.ts'
import { createFolderFiles } from '../files/folder-files.ts'
import { createLog } from '../http/log.ts'
import { openJobs } from '../jobs/job-system.ts'

const [connectionString = '', deadly = ''] = process.argv.slice(2)
let pieces = 0
const killer: KyselyPlugin = {
  transformQuery({ node }) {
    if (node.kind === 'InsertQueryNode') pieces += 1
    if (pieces === Number(deadly)) process.kill(process.pid, 'SIGKILL')
    return node
  },
  transformResult: async ({ result }) => result,
}
const db = connect({ connectionString }, () => undefined)
const jobs = await openJobs(db, { kinds: [writeExportJob], works: true, log: createLog('silent') })
const files = createFolderFiles(tmpdir(), 'https://medley.example')
jobs.work({ db: db.withPlugin(killer), files, clock: systemClock })
