/** Why a source gave no usable response. */
export type SourceFault =
  /** Connection failed. */
  | 'unreachable'
  | 'timeout'
  /** Rate-limited by the source. */
  | 'throttled'
  /** Missing or invalid key. */
  | 'refused'
  /** The source reported an error. */
  | 'failed'
  /** The response does not match the expected shape. */
  | 'unreadable'
  | 'too-large'
  /** The address is not public. */
  | 'private-address'
  /** Our rate limit for the source is exhausted. */
  | 'busy'
  /** The circuit is open after repeated failures. */
  | 'resting'

/** A failed call to a source. */
export class SourceError extends Error {
  readonly fault: SourceFault
  /** The source's Retry-After, or when our rate limit has room for a job, in ms. */
  readonly retryAfterMs: number | undefined
  /** HTTP status of the response, if any. */
  readonly status: number | undefined

  constructor(
    fault: SourceFault,
    message: string,
    { cause, retryAfterMs, status }: SourceErrorParts = {},
  ) {
    super(message, { cause })
    this.fault = fault
    this.retryAfterMs = retryAfterMs
    this.status = status
  }

  /** True if the source caused the failure, not our own limits. */
  get isTheirs(): boolean {
    return this.fault !== 'busy' && this.fault !== 'resting'
  }
}

interface SourceErrorParts {
  cause?: unknown
  retryAfterMs?: number | undefined
  status?: number | undefined
}

/** A list that details can do without: empty where the source fails. */
export async function listOrNone<T>(list: Promise<readonly T[] | null>): Promise<readonly T[]> {
  try {
    return (await list) ?? []
  } catch (error) {
    if (error instanceof SourceError) return []
    throw error
  }
}
