import pg from 'pg'
import { runningWork } from '../load/running-work.ts'
import { isRead, transactionStep } from './statement-kind.ts'

/** Follows the statements of one caller on a connection, and tells its work when it may have changed what is stored. */
export class Effects {
  #isInTransaction = false
  #hasWritten = false

  /** Runs a statement by `run`. */
  async follow<T>(text: string, run: () => Promise<T>): Promise<T> {
    const mayStore = this.#mayStore(text)
    try {
      const result = await run()
      if (mayStore) runningWork()?.recordWrite()
      return result
    } catch (error) {
      // A statement that the database refused has changed nothing; after a lost connection it may have.
      if (mayStore && !(error instanceof pg.DatabaseError)) runningWork()?.recordWrite()
      throw error
    }
  }

  /** True if a successful statement stores something by itself: a write of a transaction is stored by its commit. */
  #mayStore(text: string): boolean {
    const step = transactionStep(text)
    if (step === undefined) {
      if (isRead(text)) return false
      this.#hasWritten = true
      return !this.#isInTransaction
    }
    const hasWritten = this.#hasWritten
    this.#isInTransaction = step === 'begin'
    this.#hasWritten = false
    return step === 'commit' && hasWritten
  }
}
