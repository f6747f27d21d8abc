import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import { timeZoneOf } from '../../weekly-digest/weekly-digest.visibility.ts'
import type { PlannedOutcome } from './plan-item.ts'
import type { Item } from '../merge/import-item.ts'
import type { Candidate } from '../match/rank-matches.ts'

export type Decision = 'accepted' | 'chosen' | 'skipped'
export type Question = 'likely' | 'possible' | 'unknown' | 'score' | 'list'

/** The fields of an item that a decision can change. */
export interface ItemState {
  position: number
  workId: number | null
  match: Candidate | null
  decision: Decision | null
  score: number | null
  /** True if changes at the source replace the existing data. */
  takesChanges: boolean
  plannedOutcome: PlannedOutcome
  outcome: ImportOutcome
  question: Question | null
  rounded: number
  rowsNew: number
  rowsChanged: number
  rowsHere: number
  rowsChoice: number
  rowsLeftOut: number
}

/** An item of a plan. */
export interface PlannedItem extends ItemState {
  item: Item
  sourceKey: string | null
  timeFirst: string
  candidates: Candidate[]
}

export interface Owner {
  userId: number
  id: number
}

/** The member's time zone, or UTC. */
export async function findTimeZone(handle: Handle, userId: number): Promise<string> {
  const { rows } = await sql<{ timeZone: string }>`
    select ${timeZoneOf(userId)} as "timeZone"
  `.execute(handle)
  return rows[0]?.timeZone ?? 'UTC'
}

const stateColumns = sql`
  "workId" integer, match jsonb, decision text, score smallint, "takesChanges" boolean,
  "plannedOutcome" jsonb, outcome text, question text, rounded integer, "rowsNew" integer,
  "rowsChanged" integer, "rowsHere" integer, "rowsChoice" integer, "rowsLeftOut" integer
`

/** An item with the position of the look-up it waits for. */
export type NewItem = PlannedItem & { lookUp: number | null }

export async function insertItems(
  tx: Tx,
  { userId, id }: Owner,
  items: readonly NewItem[],
): Promise<void> {
  await sql`
    insert into import_items (
      user_id, import_id, position, item, source_key, time_first, candidates, work_id, match,
      decision, score, takes_changes, planned_outcome, outcome, question, rounded, rows_new,
      rows_changed, rows_here, rows_choice, rows_left_out, look_up
    )
    select ${userId}::integer, ${id}::integer, position, item, "sourceKey", "timeFirst",
      candidates, "workId", match, decision, score, "takesChanges", "plannedOutcome", outcome, question,
      rounded, "rowsNew", "rowsChanged", "rowsHere", "rowsChoice", "rowsLeftOut", "lookUp"
    from json_to_recordset(${JSON.stringify(items)}) as one (
      position integer, item jsonb, "sourceKey" text, "timeFirst" timestamptz, candidates jsonb,
      "lookUp" integer,
      ${stateColumns}
    )
  `.execute(tx)
}

/** Deletes the items of a plan that is made anew, and their counts. */
export async function deleteItems(tx: Tx, { userId, id }: Owner): Promise<void> {
  await tx
    .deleteFrom('import_items')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .execute()
  await tx
    .deleteFrom('import_counts')
    .where('user_id', '=', userId)
    .where('import_id', '=', id)
    .execute()
}

export async function updateItems(
  tx: Tx,
  { userId, id }: Owner,
  states: readonly ItemState[],
  { written = false }: { written?: boolean } = {},
): Promise<void> {
  await sql`
    update import_items set
      work_id = "workId", match = one.match, decision = one.decision, score = one.score,
      takes_changes = "takesChanges", planned_outcome = "plannedOutcome", outcome = one.outcome,
      question = one.question, rounded = one.rounded, rows_new = "rowsNew",
      rows_changed = "rowsChanged", rows_here = "rowsHere", rows_choice = "rowsChoice",
      rows_left_out = "rowsLeftOut", is_written = ${written}
    from json_to_recordset(${JSON.stringify(states)}) as one (position integer, ${stateColumns})
    where user_id = ${userId} and import_id = ${id} and import_items.position = one.position
  `.execute(tx)
}

/** Updates the candidates of items; their state stays. */
export async function updateCandidates(
  tx: Tx,
  { userId, id }: Owner,
  items: readonly Pick<PlannedItem, 'position' | 'candidates'>[],
): Promise<void> {
  await sql`
    update import_items set candidates = one.candidates
    from json_to_recordset(${JSON.stringify(items)}) as one (position integer, candidates jsonb)
    where user_id = ${userId} and import_id = ${id} and import_items.position = one.position
  `.execute(tx)
}

const columns = sql`
  position, item, source_key as "sourceKey", time_first as "timeFirst", candidates,
  work_id as "workId", match, decision, score, takes_changes as "takesChanges",
  planned_outcome as "plannedOutcome", outcome, question, rounded, rows_new as "rowsNew",
  rows_changed as "rowsChanged", rows_here as "rowsHere", rows_choice as "rowsChoice",
  rows_left_out as "rowsLeftOut"
`

/** Database rows have times as Date; items have them as text. */
export type ItemRow = Omit<PlannedItem, 'timeFirst'> & { timeFirst: Date }

function toItems(rows: readonly ItemRow[]): PlannedItem[] {
  return rows.map((row) => ({ ...row, timeFirst: row.timeFirst.toISOString() }))
}

