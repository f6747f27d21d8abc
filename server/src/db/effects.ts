import pg from 'pg'
import { runningWork } from '../load/running-work.ts'

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

const beginsRead = /^\s*(?:select|with)\b/i
const writes = /\b(?:insert\s+into|update|delete\s+from|merge\s+into)\b/i
const transactionWord = /^\s*(begin|start\s+transaction|commit|rollback)\b[^;]*(?:;\s*)?$/i
const undoes = /^\s*rollback\s+to\b/i

/** True if a statement only reads, as far as its text shows. */
function isRead(text: string): boolean {
  return beginsRead.test(text) && !writes.test(text)
}

/** Effect of a statement on the transaction of its connection; undefined if it has none. */
function transactionStep(text: string): 'begin' | 'commit' | 'rollback' | undefined {
  if (undoes.test(text)) return undefined
  const word = transactionWord.exec(text)?.[1]?.toLowerCase()
  if (word === undefined || word === 'commit' || word === 'rollback') return word
  return 'begin'
}
