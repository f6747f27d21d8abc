import { openRatings } from '../database.ts'
import { closeConnections } from '../get.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { costRows, readRows } from './job-document.ts'
import { measureJob } from './measure-job.ts'

/** The figures of each part of the nightly job, and what each build took; only prints. */
export async function runJob({ keep }: Options): Promise<void> {
  const database = await openRatings(keep)
  try {
    const figures = await measureJob(database)
    printTable(readRows(figures))
    printTable(costRows(figures))
  } finally {
    closeConnections()
    await database.close()
  }
}
