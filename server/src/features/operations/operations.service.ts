import type { Operations } from '@medley/contract/administration/operations'
import { AppError } from '../../app-error.ts'
import type { HostState } from '../../catalogue/gate.ts'
import type { Context } from '../../context.ts'
import { listFailedJobs, retryFailedJob } from '../../jobs/failed-jobs.ts'
import { countJobs, type JobCounts } from '../../jobs/job-counts.ts'
import { type LastBackup, showLastBackup } from '../instance-backups/instance-backups.service.ts'
import { showUpgrade } from '../upgrades/upgrades.service.ts'
import { readProductVersion } from '../../start/product-version.ts'
import { listErrors } from './operations.errors.queries.ts'
import { toBackup, toError, toFailedJob } from './operations.view.ts'
import {
  countImports,
  readStoredFigures,
  readVersions,
  type StoredFigures,
} from './operations.queries.ts'

export interface OperationsFigures extends StoredFigures {
  jobs: JobCounts[]
  imports: { state: string; count: number }[]
  sources: { name: string; state: HostState }[]
  /** Letters and mass mail that wait to be sent. */
  mailsWaiting: number
  /** Where uploaded pictures are stored; null in a store of another machine. */
  disk: { freeBytes: number; totalBytes: number } | null
  /** Of the instance; null before the first one. */
  backup: LastBackup | null
  postgres: string
  schema: string | null
}

/** Kinds of jobs that send a letter each. */
const letterKind = /^(send|tell)-/

/** Reads the state of the product from the database and the disk, over all processes. */
export async function readFigures(
  ctx: Pick<Context, 'db' | 'clock' | 'catalogue' | 'files'>,
): Promise<OperationsFigures> {
  const { db } = ctx
  const [stored, jobs, imports, sources, versions, disk, backup] = await Promise.all([
    readStoredFigures(db, ctx.clock.now()),
    countJobs(db),
    countImports(db),
    ctx.catalogue.health(),
    readVersions(db),
    ctx.files.space(),
    showLastBackup(db),
  ])
  const letters = jobs
    .filter(({ kind }) => letterKind.test(kind))
    .reduce((sum, { waiting, delayed }) => sum + waiting + delayed, 0)
  const mailsWaiting = stored.mailsWaiting + letters
  return { ...stored, ...versions, jobs, imports, sources, mailsWaiting, disk, backup }
}

const linesMax = 20

/** Returns the overview of the instance for its operator. */
export async function showOperations(ctx: Context): Promise<Operations> {
  const { db, clock } = ctx
  const [figures, failedJobs, errors, medley, upgrade] = await Promise.all([
    readFigures(ctx),
    listFailedJobs(db, linesMax),
    listErrors(db, clock.now(), linesMax),
    readProductVersion(),
    showUpgrade(ctx),
  ])
  const { jobs, mailsWaiting, disk, backup, databaseBytes, pictureBytes, postgres, schema } =
    figures
  return {
    jobs,
    failedJobs: failedJobs.map(toFailedJob),
    errors: errors.map(toError),
    mail: { waiting: mailsWaiting },
    disk,
    backup: backup || ctx.nightlyBackup ? toBackup(backup) : null,
    upgrade,
    databaseBytes,
    pictureBytes,
    versions: { medley, node: process.versions.node, postgres, schema },
  }
}

/** Runs a job again that was given up. Throws `job_not_found`. */
export async function retryJob({ db }: Context, id: string): Promise<{ isQueued: true }> {
  if (!(await retryFailedJob(db, id))) throw new AppError('job_not_found')
  return { isQueued: true }
}
