import { NoConnectionFree } from './unavailable.ts'

interface Waiting {
  since: number
  begin(): void
}

/**
 * Lets so many callers at a time have their turn, and of those that wait the one whose work began first: what has
 * begun is finished before more is begun, so under load the requests that are served are served soon.
 */
export class ConnectionQueue {
  readonly #timeoutMs: number
  /** By the beginning of their work. */
  readonly #queue: Waiting[] = []
  #free: number

  /** A caller that waits for longer than the timeout fails. */
  constructor(max: number, timeoutMs: number) {
    this.#free = max
    this.#timeoutMs = timeoutMs
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** Waits for a connection; `since` is when the caller's work began. Each must be released. */
  take(since: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { since, begin }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(new NoConnectionFree(this.#timeoutMs))
      }, this.#timeoutMs)
      function begin() {
        clearTimeout(timer)
        resolve()
      }
      const index = this.#queue.findLastIndex((one) => one.since <= since) + 1
      this.#queue.splice(index, 0, waiting)
    })
  }

  /** Releases a connection. */
  end(): void {
    const next = this.#queue.shift()
    if (next) next.begin()
    else this.#free += 1
  }
}
