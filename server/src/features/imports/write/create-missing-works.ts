import type { Tx } from '../../../db/transaction.ts'
import { createMissingWorks } from '../../works/works.service.ts'
import { listMatchedWorks, type PlannedItem } from '../plan/plan.queries.ts'
import { matchWorks } from '../match/match-works.ts'
import type { ImportRow } from '../imports.queries.ts'
import { isMissingWork, certainMatch } from '../plan/item-state.ts'

/**
 * Creates works that so far exist only in the files; returns all items, matched with the new works. A
 * work added since the plan was made is not created again; two works of one plan stay separate.
 */
export async function createWorksOfItems(
  tx: Tx,
  row: ImportRow,
  items: readonly PlannedItem[],
): Promise<PlannedItem[]> {
  const unknown = items.filter(isMissingWork)
  if (unknown.length === 0) return [...items]
  const matched = await rematch(tx, unknown)
  const workIds = matched.flatMap(({ match }) => match?.workId ?? [])
  const taken = new Set(await listMatchedWorks(tx, row, workIds))
  const exists = ({ match }: PlannedItem) =>
    match !== null && (match.reason === 'id' || !taken.has(match.workId))
  const missing = matched.filter((item) => !exists(item))
  await createMissingWorks(
    tx,
    missing.flatMap(({ item }) => (item.kind === 'work' && item.facts) || []),
  )
  const settled = [...matched.filter(exists), ...(await rematch(tx, missing))]
  const byPosition = new Map(settled.map((item) => [item.position, item]))
  return items.map((item) => byPosition.get(item.position) ?? item)
}

/** The items with current candidates, matched if one is certain. */
async function rematch(tx: Tx, items: readonly PlannedItem[]): Promise<PlannedItem[]> {
  const matched = await matchWorks(
    tx,
    items.flatMap(({ item }) => (item.kind === 'work' ? item.work : [])),
    { similarToo: false },
  )
  return items.map((item, place) => {
    const candidates = matched[place] ?? []
    const match = certainMatch(candidates)
    return { ...item, candidates, match, workId: match?.workId ?? null }
  })
}
