import { NoConnectionFree } from './unavailable.ts'

/** A request or job that asks for connections. */
export interface ConnectionUser {
  /** When it began, by `performance.now()`. */
  since: number
}

interface Waiting {
  user: ConnectionUser
  begin(): void
}

/**
 * Lets so many callers at a time have their turn, and of those that wait the one whose work began first: what has
 * begun is finished before more is begun, so under load the requests that are served are served soon. A request that
 * reads many things at once has a few turns at a time, so that one of them never takes a whole pool.
 */
export class ConnectionQueue {
  readonly #timeoutMs: number
  readonly #maxOfOne: number
  /** By the beginning of their work. */
  readonly #queue: Waiting[] = []
  readonly #held = new Map<ConnectionUser, number>()
  #free: number

  /** A caller that waits for longer than the timeout fails; one user has at most `maxOfOne` of all turns. */
  constructor(max: number, maxOfOne: number, timeoutMs: number) {
    this.#free = max
    this.#maxOfOne = maxOfOne
    this.#timeoutMs = timeoutMs
  }

  get waiting(): number {
    return this.#queue.length
  }

  /** Waits for a connection. Each must be released. */
  take(user: ConnectionUser): Promise<void> {
    if (this.#mayBegin(user)) {
      this.#hold(user)
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const waiting: Waiting = { user, begin }
      const timer = setTimeout(() => {
        this.#queue.splice(this.#queue.indexOf(waiting), 1)
        reject(new NoConnectionFree(this.#timeoutMs))
      }, this.#timeoutMs)
      function begin() {
        clearTimeout(timer)
        resolve()
      }
      const index = this.#queue.findLastIndex((one) => one.user.since <= user.since) + 1
      this.#queue.splice(index, 0, waiting)
    })
  }

  /** Releases a connection that the user had taken. */
  end(user: ConnectionUser): void {
    const held = (this.#held.get(user) ?? 1) - 1
    if (held === 0) this.#held.delete(user)
    else this.#held.set(user, held)
    this.#free += 1
    const index = this.#queue.findIndex((one) => this.#mayBegin(one.user))
    const [next] = index === -1 ? [] : this.#queue.splice(index, 1)
    if (!next) return
    this.#hold(next.user)
    next.begin()
  }

  #mayBegin(user: ConnectionUser): boolean {
    return this.#free > 0 && (this.#held.get(user) ?? 0) < this.#maxOfOne
  }

  #hold(user: ConnectionUser): void {
    this.#free -= 1
    this.#held.set(user, (this.#held.get(user) ?? 0) + 1)
  }
}
