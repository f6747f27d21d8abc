import { DatabaseUnavailable, isConnectionLost } from '../unavailable.ts'

/** Whether the primary answers this process. */
export class PrimaryWatch {
  #timeLost: number | undefined
  readonly #onLoss = new Set<() => void>()
  readonly #onReturn = new Set<() => void>()

  /** When it was lost, by `performance.now()`; undefined while it answers. */
  get timeLost(): number | undefined {
    return this.#timeLost
  }

  get isLost(): boolean {
    return this.#timeLost !== undefined
  }

  noteAnswer(): void {
    if (!this.isLost) return
    this.#timeLost = undefined
    for (const hear of this.#onReturn) hear()
  }

  /** It counts as lost until it is asked and answers again. */
  noteLoss(): void {
    if (this.isLost) return
    this.#timeLost = performance.now()
    for (const hear of this.#onLoss) hear()
  }

  /** Waits so many ms for its return; whether it is there. */
  async untilReturn(ms: number): Promise<boolean> {
    if (!this.isLost) return true
    await this.#hear(this.#onReturn, ms)
    return !this.isLost
  }

  /** Waits for what runs on the primary. Throws DatabaseUnavailable as soon as the primary is lost. */
  async whileThere<T>(run: () => Promise<T>): Promise<T> {
    if (this.isLost) throw new DatabaseUnavailable()
    let hear: (() => void) | undefined
    const loss = new Promise<never>((_, reject) => {
      hear = () => reject(new DatabaseUnavailable())
      this.#onLoss.add(hear)
    })
    try {
      return await Promise.race([run(), loss])
    } catch (error) {
      if (!isConnectionLost(error)) throw error
      this.noteLoss()
      throw new DatabaseUnavailable(error)
    } finally {
      if (hear) this.#onLoss.delete(hear)
    }
  }

  /** Runs on the primary what may be left out while it is lost; undefined if it is. */
  async runOrSkip<T>(run: () => Promise<T>): Promise<T | undefined> {
    try {
      return await this.whileThere(run)
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return undefined
      throw error
    }
  }

  async #hear(hearers: Set<() => void>, ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const end = () => {
        clearTimeout(timer)
        hearers.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      hearers.add(end)
    })
  }
}
