/** Why a backup failed. */
export const backupFailures = [
  'refused',
  'notFound',
  'full',
  'tooLarge',
  'unreachable',
  'tooSlow',
  'privateAddress',
  'redirected',
  'certificate',
  'unexpected',
  'unreadableSecret',
  'mail',
  'unconfirmed',
  'internal',
] as const
export type BackupFailure = (typeof backupFailures)[number]

/** Copies kept at a folder or bucket. */
export const backupsKept = 8

/** Failures of scheduled backups in a row after which they stop. */
export const backupFailuresMax = 3
