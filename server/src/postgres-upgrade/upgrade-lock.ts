import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

/** The result code SQLITE_BUSY. */
const busy = 5
const pauseMs = 200

/**
 * Runs `work` while no other process holds the lock of that file. Node.js itself has no lock that ends with a killed
 * process; that of SQLite does.
 */
export async function withFileLock(file: string, work: () => Promise<void>): Promise<void> {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    while (!take(lock)) await sleep(pauseMs)
    await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof Error && 'errcode' in error && error.errcode === busy) return false
    throw error
  }
}
