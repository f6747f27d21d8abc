import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'

const everyMs = 3_000

interface FollowOptions<T> {
  /** The state as it is stored. */
  read: () => Promise<T>
  /** The state that this process has. */
  initial: T
  /** Takes over another state. */
  apply: (state: T) => Promise<void>
  log: Pick<Logger, 'warn' | 'error'>
}

/** Follows changes of a stored state, which another process may have made, one at a time. */
export class Follower<T> {
  readonly #options: FollowOptions<T>
  readonly #stopped = new AbortController()
  #current: string
  #wake = new AbortController()
  #loop: Promise<void> | undefined

  constructor(options: FollowOptions<T>) {
    this.#options = options
    this.#current = JSON.stringify(options.initial)
  }

  start(): void {
    this.#loop = this.#run()
  }

  /** Looks now. */
  lookNow(): void {
    this.#wake.abort()
  }

  /** Resolves when nothing is being taken over any more. */
  async stop(): Promise<void> {
    this.#stopped.abort()
    await this.#loop
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      await sleep(everyMs, undefined, {
        ref: false,
        signal: AbortSignal.any([this.#stopped.signal, this.#wake.signal]),
      }).catch(() => undefined)
      this.#wake = new AbortController()
      if (!this.#stopped.signal.aborted) await this.#look()
    }
  }

  async #look(): Promise<void> {
    const { read, apply, log } = this.#options
    try {
      const state = await read()
      const text = JSON.stringify(state)
      if (text === this.#current) return
      await apply(state)
      this.#current = text
    } catch (error) {
      log.warn({ err: error }, 'Changed settings are not followed yet')
    }
  }
}
