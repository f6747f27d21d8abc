import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** Names of a request or job in the log. */
export interface WorkNames {
  /** The request, or the one that caused the job. */
  reqId?: string
  /** The kind of a job. */
  job?: string
  jobId?: string
}

/** A request or job under way, with what it has waited for so far; times in ms. */
export class RunningWork {
  readonly names: Readonly<WorkNames>
  /** The call by its pattern, such as `GET /v1/works/:medium`, or the kind of a job. */
  readonly route: string
  /** When it began, by `performance.now()`. */
  readonly since = performance.now()
  readonly #readAddress: (() => string) | undefined
  /** Time spent waiting for a connection to the database. */
  poolMs = 0
  /** Time spent in statements; more than the whole if several ran at once. */
  statementMs = 0
  statements = 0
  #isCarriedOut = false
  #mayHaveWritten = false
  /** The span of a trace that it is in. */
  span: Span | undefined

  constructor(names: WorkNames, route: string, readAddress?: () => string) {
    this.names = names
    this.route = route
    this.#readAddress = readAddress
  }

  /** A request was admitted: what it writes from now on is what it was sent for. */
  carryOut(): void {
    this.#isCarriedOut = true
  }

  recordWrite(): void {
    this.#mayHaveWritten ||= this.#isCarriedOut
  }

  /** True if the request may have changed stored data. */
  get mayHaveWritten(): boolean {
    return this.#mayHaveWritten
  }

  /** The IP address of a request's caller. */
  get address(): string | undefined {
    return this.#readAddress?.()
  }
}

const current = new AsyncLocalStorage<RunningWork>()

/** Runs `act` as part of `work`, which `runningWork` returns meanwhile. */
export function runAs<T>(work: RunningWork, act: () => T): T {
  return current.run(work, act)
}

/** The request or job that the caller is part of; undefined outside of both. */
export function runningWork(): RunningWork | undefined {
  return current.getStore()
}

/** The caller's request, for its turns at the database; one of its own for jobs, which last, and outside of both. */
export function userOfConnections(): { since: number } {
  const work = current.getStore()
  return work && work.names.job === undefined ? work : { since: performance.now() }
}

/** The IP address of the current request's caller; undefined outside requests. */
export function requestAddress(): string | undefined {
  return current.getStore()?.address
}
