/** Why a source gave no answer. */
export type SourceFault =
  /** Nobody listens there, or there is no network. */
  | 'unreachable'
  | 'timeout'
  /** The source asks for fewer calls. */
  | 'throttled'
  /** The key is missing or wrong. */
  | 'refused'
  /** The source says that it failed. */
  | 'failed'
  /** The answer is not what the source is known to answer. */
  | 'unreadable'
  | 'too-large'
  /** The address is not one of the public network. */
  | 'private-address'
  /** Our own budget for the source is used up. */
  | 'busy'
  /** The source failed too often and is left in peace for a while. */
  | 'resting'

/** A source that gave no answer that can be used. */
export class SourceError extends Error {
  readonly fault: SourceFault
  /** How long the source asks to be left in peace. */
  readonly retryAfterMs: number | undefined
  /** The status of the answer, where there was one. */
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

  /** Whether the source was at fault, and not we ourselves. */
  get isTheirs(): boolean {
    return this.fault !== 'busy' && this.fault !== 'resting'
  }
}

interface SourceErrorParts {
  cause?: unknown
  retryAfterMs?: number | undefined
  status?: number | undefined
}
