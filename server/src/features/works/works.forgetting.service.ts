import { mediums } from '@medley/contract/medium'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import {
  deleteAbandonedWorks,
  deleteIdleAdditions,
  listAbandonedWorks,
} from './works.additions.queries.ts'
import { lockFolding } from './works.deduplicate.queries.ts'

/** Takes a member off added works that they no longer use, and deletes those no one holds; returns how many. */
export async function removeUnusedAdditions(
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<number> {
  if (workIds.length === 0) return 0
  await deleteIdleAdditions(tx, userId, workIds)
  return removeAbandoned(tx, workIds)
}

/** Works that come meanwhile would name the same people. */
async function removeAbandoned(tx: Tx, workIds: readonly number[]): Promise<number> {
  for (const medium of mediums) await lockFolding(tx, medium)
  return deleteAbandonedWorks(tx, workIds)
}

const abandonedAtOnce = 200

/** Deletes, in chunks, all added works that no member holds. */
export async function removeAbandonedWorks(
  { db }: Pick<Context, 'db'>,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (let afterId = 0; ;) {
    job.signal.throwIfAborted()
    const ids = await listAbandonedWorks(db, { afterId, limit: abandonedAtOnce })
    const last = ids.at(-1)
    if (last === undefined) return
    await transaction(db, async (tx) => {
      await job.assertLease(tx)
      await removeAbandoned(tx, ids)
    })
    afterId = last
  }
}
