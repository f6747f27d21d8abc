/** How often the delay is read, in ms. */
const every = 25
/** Readings of which the least counts, so that a single long turn of the event loop passes by itself. */
const windowLength = 4
/** The delay that is held while a class of calls is being refused, in ms. */
const limitsMs = [50, 100, 200, 400] as const
/** Rise of the level at a reading, for each second of delay above the limit, and for each that the delay grew by. */
const gain = { excess: 0.7, growth: 3 }
const stepMax = 0.5

/**
 * Judges how late a process is, as PIE does for queues (RFC 8033): the level rises while the delay is above its limit
 * and while it grows, and falls otherwise, until as much is refused as holds the delay at the limit.
 */
export class Lateness {
  readonly #read: () => number
  readonly #timer = setInterval(() => this.note(), every).unref()
  #readings: number[] = []
  #delay = 0
  #level = 0

  /** `read` returns the present delay in ms. */
  constructor(read: () => number) {
    this.#read = read
  }

  /** From 0, while the process is on time, to 4: how many classes of calls to refuse, with a part of the last one. */
  get level(): number {
    return this.#level
  }

  /** Takes a reading. */
  note(): void {
    this.#readings = [...this.#readings, this.#read()].slice(-windowLength)
    if (this.#readings.length < windowLength) return
    const delay = Math.min(...this.#readings)
    const limit = limitsMs[Math.floor(this.#level)] ?? limitsMs[3]
    const step = (gain.excess * (delay - limit) + gain.growth * (delay - this.#delay)) / 1000
    this.#delay = delay
    this.#level = within(0, this.#level + within(-stepMax, step, stepMax), limitsMs.length)
  }

  stop(): void {
    clearInterval(this.#timer)
  }
}

function within(min: number, value: number, max: number): number {
  return Math.min(Math.max(value, min), max)
}