export interface ItemPage {
  outcome?: ImportOutcome | undefined
  question?: Question | undefined
  rounded?: boolean | undefined
  /** Only items of which something changed at the source, whether it is taken over or not. */
  changed?: boolean | undefined
  /** Only items with a row that is left out. */
  leftOut?: boolean | undefined
  /** Only items whose works are added as the files name them. */
  added?: boolean | undefined
  /** Only items whose work matches none. */
  unmatched?: boolean | undefined
  /** Only items with an open question of their own, likely matches first. */
  open?: boolean | undefined
  /** Only items with rows of the file with this index. */
  file?: number | undefined
  /** Only items after this position. */
  after?: number | undefined
  /** true: items that need a choice or have one; false: all others. */
  asked?: boolean | undefined
  limit: number
  offset: number
}

/** A condition on a row of `import_items`: its work is added as the files name it. */
export const isAdded = sql`(
  item->>'kind' = 'work' and (match is null or match->>'reason' = 'added')
)`

/** The condition of a page on rows of `import_items`. */
export function conditionOf(
  { userId, id }: Owner,
  {
    outcome,
    question,
    rounded,
    changed,
    file,
    after,
    asked,
    leftOut,
    added,
    unmatched,
    open,
  }: Omit<ItemPage, 'limit' | 'offset'>,
) {
  return sql`
    user_id = ${userId} and import_id = ${id}
    and (${outcome ?? null}::text is null or outcome = ${outcome ?? null})
    and (${question ?? null}::text is null or question = ${question ?? null})
    and (not ${rounded ?? false}::boolean or rounded > 0)
    and (not ${changed ?? false}::boolean or planned_outcome @? '$.reviews[*].changes')
    and (not ${leftOut ?? false}::boolean or rows_left_out > 0)
    and (not ${added ?? false}::boolean or (${isAdded} and outcome in ('new', 'here')))
    and (not ${unmatched ?? false}::boolean or (${isAdded} and decision is null))
    and (not ${open ?? false}::boolean or question <> 'list')
    and position > ${after ?? 0}
    and (
      ${file ?? null}::integer is null
      or item->'rows' @> jsonb_build_array(jsonb_build_object('file', ${file ?? null}::integer))
    )
    and (
      ${asked ?? null}::boolean is null
      or (question is not null or decision is not null or score is not null) = ${asked ?? null}
    )
  `
}

/** The order of the items of a page that have no order by their position alone. */
export function orderOf({ asked, open }: ItemPage) {
  if (open) return sql`array_position(array['likely', 'possible', 'unknown', 'score'], question),`
  return asked ? sql`candidates = '[]',` : sql``
}

/** A page of items by position; with `asked`, items with candidates come first. */
export async function listItems(
  handle: Handle,
  owner: Owner,
  page: ItemPage,
): Promise<PlannedItem[]> {
  const { rows } = await sql<ItemRow>`
    select ${columns} from import_items where ${conditionOf(owner, page)}
    order by ${orderOf(page)} position limit ${page.limit} offset ${page.offset}
  `.execute(handle)
  return toItems(rows)
}

export async function countItems(
  handle: Handle,
  owner: Owner,
  page: Omit<ItemPage, 'limit' | 'offset'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from import_items where ${conditionOf(owner, page)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

export async function findItem(
  handle: Handle,
  { userId, id }: Owner,
  position: number,
): Promise<PlannedItem | undefined> {
  const { rows } = await sql<ItemRow>`
    select ${columns} from import_items
    where user_id = ${userId} and import_id = ${id} and position = ${position}
  `.execute(handle)
  return toItems(rows)[0]
}

/** Items that wait for a look-up. */
export async function listItemsOfLookUp(
  handle: Handle,
  { userId, id }: Owner,
  lookUp: number,
): Promise<PlannedItem[]> {
  const { rows } = await sql<ItemRow>`
    select ${columns} from import_items
    where user_id = ${userId} and import_id = ${id} and look_up = ${lookUp}
    order by position
  `.execute(handle)
  return toItems(rows)
}

/** The next items to write, earliest time in the files first: at least one, if there is any. */
export async function listUnwrittenItems(
  tx: Tx,
  { userId, id }: Owner,
  max: { items: number; rows: number },
): Promise<PlannedItem[]> {
  const { rows } = await sql<ItemRow>`
    with next as materialized (
      select position, time_first, rows_new as count from import_items
      where user_id = ${userId} and import_id = ${id} and outcome = 'new' and not is_written
      order by time_first, position limit ${max.items}
    ), summed as materialized (
      select position, sum(count) over (order by time_first, position) - count as before from next
    )
    select ${columns} from import_items
    where user_id = ${userId} and import_id = ${id}
      and position in (select position from summed where before < ${max.rows})
    order by time_first, position
  `.execute(tx)
  return toItems(rows)
}

/** Keys of lists that have a row of their own that the member did not skip. */
export async function listOwnListItems(tx: Tx, { userId, id }: Owner): Promise<string[]> {
  const { rows } = await sql<{ list: string }>`
    select item->>'list' as list from import_items
    where user_id = ${userId} and import_id = ${id} and item->>'kind' = 'list'
      and decision is distinct from 'skipped'
  `.execute(tx)
  return rows.map(({ list }) => list)
}
