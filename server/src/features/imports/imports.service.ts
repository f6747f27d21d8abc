import type { ListMeaning, KeptThing } from '@medley/contract/transfer/import-values'
import type { ImportDetails, ImportItem, ImportSummary } from '@medley/contract/transfer/imports'
import { isDeepStrictEqual } from 'node:util'
import type { Actor } from '../../actor.ts'
import { AppError, forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import { countItems, findItem, type Question } from './plan/plan.queries.ts'
import { listShownWorks } from './plan/plan.works.queries.ts'
import { listShownItems, type ShownItem } from './plan/shown-items.queries.ts'
import { changeImportJob, undoImportJob, writeImportJob } from './imports.jobs.ts'
import {
  type ChangeOfItems,
  countImportsIn,
  countImportsOf,
  countRowsOfFiles,
  countWrittenWorks,
  deleteImport,
  findImport,
  type ImportRow,
  listImportsOf,
  lockImport,
  statesAtWork,
  updateImport,
} from './imports.queries.ts'
import { decideItem, type ItemDecision } from './plan/decide-item.ts'
import { isOpenList } from './merge/import-item.ts'
import { toDetails, toKeptThing, toItem, toSummary } from './imports.view.ts'
import { countKeptThings, countWrites, listKeptThings } from './undo/undo.queries.ts'
import { itemsOf } from './write/apply-change.ts'
import { changeItems } from './write/change-items.ts'
import { countSteps } from './write/count-steps.ts'

/** One of the actor's imports. Throws `import_not_found`. */
export async function showImport(
  handle: Handle,
  { id: userId }: Actor,
  id: number,
): Promise<ImportDetails> {
  const row = await findImport(handle, userId, id)
  if (!row) throw notFound('import')
  const rows = await countRowsOfFiles(handle, userId, id)
  const works = row.state === 'written' ? await countWrittenWorks(handle, userId, id) : []
  return toDetails(row, { rows, works })
}

interface Page {
  limit: number
  offset: number
}

/** A page of the actor's imports, newest first. */
export async function showImports(
  ctx: Context,
  { id: userId }: Actor,
  page: Page,
): Promise<{ items: ImportSummary[]; totalCount: number }> {
  const rows = await listImportsOf(ctx.db, userId, page)
  return { items: rows.map(toSummary), totalCount: await countImportsOf(ctx.db, userId) }
}

type ItemPage = Page & {
  outcome?: ImportItem['outcome'] | undefined
  question?: Question | undefined
  rounded?: boolean | undefined
  changed?: boolean | undefined
  asked?: boolean | undefined
  leftOut?: boolean | undefined
  added?: boolean | undefined
  open?: boolean | undefined
}

/** A page of the items of an import. Throws `import_not_found`. */
export async function showItems(
  ctx: Context,
  { id: userId }: Actor,
  { id, ...page }: { id: number } & ItemPage,
): Promise<{ items: ImportItem[]; totalCount: number }> {
  const row = await findImport(ctx.db, userId, id)
  if (!row) throw notFound('import')
  const [items, totalCount] = await Promise.all([
    listShownItems(ctx.db, row, page),
    countItems(ctx.db, row, page),
  ])
  return { items: await presentItems(ctx.db, row, items), totalCount }
}

async function presentItems(
  handle: Handle,
  { files, lists }: ImportRow,
  items: readonly ShownItem[],
): Promise<ImportItem[]> {
  const ids = items.flatMap(({ workId, candidates }) => [
    ...(workId === null ? [] : [workId]),
    ...candidates.map((candidate) => candidate.workId),
  ])
  const works = await listShownWorks(handle, [...new Set(ids)])
  const shown = lists.filter(({ meaning }) => !meaning || meaning.as === 'list')
  const titles = new Map(shown.map(({ key, title }) => [key, title]))
  return items.map((item) => toItem(item, files, works, titles))
}

/** The import, locked until the transaction ends. Throws `import_not_found`, `import_closed`. */
async function requireImport(
  tx: Tx,
  { id: userId }: Actor,
  id: number,
  states: readonly ImportRow['state'][],
): Promise<ImportRow> {
  const row = await lockImport(tx, userId, id)
  if (!row) throw notFound('import')
  if (!states.includes(row.state)) throw forbidden('import_closed')
  return row
}

/**
 * Decides on one item of a plan. Throws `import_not_found`, `import_item_not_found`, `import_closed`,
 * `work_not_found`, and `validation_error` where the item has nothing to accept, choose or score.
 */
export async function decide(
  ctx: Context,
  actor: Actor,
  { id, itemId }: { id: number; itemId: number },
  decision: ItemDecision,
): Promise<ImportItem> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned', 'written'])
    const item = await findItem(tx, row, itemId)
    if (!item) throw notFound('import_item')
    if (decision.action === 'choose') {
      await requireWork(tx, actor, decision.medium, decision.workId)
    }
    if (row.state === 'written' && item.item.kind === 'shared') throw new AppError('import_closed')
    await changeItems(ctx, tx, row, [{ before: item, after: decideItem(item, decision) }])
    await updateImport(tx, row, {}, ctx.clock.now())
    const changed = await listShownItems(tx, row, { after: itemId - 1, limit: 1, offset: 0 })
    const [shown] = await presentItems(tx, row, changed)
    if (!shown) throw notFound('import_item')
    return shown
  })
}

