/** All connections of this process are in use. */
export class NoConnectionFree extends Error {
  constructor(waitedMs: number) {
    super(`No connection to the database was free within ${waitedMs} ms`)
  }
}

/** A replica is too far behind the primary to be read. */
export class ReplicaBehind extends Error {
  constructor() {
    super('The replica is too far behind the primary')
  }
}

/** Stores what a read can do without; undefined while the database cannot be used. */
export async function recordIfAvailable<T>(note: () => Promise<T>): Promise<T | undefined> {
  try {
    return await note()
  } catch (error) {
    if (!isOutage(error)) throw error
    return undefined
  }
}

/** Of operating systems, when a connection cannot be opened or breaks. */
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EAI_AGAIN',
])
/** Of the driver, whose errors have no code. */
const driverTexts = /^(Connection terminated|timeout expired|timeout exceeded|Client (was|has) )/

/**
 * True if an error says that the server is gone, stops, starts or takes no more connections, rather than that it
 * refuses a statement.
 */
function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return systemCodes.has(code) || /^(08|57P|53300)/.test(code) || driverTexts.test(error.message)
}

/** After a failover a connection may lead to a server that has become a replica, which refuses every write. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '25006'
}

/** Errors of the database that say so, not of another connection. */
const outages = new WeakSet<Error>()

/** Notes an error of the database if it says that the database cannot be used at the moment. Returns the error. */
export function markOutage<E>(error: E): E {
  if (error instanceof Error && meansOutage(error)) outages.add(error)
  return error
}

/** True if an error says that the database cannot be used at the moment, for any statement. */
export function isOutage(error: unknown): error is Error {
  if (error instanceof NoConnectionFree || error instanceof ReplicaBehind) return true
  return error instanceof Error && outages.has(error)
}

/** True if an error says that the database does not answer at all, or that it is a replica not to be read. */
export function isDatabaseLost(error: unknown): boolean {
  if (error instanceof ReplicaBehind) return true
  return isOutage(error) && isConnectionLost(error)
}

function meansOutage(error: Error): boolean {
  return isConnectionLost(error) || isReadOnly(error) || isOutOfResources(error)
}

/** A full disk, or not enough memory. */
function isOutOfResources(error: Error): boolean {
  return 'code' in error && (error.code === '53100' || error.code === '53200')
}
