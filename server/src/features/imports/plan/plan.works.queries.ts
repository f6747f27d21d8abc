import type { MatchReason } from '@medley/contract/transfer/import-values'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../../db/transaction.ts'
import type { Owner } from './plan.queries.ts'

/** The given works that already belong to items of an import; `except` are positions. */
export async function listMatchedWorks(
  tx: Tx,
  { userId, id }: Owner,
  workIds: readonly number[],
  { except = [] }: { except?: readonly number[] } = {},
): Promise<number[]> {
  const { rows } = await sql<{ workId: number }>`
    select distinct work_id as "workId" from import_items
    where user_id = ${userId} and import_id = ${id} and work_id = any(${workIds}::integer[])
      and position <> all(${except}::integer[])
  `.execute(tx)
  return rows.map(({ workId }) => workId)
}

/** The works of items that the files added, of an import. */
export async function listAddedWorks(handle: Handle, { userId, id }: Owner): Promise<number[]> {
  const { rows } = await sql<{ workId: number }>`
    select distinct work_id as "workId" from import_items
    where user_id = ${userId} and import_id = ${id} and work_id is not null
      and match->>'reason' = 'added'
  `.execute(handle)
  return rows.map(({ workId }) => workId)
}

/** The works to add to a list of an import, in list order. */
export async function listListedWorks(
  tx: Tx,
  { userId, id }: Owner,
  list: string,
): Promise<ListedWork[]> {
  const { rows } = await sql<ListedWork>`
    select works.id as "workId", works.medium, listing->>'time' as time, listing->>'note' as note
    from import_items join works on works.id = work_id
    cross join lateral jsonb_array_elements(item->'listings') as listing
    where user_id = ${userId} and import_id = ${id}
      and item->>'kind' = 'work' and decision is distinct from 'skipped'
      and listing->>'list' = ${list}
    order by (listing->>'place')::numeric, position
  `.execute(tx)
  return rows
}

interface ListedWork {
  workId: number
  medium: Medium
  time: string | null
  note: string | null
}

/** The work of an item of an earlier import, and why it is that one. */
export interface EarlierWork {
  sourceKey: string
  workId: number
  reason: MatchReason
}

/**
 * The works of items in earlier imports that the member decided or that were written, by the item's key;
 * the latest counts. An added work is the item's as if by its id.
 */
export async function listEarlierWorks(
  handle: Handle,
  userId: number,
  sourceKeys: readonly string[],
): Promise<Map<string, EarlierWork>> {
  const { rows } = await sql<EarlierWork>`
    select distinct on (source_key) source_key as "sourceKey", work_id as "workId",
      case when decision in ('accepted', 'chosen') then 'chosen'
        else replace(coalesce(match->>'reason', 'id'), 'added', 'id') end as reason
    from import_items
    where user_id = ${userId} and source_key = any(${sourceKeys}::text[])
      and work_id is not null and match is not null
      and (
        decision in ('accepted', 'chosen')
        or is_written and exists (
          select from imports
          where imports.user_id = import_items.user_id and imports.id = import_items.import_id
            and imports.state <> 'undone'
        )
      )
    order by source_key, import_id desc
  `.execute(handle)
  return new Map(rows.map((row) => [row.sourceKey, row]))
}

/** The fields of a work that screens show. */
export interface ShownWork {
  id: number
  medium: Medium
  title: string
  posterSource: string | null
  releaseDate: string | null
  creators: string[]
  /** How many tracks are known of an album. */
  tracks: number
}

export async function listShownWorks(
  handle: Handle,
  ids: readonly number[],
): Promise<Map<number, ShownWork>> {
  const rows = await handle
    .selectFrom('works')
    .select([
      'id',
      'medium',
      'title',
      'poster_source as posterSource',
      'release_date as releaseDate',
      'creators',
      sql<number>`greatest(cardinality(entries), (
        select count(*)::integer from work_entries
        where work_id = works.id and kind = 'track' and not is_gone
      ))`.as('tracks'),
    ])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}
