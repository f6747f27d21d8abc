import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { type ImportName, type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import type { StoredList } from '../merge/import-item.ts'
import { listOwnListItems } from '../plan/plan.queries.ts'
import { listListedWorks } from '../plan/plan.works.queries.ts'
import { listsImportTarget } from '../../lists/lists.import-target.ts'
import { insertWrites } from './write.queries.ts'

/** Writes the lists of a plan, each in its own transaction. */
export async function writeLists(
  ctx: Context,
  { userId, importId }: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (let index = 0; ; index += 1) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await lockImport(tx, userId, importId)
      if (row?.state !== 'writing') return false
      const list = row.lists[index]
      if (!list) return false
      await writeList(ctx, tx, row, list)
      const workDone = Math.min(row.workTotal, row.workDone + 1)
      await updateImport(tx, row, { workDone }, ctx.clock.now())
      return true
    })
    if (!isMore) return
  }
}

/** Writes lists of an import again, with entries that have come since. */
export async function writeListsOf(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: ImportRow,
  keys: ReadonlySet<string>,
): Promise<void> {
  for (const list of row.lists) if (keys.has(list.key)) await writeList(ctx, tx, row, list)
}

/** Writes a list, unless it is none; of empty ones only those of a Medley export, which are meant to be. */
async function writeList(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  row: ImportRow,
  list: StoredList,
): Promise<void> {
  if (list.meaning && list.meaning.as !== 'list') return
  const works = await listListedWorks(tx, row, list.key)
  const isMeant =
    list.key.startsWith('medley|') && (await listOwnListItems(tx, row)).includes(list.key)
  if (works.length === 0 && !isMeant) return
  // As with marks: entries of this time are no news.
  const timePlanned = row.timeCreated.toISOString()
  const entries = works.map((work) => ({ ...work, time: work.time ?? timePlanned }))
  const { meaning: _, ...own } = list
  const imported = { ...own, timeCreated: list.timeCreated ?? timePlanned, entries }
  await insertWrites(tx, row, await listsImportTarget.write(tx, row.userId, [imported]))
}
