import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { type ImportName, lockImport } from '../imports.queries.ts'
import {
  accountsImportTarget,
  storeImportedPicture,
} from '../../accounts/accounts.import-target.ts'
import { favoritesImportTarget } from '../../favorites/favorites.import-target.ts'
import { findProfile, listPlannedFavorites } from './profile.queries.ts'
import { insertWrites } from './write.queries.ts'

/** Fills in the member's missing favorites, names and picture from an export. */
export async function writeProfile(
  ctx: Context,
  name: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  job.signal.throwIfAborted()
  const profile = await findProfile(ctx.db, name)
  const existing = await accountsImportTarget.existing(ctx.db, name.userId)
  // Files are stored outside the transaction.
  const bytes = existing.picture ? null : (profile?.picture ?? null)
  const picture = bytes && (await storeImportedPicture(ctx, bytes))
  const isUsed = await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockImport(tx, name.userId, name.importId)
    if (row?.state !== 'writing') return false
    const favorites = await listPlannedFavorites(tx, row)
    const set = await favoritesImportTarget.write(tx, name.userId, favorites)
    const filled = await accountsImportTarget.write(
      tx,
      name.userId,
      profile ? [{ ...profile, picture }] : [],
    )
    await insertWrites(tx, row, [...set, ...filled])
    return filled.some(({ state }) => state.picture === picture)
  })
  if (picture !== null && !isUsed) await ctx.files.remove(picture)
}
