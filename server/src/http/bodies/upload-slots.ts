import { AppError } from '../../app-error.ts'

/** Uploads of one member that are received, wait or are worked on. */
const ownMax = 2
/** Those of all members. Each takes up to 60 MB of the disk and very little memory. */
const allMax = 40
const retryAfter = 30

/** Counts the uploads of a process, each from before its body is read until its call ends. */
export class UploadSlots {
  readonly #own = new Map<number, number>()
  #all = 0

  /** Takes a slot until the returned function is called. Throws `rate_limited` or `overloaded` where none is free. */
  take(userId: number): () => void {
    const own = this.#own.get(userId) ?? 0
    if (own >= ownMax) throw new AppError('rate_limited', { retryAfter })
    if (this.#all >= allMax) throw new AppError('overloaded', { retryAfter })
    this.#own.set(userId, own + 1)
    this.#all += 1
    return () => this.#leave(userId)
  }

  #leave(userId: number): void {
    const own = (this.#own.get(userId) ?? 0) - 1
    if (own > 0) this.#own.set(userId, own)
    else this.#own.delete(userId)
    this.#all -= 1
  }
}
