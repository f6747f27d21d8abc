import { setTimeout as sleep } from 'node:timers/promises'
import type { DrilledProduct } from './product.ts'
import type { Writer } from './writer.ts'

/** Effect of an upgrade on members; times in milliseconds. */
export interface Upgrade {
  /** Until the new worker had migrated the database and was ready. */
  migrated: number
  /** The longest time without an answered write meanwhile. */
  waitedForMigration: number
  /** Attempts that the older web process failed to answer on the new tables. */
  failedOnNewTables: number
  /** The longest time without an answered write while the web process was replaced. */
  waitedForWeb: number
}

/** Replaces the worker of an older build after a third of the time, and its web process after two. */
export async function upgrade(
  product: DrilledProduct,
  writer: Writer,
  minutes: number,
): Promise<Upgrade> {
  const third = minutes * 20_000
  await sleep(third)
  const [start, failedBefore] = [Date.now(), writer.unanswered]
  await product.replaceWorker()
  const migrated = Date.now() - start
  process.stdout.write(`upgraded: worker, in ${migrated} ms\n`)
  await sleep(third)
  const second = Date.now()
  const failedOnNewTables = writer.unanswered - failedBefore
  const waitedForMigration = writer.longestWait(start, start + migrated)
  await product.replaceWeb()
  process.stdout.write(`upgraded: server, in ${Date.now() - second} ms\n`)
  await sleep(third)
  const waitedForWeb = writer.longestWait(second, Date.now())
  return { migrated, waitedForMigration, failedOnNewTables, waitedForWeb }
}
