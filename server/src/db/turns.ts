import { NoConnectionFree } from './unavailable.ts'

interface Waiting {
  since: number
  begin(): void
}

/**
 * Lets so many callers at a time have their turn, and of those that wait the one whose work began first: what has
 * begun is finished before more is begun, so under load the requests that are served are served soon.
 */
export class Turns {
  readonly #patienceMs: number
  /** By the beginning of their work. */
  readonly #queue: Waiting[] = []
  #free: number

  /** A caller that waits for longer than the patience fails. */
  constructor(max: number, patienceMs: number) {
    this.#free = max
    this.#patienceMs = patienceMs
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** Waits for a turn; `since` is when the caller's work began. Each turn must be ended. */
  take(since: number): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { since, begin }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(new NoConnectionFree(this.#patienceMs))
      }, this.#patienceMs)
      function begin() {
        clearTimeout(timer)
        resolve()
      }
      const index = this.#queue.findLastIndex((one) => one.since <= since) + 1
      this.#queue.splice(index, 0, waiting)
    })
  }

  /** Ends a turn. */
  end(): void {
    const next = this.#queue.shift()
    if (next) next.begin()
    else this.#free += 1
  }
}
