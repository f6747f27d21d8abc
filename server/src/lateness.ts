/** How often the delay is read, in ms. */
const every = 50
/** Readings that are judged together: half a second. */
const windowLength = 10
/** The delay from which one more class of calls is refused, in ms. */
const limitsMs = [100, 200, 400, 800] as const
/** A level ends when the delay is below this share of its limit. */
const endShare = 0.5

/**
 * Judges how late a process is. What counts is the least delay of the last half second, because a single long turn
 * of the event loop or a burst passes by itself, and a queue that stays does not.
 */
export class Lateness {
  readonly #read: () => number
  readonly #timer = setInterval(() => this.note(), every).unref()
  #readings: number[] = []
  #level = 0

  /** `read` returns the present delay in ms. */
  constructor(read: () => number) {
    this.#read = read
  }

  /** 0 while the process is on time, up to 4. */
  get level(): number {
    return this.#level
  }

  /** Takes a reading. Rises at once as far as the delay says, falls by one level a half second. */
  note(): void {
    this.#readings.push(this.#read())
    if (this.#readings.length < windowLength) return
    const least = Math.min(...this.#readings)
    const reached = limitsMs.filter((limit) => least >= limit).length
    const ends = least < (limitsMs[this.#level - 1] ?? 0) * endShare
    if (reached > this.#level) this.#level = reached
    else if (ends) this.#level -= 1
    if (ends) this.#readings = []
    else this.#readings.shift()
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}
