import { pollEveryMs } from './polling.ts'

/** How old a read from a replica may be, in ms. */
const ageMaxMs = 1_000

interface Sample {
  time: number
  position: number
}

/** Up to where the primary had written its log at which time; positions in bytes, times in ms. */
export class WrittenPositions {
  /** Oldest first: one that is old enough to be the floor, and those after it. */
  #samples: Sample[] = []
  #isConnected = false

  note(position: number, time: number): void {
    if (!this.#isConnected) this.#noteReturn(position, time)
    this.#isConnected = true
    const floor = this.#samples.findLastIndex((one) => time - one.time >= ageMaxMs - pollEveryMs)
    this.#samples = [...this.#samples.slice(Math.max(floor, 0)), { time, position }]
  }

  /** Nobody wrote meanwhile, so what was needed is needed on; but it may be another server, with a shorter log. */
  #noteReturn(position: number, time: number): void {
    const floor = this.floor(time)
    const needed = floor === undefined ? [] : [Math.min(floor, position)]
    this.#samples = needed.map((one) => ({ time: time - ageMaxMs, position: one }))
  }

  /** The primary does not answer. The floor stays where it is: what was written last may have reached no replica. */
  noteFailure(): void {
    this.#isConnected = false
  }

  get isConnected(): boolean {
    return this.#isConnected
  }

  /** What a replica must have replayed for its reads to be at most a second old; undefined before the first answer. */
  floor(now: number): number | undefined {
    const time = this.#isConnected ? now : (this.#samples.at(-1)?.time ?? now)
    const old = this.#samples.findLast((one) => time - one.time >= ageMaxMs - pollEveryMs)
    return (old ?? this.#samples[0])?.position
  }

  /** How many bytes of the log are missing at a position. */
  missingFrom(position: number): number {
    return Math.max(0, (this.#samples.at(-1)?.position ?? 0) - position)
  }
}
