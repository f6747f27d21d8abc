const WAYS_ON =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, or set PG_BIN to the folder that holds its initdb and postgres programs.'

/** The embedded database could not be started. The message addresses the person at the terminal. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

/** A user lacks permission to enter or write a folder. */
export class NotReachableError extends EmbeddedPostgresError {}

export function noPrograms(platform: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database has no programs for this system (${platform}). ${WAYS_ON}`,
  )
}

export function notOnWindows(): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'The embedded database does not run on Windows itself. Start in the Windows Subsystem for Linux, ' +
      'or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

export function brokenProgram(program: string, reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${program} does not run on this system: ${reason.trim()}. ${WAYS_ON}`,
  )
}

export function tooOld(program: string, major: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${program} is PostgreSQL ${major}, but 15 or newer is needed. ${WAYS_ON}`,
  )
}

/** `uid`: the user the server must run as, or undefined for the current one. */
export function notReachable(path: string, uid: number | undefined): NotReachableError {
  if (uid === undefined) {
    return new NotReachableError(
      `You may not enter or write ${path} (permission denied). ` +
        'Choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL 15 or newer.',
    )
  }
  return new NotReachableError(
    'The embedded database refuses to run as root, so it runs as the user with the number ' +
      `${uid}, who may not enter ${path} or a folder above it (permission denied). ` +
      'Move the project and DATA_DIR to where everyone may enter, start as an ordinary user, ' +
      'or set DATABASE_URL to a PostgreSQL 15 or newer.',
  )
}

export function otherVersion(
  dataDir: string,
  found: number,
  expected: number,
): EmbeddedPostgresError {
  const wayOn =
    found < expected
      ? 'Start the version of Medley that made it'
      : 'Start the version of Medley that last used it, or a newer one'
  return new EmbeddedPostgresError(
    `The database in ${dataDir} was made by PostgreSQL ${found}, but the programs at hand are PostgreSQL ${expected}. ` +
      `${wayOn}, or set PG_BIN to the programs of PostgreSQL ${found}.`,
  )
}

export function notADatabase(dataDir: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `${dataDir} is not empty, but holds no database. Empty it, or choose another DATA_DIR.`,
  )
}

export function foreignSocketFolder(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The folder ${folder} belongs to someone else, so the database socket cannot be put there. ` +
      'Remove it, or set TMPDIR to a folder of your own.',
  )
}

export function didNotStart(dataDir: string, lastWords: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database in ${dataDir} did not start. Its last words:\n${lastWords}`,
  )
}

/** `output`: what the program said, of which one line tells why. */
export function initFailed(dataDir: string, output: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The database could not be created in ${dataDir}: ${reasonIn(output)}`,
  )
}

function reasonIn(output: string): string {
  if (output.includes('No space left on device')) return 'The disk that holds DATA_DIR is full.'
  const lines = output.trim().split('\n')
  const line = lines.findLast((one) => /\b(FATAL|error): /.test(one)) ?? lines.at(-1) ?? ''
  return line.replace(/^.*?\b(FATAL|error): */, '')
}

export function didNotStop(dataDir: string, pid: number): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The embedded database in ${dataDir} (process ${pid}) did not stop. Its data is safe; end that process by hand.`,
  )
}

/** The code of a failed system call or statement, if the error has one. */
export function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}

export function isDenied(error: unknown): boolean {
  return codeOf(error) === 'EACCES' || codeOf(error) === 'EPERM'
}

/** A database program failed; `complaints` is what it wrote to its error output. */
export class ProgramError extends Error {
  override readonly name = 'ProgramError'
  readonly complaints: string

  constructor(complaints: string) {
    super(complaints)
    this.complaints = complaints
  }
}
