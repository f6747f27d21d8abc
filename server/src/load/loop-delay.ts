/** How often the delay is sampled, in ms. */
const every = 20

/** Measures how late the event loop runs timers, in ms. */
export class LoopDelay {
  #due = performance.now() + every
  #last = 0
  #total = 0
  readonly #timer = setInterval(() => this.#sample(), every).unref()

  /** The delay of the latest timer, or of the one that is overdue now if that is greater. */
  get now(): number {
    return Math.max(this.#last, performance.now() - this.#due)
  }

  /** All delays so far: the difference of two readings is what the time between them lost. */
  get total(): number {
    return this.#total + Math.max(0, performance.now() - this.#due)
  }

  stop(): void {
    clearInterval(this.#timer)
  }

  #sample(): void {
    const now = performance.now()
    this.#last = Math.max(0, now - this.#due)
    this.#total += this.#last
    this.#due = now + every
  }
}
