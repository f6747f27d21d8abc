/** Lets through one of all that come within a time. */
export class OncePer {
  readonly #ms: number
  #next = 0

  constructor(ms: number) {
    this.#ms = ms
  }

  take(): boolean {
    const now = performance.now()
    if (now < this.#next) return false
    this.#next = now + this.#ms
    return true
  }
}
