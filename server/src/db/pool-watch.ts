export interface StatementRun {
  ms: number
  /** With placeholders for values. */
  text: string
  /** How late the event loop was meanwhile. */
  loopDelayMs: number
  /** The number of rows it returned; undefined if it failed. */
  rows: number | undefined
  /** Why it failed. */
  error?: unknown
}

/** Receives what happens at a pool; times in ms. */
export interface PoolObserver {
  /** A connection was handed out after this wait. */
  waited?(ms: number): void
  /** A statement ended, well or not. */
  ran?(statement: StatementRun): void
}

interface PoolCounts {
  /** Open connections. */
  totalCount: number
  /** Open connections that nobody uses. */
  idleCount: number
  options: { max: number }
}

/** The share of the latest hold in the mean. */
const weight = 0.05

/** Measures one pool: how long callers wait for a connection, how long they hold it and what statements take. Times in ms. */
export class PoolWatch {
  readonly #loop: { readonly total: number } | undefined
  readonly #observers: PoolObserver[]
  readonly #waiting = new Set<{ since: number }>()
  #pool: PoolCounts = { totalCount: 0, idleCount: 0, options: { max: 1 } }
  #queue: { readonly waiting: number } = { waiting: 0 }
  #meanHold = 0

  constructor(loop?: { readonly total: number }, observers: PoolObserver[] = []) {
    this.#loop = loop
    this.#observers = observers
  }

  /** A watch for another pool that has the same observers. */
  forAnotherPool(): PoolWatch {
    return new PoolWatch(this.#loop, this.#observers)
  }

  observe(observer: PoolObserver): void {
    this.#observers.push(observer)
  }

  /** Names the pool to measure, and who knows the callers that wait for one of its connections. */
  attach(pool: PoolCounts, queue: { readonly waiting: number }): void {
    this.#pool = pool
    this.#queue = queue
  }

  get counts(): { inUse: number; idle: number; waiting: number; max: number } {
    const { totalCount, idleCount, options } = this.#pool
    return {
      inUse: totalCount - idleCount,
      idle: idleCount,
      waiting: this.#queue.waiting,
      max: options.max,
    }
  }

  /** Waits for a connection by `take`. */
  async take<C>(take: () => Promise<C>): Promise<C> {
    const waiter = { since: performance.now() }
    this.#waiting.add(waiter)
    try {
      return await take()
    } finally {
      this.#waiting.delete(waiter)
      const waited = performance.now() - waiter.since
      for (const observer of this.#observers) observer.waited?.(waited)
    }
  }

  /** A connection went back after this time. */
  recordHold(ms: number): void {
    this.#meanHold += (ms - this.#meanHold) * weight
  }

  /** Runs a statement by `run`. */
  async measure<R extends { rows?: readonly unknown[] }>(
    text: string,
    run: () => Promise<R>,
  ): Promise<R> {
    const since = performance.now()
    const delayBefore = this.#loop?.total ?? 0
    const report = (rows: number | undefined, error?: unknown) => {
      const ms = performance.now() - since
      const loopDelayMs = (this.#loop?.total ?? 0) - delayBefore
      for (const observer of this.#observers) observer.ran?.({ ms, text, loopDelayMs, rows, error })
    }
    try {
      const result = await run()
      report(result.rows?.length)
      return result
    } catch (error) {
      report(undefined, error)
      throw error
    }
  }

  /**
   * How long a newcomer would wait: as the queue's length suggests, or as long as its first has waited already, which
   * reports connections that never come back.
   */
  expectedWait(): number {
    const { waiting, max } = this.counts
    if (waiting === 0) return 0
    const [first] = this.#waiting
    const oldest = first ? performance.now() - first.since : 0
    return Math.max(oldest, (waiting / max) * this.#meanHold)
  }
}