/** Accepts every likely match by a job. Throws `import_not_found`, `import_closed`. */
export function acceptLikely(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const change = { kind: 'accept' } as const
    const row = await requireChangeable(tx, actor, id, change)
    if (row) await startChange(ctx, tx, row, change)
    return showImport(tx, actor, id)
  })
}

/** Takes over by a job what changed at the source, for every item. Throws `import_not_found`, `import_closed`. */
export function takeChanges(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const change = { kind: 'update' } as const
    const row = await requireChangeable(tx, actor, id, change)
    if (row) await startChange(ctx, tx, row, change)
    return showImport(tx, actor, id)
  })
}

/**
 * Says what a list is that only the member can tell from the works they saved for later; a job plans its items again. In a
 * written import only what nobody has said yet. Throws `import_not_found`, `import_file_not_found`, `import_closed`.
 */
export function setListMeaning(
  ctx: Context,
  actor: Actor,
  { listMeaning: as, id, fileId }: { listMeaning: ListMeaning } & { id: number; fileId: number },
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const change = { kind: 'list', file: fileId - 1, as } as const
    const row = await requireChangeable(tx, actor, id, change)
    if (!row) return showImport(tx, actor, id)
    const list = row.lists.find(({ meaning }) => meaning?.file === fileId - 1)
    if (!list?.meaning) throw notFound('import_file')
    if (row.state === 'written' && list.meaning.as !== null) throw forbidden('import_closed')
    const meaning = { ...list.meaning, as }
    const lists = row.lists.map((one) => (one === list ? { ...one, meaning } : one))
    await updateImport(tx, row, { lists }, ctx.clock.now())
    await startChange(ctx, tx, row, change)
    return showImport(tx, actor, id)
  })
}

/**
 * An import whose items a change may be applied to; undefined while this very change is applied, so that a second press
 * is none. Throws `import_not_found`, `import_closed`.
 */
async function requireChangeable(
  tx: Tx,
  actor: Actor,
  id: number,
  change: ChangeOfItems,
): Promise<ImportRow | undefined> {
  const row = await requireImport(tx, actor, id, ['planned', 'changing', 'written'])
  if (row.state !== 'changing') return row
  if (row.task?.kind === 'change' && isDeepStrictEqual(row.task.change, change)) return undefined
  throw forbidden('import_closed')
}

/** Enqueues a job that applies a change to the items of an import, unless it is about none. */
async function startChange(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  change: ChangeOfItems,
): Promise<void> {
  const workTotal = await countItems(tx, row, itemsOf(change))
  if (workTotal === 0) return
  const { userId, id: importId } = row
  const priority = await priorityOf(tx, userId)
  const next = row.state === 'written' ? 'written' : 'planned'
  const task = { kind: 'change', change, next, after: 0 } as const
  const changes = { state: 'changing', task, workTotal, workDone: 0 } as const
  await updateImport(tx, row, changes, ctx.clock.now())
  await ctx.jobs.enqueue(tx, changeImportJob, { userId, importId }, { priority })
}

