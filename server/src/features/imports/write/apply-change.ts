import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { chunkByWeight } from '../../../parsing/chunk.ts'
import {
  type ChangeOfItems,
  type ImportName,
  type ImportRow,
  type ImportTask,
  updateImport,
} from '../imports.queries.ts'
import { type JobLease, runStep } from '../imports.steps.service.ts'
import { decideItem } from '../plan/decide-item.ts'
import { type ItemPage, listItems, type PlannedItem } from '../plan/plan.queries.ts'
import { changeItems } from './change-items.ts'
import { countSteps } from './count-steps.ts'

/** Others wait for the rows that a transaction locks. */
const atOnce = {
  size: 200,
  weightMax: 1_000,
  weightOf: ({ item }: PlannedItem) => item.rows.length,
}

/** The items that a change is about. */
export function itemsOf(change: ChangeOfItems): Omit<ItemPage, 'limit' | 'offset'> {
  if (change.kind === 'accept') return { question: 'likely' }
  if (change.kind === 'update') return { changed: true }
  return change.kind === 'list' ? { file: change.file } : { unmatched: true }
}

/**
 * Applies the decision of a changing import to its items in chunks, in their order; continues where an earlier run
 * stopped. The import is then in the state that its task names.
 */
export async function applyChange(ctx: Context, name: ImportName, job: JobLease): Promise<void> {
  while (await runStep(ctx, name, job, ['changing'], (tx, row) => changeNext(ctx, tx, row)));
}

/** Returns whether more may follow. */
async function changeNext(ctx: Context, tx: Tx, row: ImportRow): Promise<boolean> {
  const { task } = row
  if (task?.kind !== 'change') throw new Error('A changing import has no change')
  const page = { ...itemsOf(task.change), after: task.after, limit: atOnce.size, offset: 0 }
  const [items = []] = chunkByWeight(await listItems(tx, row, page), atOnce)
  const last = items.at(-1)
  if (!last) {
    await endChange(ctx, tx, row, task.next)
    return false
  }
  const changes = items.map((before) => ({ before, after: changeItem(before, task.change) }))
  const state = task.next === 'written' ? 'written' : 'planned'
  await changeItems(ctx, tx, { ...row, state }, changes)
  const workDone = row.workDone + items.length
  await updateImport(
    tx,
    row,
    { task: { ...task, after: last.position }, workDone },
    ctx.clock.now(),
  )
  return true
}

/** The other changes are of the import, and only plan the item again. */
function changeItem(item: PlannedItem, { kind }: ChangeOfItems): PlannedItem {
  return kind === 'accept' || kind === 'update' ? decideItem(item, { action: kind }) : item
}

async function endChange(ctx: Context, tx: Tx, row: ImportRow, next: NextState): Promise<void> {
  const changes = { state: next, task: null, ...(await progressIn(tx, row, next)) }
  await updateImport(tx, row, changes, ctx.clock.now())
}

async function progressIn(tx: Tx, row: ImportRow, next: NextState) {
  if (next === 'planned') return { workTotal: 0, workDone: 0 }
  if (next === 'written') return { workDone: row.workTotal }
  return { workTotal: await countSteps(tx, row), workDone: 0 }
}

type NextState = Extract<ImportTask, { kind: 'change' }>['next']
