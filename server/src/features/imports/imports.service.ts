import type { ListMeaning } from '@medley/contract/transfer/import-values'
import type {
  ImportDetails,
  ImportItem,
  ImportSummary,
  KeptThing,
} from '@medley/contract/transfer/imports'
import type { Medium } from '@medley/contract/values/medium'
import type { Actor } from '../../actor.ts'
import { AppError, forbidden, invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import {
  countItems,
  findItem,
  listItems,
  type PlannedItem,
  type Question,
} from './plan/plan.queries.ts'
import { listShownWorks } from './plan/plan.works.queries.ts'
import { listShownItems, type ShownItem } from './plan/shown-items.queries.ts'
import { undoImportJob, writeImportJob } from './imports.jobs.ts'
import { chunk } from '../../parsing/chunk.ts'
import { type HowToRead, makePlan } from './imports.planning.service.ts'
import {
  countImportsAtWork,
  countImportsOf,
  countRowsOfFiles,
  countWrittenWorks,
  deleteImport,
  findImport,
  type ImportRow,
  listImportsOf,
  lockImport,
  updateImport,
} from './imports.queries.ts'
import { certainMatch } from './plan/item-state.ts'
import { isOpenList } from './plan/import-item.ts'
import { toDetails, toKeptThing, toItem, toSummary } from './imports.view.ts'
import { countKeptThings, countWrites, listKeptThings } from './undo/undo.queries.ts'
import { changeItems } from './write/change-items.ts'
import type { StoredFile } from '@medley/doors/record'

/** Reads files and returns a plan of the writes. Throws as `makePlan`. */
export async function plan(
  ctx: Context,
  commit: Commit,
  actor: Actor,
  upload: HowToRead & { files: readonly StoredFile[] },
): Promise<ImportDetails> {
  const storePlan = await makePlan(ctx, actor, upload)
  return commit(async (tx) => showImport(tx, actor, await storePlan(tx)))
}

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
  id: number,
  page: ItemPage,
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

export type ItemDecision =
  | { action: 'accept' | 'skip' | 'reset' | 'update' | 'keep' }
  | { action: 'choose'; workId: number; medium: Medium }
  | { action: 'score'; rating: number }

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

function decideItem(item: PlannedItem, decision: ItemDecision): PlannedItem {
  const { action } = decision
  if (action === 'skip') {
    const match = item.match?.reason === 'added' ? null : item.match
    return { ...item, decision: 'skipped', match }
  }
  if (action === 'reset') {
    const match = certainMatch(item.candidates)
    return { ...item, decision: null, score: null, takesChanges: false, match }
  }
  if (action === 'update' || action === 'keep') {
    if (!hasChanges(item)) throw invalidValue('action', 'Nothing of the item has changed')
    return { ...item, takesChanges: action === 'update' }
  }
  if (item.item.kind !== 'work') throw invalidValue('action', 'The item is about no work')
  if (action === 'score') return { ...item, score: decision.rating }
  if (action === 'choose') {
    const match = { workId: decision.workId, sureness: 'certain', reason: 'chosen' } as const
    return { ...item, decision: 'chosen', match }
  }
  const [best] = item.candidates
  if (!best) throw invalidValue('action', 'There is no work to accept')
  return { ...item, decision: 'accepted', match: best }
}

function hasChanges({ plannedOutcome }: PlannedItem): boolean {
  return plannedOutcome.reviews.some(({ changes }) => changes !== undefined)
}

const decidedAtOnce = 500

/** Accepts every likely match. Throws `import_not_found`, `import_closed`. */
export function acceptLikely(ctx: Context, actor: Actor, id: number): Promise<ImportDetails> {
  return decideAll(ctx, actor, id, { question: 'likely' }, { action: 'accept' })
}

/** Takes over what changed at the source, for every item. Throws `import_not_found`, `import_closed`. */
export function takeChanges(ctx: Context, actor: Actor, id: number): Promise<ImportDetails> {
  return decideAll(ctx, actor, id, { changed: true }, { action: 'update' })
}

function decideAll(
  ctx: Context,
  actor: Actor,
  id: number,
  which: Pick<ItemPage, 'question' | 'changed'>,
  decision: ItemDecision,
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned', 'written'])
    const all = await listItems(tx, row, { ...which, limit: Number.MAX_SAFE_INTEGER, offset: 0 })
    for (const part of chunk(all, decidedAtOnce)) {
      const changes = part.map((before) => ({ before, after: decideItem(before, decision) }))
      await changeItems(ctx, tx, row, changes)
    }
    await updateImport(tx, row, {}, ctx.clock.now())
    return showImport(tx, actor, id)
  })
}

/**
 * Says what a list is that only the member can tell from the works they saved for later. In a written
 * import only what nobody has said yet. Throws `import_not_found`, `import_file_not_found`, `import_closed`.
 */
