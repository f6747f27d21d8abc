import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Handle } from '../../../db/transaction.ts'
import {
  conditionOf,
  type ItemPage,
  type ItemRow,
  orderOf,
  type Owner,
  type PlannedItem,
} from './plan.queries.ts'

/** An item as it is shown: only the first of its rows, reviews and viewings, and of its episodes only the counts. */
export interface ShownItem extends PlannedItem {
  rowCount: number
  viewingCount: number
  episodes: { total: number; new: number }
}

const shownMax = limits.importItemShownMax

const firstOf = (document: 'item' | 'planned_outcome', name: string) => sql`
  coalesce(jsonb_path_query_array(${sql.ref(document)}, ${sql.lit(`$.${name}[0 to ${shownMax - 1}]`)}), '[]')`

const countOf = (path: string) => sql`coalesce(jsonb_array_length(item #> ${sql.lit(path)}), 0)`

/** The rows of an item that are shown, and their outcomes: those left out first, then those with a note. */
const shownRows = sql`(
  select jsonb_agg(line order by place) as lines, jsonb_agg(planned order by place) as planned
  from (
    select line, planned, place
    from jsonb_array_elements(item->'rows') with ordinality as of_item (line, place)
    join jsonb_array_elements(planned_outcome->'rows') with ordinality as of_outcome (planned, place)
      using (place)
    order by planned->>'outcome' <> 'leftOut', planned->'note' = 'null', place
    limit ${sql.lit(shownMax)}
  ) as chosen
)`

/** A page of items as they are shown, as `listItems`; long ones are cut here, since they can have megabytes. */
export async function listShownItems(
  handle: Handle,
  owner: Owner,
  page: ItemPage,
): Promise<ShownItem[]> {
  const { rows } = await sql<ItemRow & Omit<ShownItem, keyof PlannedItem>>`
    with page as materialized (
      select *, row_number() over (order by ${orderOf(page)} position) as nth
      from import_items where ${conditionOf(owner, page)}
      order by nth limit ${page.limit} offset ${page.offset}
    )
    select position, source_key as "sourceKey", time_first as "timeFirst", candidates,
      work_id as "workId", match, decision, score, takes_changes as "takesChanges", outcome,
      question, rounded, rows_new as "rowsNew", rows_changed as "rowsChanged",
      rows_here as "rowsHere", rows_choice as "rowsChoice", rows_left_out as "rowsLeftOut",
      (item #- '{parts,episode}') || jsonb_build_object('rows', coalesce(shown.lines, '[]'))
        || case when item ? 'entries' then jsonb_build_object(
          'entries', ${firstOf('item', 'entries')}, 'viewings', ${firstOf('item', 'viewings')}
        ) else '{}' end as item,
      (planned_outcome #- '{parts,episode}') || jsonb_build_object(
        'rows', coalesce(shown.planned, '[]'), 'reviews', ${firstOf('planned_outcome', 'reviews')},
        'viewings', ${firstOf('planned_outcome', 'viewings')}
      ) as "plannedOutcome",
      ${countOf('{rows}')} as "rowCount", ${countOf('{viewings}')} as "viewingCount",
      jsonb_build_object('total', ${countOf('{parts,episode}')}, 'new', (
        select count(*) from jsonb_array_elements_text(planned_outcome #> '{parts,episode}') as one
        where one = 'new'
      )) as episodes
    from page cross join lateral ${shownRows} as shown
    order by nth
  `.execute(handle)
  return rows.map((row) => ({ ...row, timeFirst: row.timeFirst.toISOString() }))
}
