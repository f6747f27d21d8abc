import { mediums } from '@medley/contract/values/medium'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import type { Holds } from '../../../ports/targets.ts'
import { lockFolding } from '../duplicates/works.deduplicate.queries.ts'
import {
  deleteAbandonedWorks,
  deleteIdleAdditions,
  listAbandonedWorks,
} from './works.forgetting.queries.ts'

/** Takes a member off added works that they no longer use, and deletes those no one holds; returns how many. */
export async function removeUnusedAdditions(
  { targets: { holds } }: Pick<Context, 'targets'>,
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<number> {
  if (workIds.length === 0) return 0
  await deleteIdleAdditions(tx, holds, userId, workIds)
  return removeAbandoned(tx, holds, workIds)
}

/** Works that come meanwhile would name the same people. */
async function removeAbandoned(tx: Tx, holds: Holds, workIds: readonly number[]): Promise<number> {
  for (const medium of mediums) await lockFolding(tx, medium)
  return deleteAbandonedWorks(tx, holds, workIds)
}

const abandonedAtOnce = 200

/** Deletes, in chunks, all added works that no member holds. */
export async function removeAbandonedWorks(
  { db, targets: { holds } }: Pick<Context, 'db' | 'targets'>,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (let afterId = 0; ;) {
    job.signal.throwIfAborted()
    const ids = await listAbandonedWorks(db, holds, { afterId, limit: abandonedAtOnce })
    const last = ids.at(-1)
    if (last === undefined) return
    await transaction(db, async (tx) => {
      await job.assertLease(tx)
      await removeAbandoned(tx, holds, ids)
    })
    afterId = last
  }
}
