import { formatList, formatNumber, plural } from '../../lib/locale.ts'

export const operationsTexts = {
  title: 'Operations',
  failed: 'The state of the server could not be loaded',
  glance: 'At a glance',
  mail: 'Mail waiting',
  disk: 'Disk',
  diskFree: (free: string, total: string) => `${free} of ${total} free`,
  backup: 'Nightly backup',
  backupDone: (time: string, size: string) => `${time}, ${size}`,
  backupNone: 'None yet',
  backupOff: 'Off: BACKUP_DIR is not set',
  backupFailed: (time: string, failure: string) => `Failed ${time}: ${failure}`,
  recommendations: 'Recommendations',
  runsFailed: 'Could not be loaded',
  runsNone: 'Not built yet',
  runsUnused: (time: string) => `${time}, nothing learnt yet`,
  runsInUse: (time: string, mediums: readonly string[]) =>
    `${time}, learnt for ${formatList(mediums)}`,
  buildNow: 'Build now',
  buildQueued: 'Recommendations will be built within a minute',
  buildFailed: 'The build could not be started',
  database: 'Database',
  pictures: 'Stored pictures',
  version: 'Medley',
  runtime: 'Runs on',
  runtimeOf: (node: string, postgres: string) => `Node.js ${node}, PostgreSQL ${postgres}`,
  details: 'Details',
  schema: 'Schema',
  jobs: 'Jobs',
  noJobs: 'No jobs are waiting or running, and none failed in the past day.',
  waiting: (count: number) => `${formatNumber(count)} waiting`,
  delayed: (count: number) => `${formatNumber(count)} due later`,
  running: (count: number) => `${formatNumber(count)} running`,
  failedInDay: (count: number) => `${formatNumber(count)} failed in the past day`,
  oldest: (minutes: number) =>
    `the oldest for ${plural(minutes, { one: '# minute', other: '# minutes' })}`,
  failedJobs: 'Failed jobs',
  tries: (time: string, tries: number) =>
    `Given up ${time} after ${plural(tries, { one: '# try', other: '# tries' })}`,
  retry: 'Try again',
  retryJob: (kind: string) => `Try again: ${kind}`,
  retried: 'The job will run within a few seconds',
  retryFailed: 'The job could not be retried',
  errors: 'Errors of the past day',
  noErrors: 'None.',
  times: (count: number, time: string) =>
    `${plural(count, { one: 'Once', other: '# times' })}, last ${time}`,
  request: (id: string) => `Request ${id}`,
}

/** Such as `3.4 GB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1_000_000_000) return `${formatNumber(Math.round(bytes / 1_000_000))} MB`
  return `${formatNumber(bytes / 1_000_000_000)} GB`
}
