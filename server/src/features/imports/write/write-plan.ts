import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { type ImportName, type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import { listUnwrittenItems } from '../plan/plan.queries.ts'
import { narrowAsInFile } from '../../accounts/accounts.import-target.ts'
import { findProfile } from './profile.queries.ts'
import { insertWrites } from './write.queries.ts'
import { writeItems } from './write-items.ts'
import { writeLists } from './write-lists.ts'
import { writeShared } from './write-shared.ts'
import { writeProfile } from './write-profile.ts'

/** Others wait for the rows that a transaction locks. */
const atOnce = { items: 200, rows: 1_000 }

/**
 * Writes a confirmed plan in chunks, oldest first; continues where an earlier run stopped. Things that
 * already exist are skipped, so nothing is written twice.
 */
export async function writePlan(
  ctx: Context,
  name: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  await narrowFirst(ctx, name, job)
  for (;;) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await findImportToWrite(tx, name)
      return row ? writeNextItems(ctx, tx, row) : false
    })
    if (!isMore) break
  }
  await writeProfile(ctx, name, job)
  await writeLists(ctx, name, job)
}

/** Takes over a narrower audience before the first review could be seen. */
async function narrowFirst(
  ctx: Context,
  name: ImportName,
  job: Pick<RunningJob, 'assertLease'>,
): Promise<void> {
  const profile = await findProfile(ctx.db, name)
  if (!profile || profile.audience === 'everyone') return
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await findImportToWrite(tx, name)
    if (row) await insertWrites(tx, row, await narrowAsInFile(tx, name.userId, profile.audience))
  })
}

async function findImportToWrite(
  tx: Tx,
  { userId, importId }: ImportName,
): Promise<ImportRow | undefined> {
  const row = await lockImport(tx, userId, importId)
  return row?.state === 'confirmed' || row?.state === 'writing' ? row : undefined
}

/** Returns whether more may follow. */
async function writeNextItems(ctx: Context, tx: Tx, row: ImportRow): Promise<boolean> {
  const items = await listUnwrittenItems(tx, row, atOnce)
  const others = items.filter(({ item }) => item.kind !== 'shared')
  // Comments may belong to reviews of the same chunk, so they wait for the next one.
  const chunk = others.length > 0 ? others : items
  await (others.length > 0 ? writeItems(ctx, tx, row, chunk) : writeShared(ctx, tx, row, chunk))
  const workDone = row.workDone + chunk.length
  await updateImport(tx, row, { state: 'writing', workDone }, ctx.clock.now())
  return chunk.length > 0
}