export function setListMeaning(
  ctx: Context,
  actor: Actor,
  { id, fileId }: { id: number; fileId: number },
  as: ListMeaning,
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned', 'written'])
    const list = row.lists.find(({ meaning }) => meaning?.file === fileId - 1)
    if (!list?.meaning) throw notFound('import_file')
    if (row.state === 'written' && list.meaning.as !== null) throw forbidden('import_closed')
    const meaning = { ...list.meaning, as }
    const lists = row.lists.map((one) => (one === list ? { ...one, meaning } : one))
    await updateImport(tx, row, { lists }, ctx.clock.now())
    const page = { file: fileId - 1, limit: Number.MAX_SAFE_INTEGER, offset: 0 }
    for (const part of chunk(await listItems(tx, row, page), decidedAtOnce)) {
      const changes = part.map((item) => ({ before: item, after: item }))
      await changeItems(ctx, tx, { ...row, lists }, changes)
    }
    return showImport(tx, actor, id)
  })
}

/**
 * Enqueues a job that writes a plan. `keepUnknown` says whether works that nobody here knows are added;
 * absent, it stays as planned. `publishLists` shows everyone the lists whose files do not say who may see them. Throws `import_not_found`, `import_closed`.
 */
export function confirm(
  ctx: Context,
  actor: Actor,
  id: number,
  {
    allSpoilers,
    publishLists,
    keepUnknown,
  }: { allSpoilers: boolean; publishLists: boolean; keepUnknown?: boolean | undefined },
): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned'])
    if (keepUnknown !== undefined) await setKeepsUnknown(ctx, tx, row, keepUnknown)
    // The job writes the new items first, then the lists.
    const workTotal = (await countItems(tx, row, { outcome: 'new' })) + row.lists.length
    const lists = publishLists
      ? row.lists.map((list) => (isOpenList(list) ? { ...list, isPrivate: false } : list))
      : row.lists
    const changes = { state: 'confirmed', allSpoilers, lists, workTotal, workDone: 0 } as const
    const priority = await priorityOf(tx, actor)
    await updateImport(tx, row, changes, ctx.clock.now())
    await ctx.jobs.enqueue(tx, writeImportJob, { userId: actor.id, importId: id }, { priority })
    return showImport(tx, actor, id)
  })
}

/** The second job of a member comes after the first ones of all others, the third after the second ones. */
async function priorityOf(tx: Tx, { id }: Actor): Promise<number> {
  return 0 - (await countImportsAtWork(tx, id))
}

/** Plans the items without a match again where the choice for them differs from the plan's. */
async function setKeepsUnknown(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  keepsUnknown: boolean,
): Promise<void> {
  if (row.keepsUnknown === keepsUnknown) return
  await updateImport(tx, row, { keepsUnknown }, ctx.clock.now())
  const all = { unmatched: true, limit: Number.MAX_SAFE_INTEGER, offset: 0 }
  for (const part of chunk(await listItems(tx, row, all), decidedAtOnce)) {
    const changes = part.map((item) => ({ before: item, after: item }))
    await changeItems(ctx, tx, { ...row, keepsUnknown }, changes)
  }
}

/** Enqueues a job that reverts the writes of an import. Throws `import_not_found`, `import_closed`. */
export function undo(ctx: Context, actor: Actor, id: number): Promise<ImportDetails> {
  return transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['written'])
    const workTotal = await countWrites(tx, row)
    const changes = { state: 'undoing', workTotal, workDone: 0 } as const
    const priority = await priorityOf(tx, actor)
    await updateImport(tx, row, changes, ctx.clock.now())
    await ctx.jobs.enqueue(tx, undoImportJob, { userId: actor.id, importId: id }, { priority })
    return showImport(tx, actor, id)
  })
}

/** A page of the writes that an undo kept. Throws `import_not_found`. */
export async function showKeptThings(
  ctx: Context,
  { id: userId }: Actor,
  id: number,
  page: Page,
): Promise<{ items: KeptThing[]; totalCount: number }> {
  const row = await findImport(ctx.db, userId, id)
  if (!row) throw notFound('import')
  const [items, totalCount] = await Promise.all([
    listKeptThings(ctx.db, row, page),
    countKeptThings(ctx.db, row),
  ])
  return { items: items.map(toKeptThing), totalCount }
}

/** Deletes a plan or an undone import. Throws as `confirm`. */
export async function discard(ctx: Context, actor: Actor, id: number): Promise<{ id: number }> {
  await transaction(ctx.db, async (tx) => {
    const row = await requireImport(tx, actor, id, ['planned', 'undone'])
    await deleteImport(tx, row.userId, row.id)
  })
  return { id }
}
