import { transaction } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { completeProfile } from '../../accounts/accounts.completing.service.ts'
import { fillFavorites } from '../../favorites/favorites.importing.service.ts'
import { findProfile, listPlannedFavorites } from './profile.queries.ts'
import { lockImport } from '../imports.queries.ts'
import type { ImportDeps } from '../imports.deps.ts'

/** Gives the member the names, the picture and the favourites of an export, each where there is none. */
export async function writeProfile(
  ctx: ImportDeps,
  { userId, importId }: { userId: number; importId: number },
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  job.signal.throwIfAborted()
  const profile = await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockImport(tx, userId, importId)
    if (row?.state !== 'writing') return undefined
    await fillFavorites(tx, userId, await listPlannedFavorites(tx, row))
    return findProfile(tx, row)
  })
  if (profile) await completeProfile(ctx, userId, profile)
}