/**
 * Enqueues a job that writes a plan. `keepUnknown` says whether works that nobody here knows are added;
 * absent, it stays as planned. `publishLists` shows everyone the lists whose files do not say who may see them. Throws `import_not_found`, `import_closed`.
 */
export function confirm(
  ctx: Context,
  actor: Actor,
  {
    id,
    allSpoilers,
    publishLists,
    keepUnknown,
  }: { id: number } & {
    allSpoilers: boolean
    publishLists: boolean
    keepUnknown?: boolean | undefined
  },
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned'])
    const lists = publishLists
      ? row.lists.map((list) => (isOpenList(list) ? { ...list, isPrivate: false } : list))
      : row.lists
    const priority = await priorityOf(tx, actor.id)
    const first =
      keepUnknown === undefined || keepUnknown === row.keepsUnknown
        ? { state: 'confirmed' as const, workTotal: await countSteps(tx, row) }
        : { ...(await replanUnknown(tx, row)), keepsUnknown: keepUnknown }
    await updateImport(tx, row, { ...first, allSpoilers, lists, workDone: 0 }, ctx.clock.now())
    await ctx.jobs.enqueue(tx, writeImportJob, { userId: actor.id, importId: id }, { priority })
    return showImport(tx, actor, id)
  })
}

/** The state in which the job plans the items without a match again before it writes. */
async function replanUnknown(tx: Tx, row: ImportRow) {
  const change = { kind: 'unknown' } as const
  const task = { kind: 'change', change, next: 'confirmed', after: 0 } as const
  return { state: 'changing', task, workTotal: await countItems(tx, row, itemsOf(change)) } as const
}

/** The second job of a member comes after the first ones of all others, the third after the second ones. */
export async function priorityOf(tx: Tx, userId: number): Promise<number> {
  return 0 - (await countImportsIn(tx, userId, statesAtWork))
}

/** True for a written import, also while it is changed. */
function isWritten({ state, task }: ImportRow): boolean {
  return state === 'written' || (task?.kind === 'change' && task.next === 'written')
}

/** Enqueues a job that reverts the writes of an import; ends one that changes it. Throws `import_not_found`, `import_closed`. */
export function undo(ctx: Context, actor: Actor, { id }: { id: number }): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['written', 'changing'])
    if (!isWritten(row)) throw forbidden('import_closed')
    const workTotal = await countWrites(tx, row)
    const changes = { state: 'undoing', task: null, workTotal, workDone: 0 } as const
    const priority = await priorityOf(tx, actor.id)
    await updateImport(tx, row, changes, ctx.clock.now())
    await ctx.jobs.enqueue(tx, undoImportJob, { userId: actor.id, importId: id }, { priority })
    return showImport(tx, actor, id)
  })
}

/** A page of the writes that an undo kept. Throws `import_not_found`. */
export async function showKeptThings(
  ctx: Context,
  { id: userId }: Actor,
  { id, ...page }: { id: number } & Page,
): Promise<{ items: KeptThing[]; totalCount: number }> {
  const row = await findImport(ctx.db, userId, id)
  if (!row) throw notFound('import')
  const [items, totalCount] = await Promise.all([
    listKeptThings(ctx.db, row, page),
    countKeptThings(ctx.db, row),
  ])
  return { items: items.map(toKeptThing), totalCount }
}

const discardable = ['planning', 'failed', 'planned', 'changing', 'undone'] as const

/** Deletes a plan or an undone import; ends the job that makes or changes the plan. Throws as `confirm`. */
export async function discard(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  await transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, discardable)
    if (isWritten(row)) throw forbidden('import_closed')
    await deleteImport(tx, row.userId, row.id)
  })
  return { id }
}
