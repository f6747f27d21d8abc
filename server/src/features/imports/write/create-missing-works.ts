import type { Tx } from '../../../db/transaction.ts'
import { addMissingWorks } from '../../works/works.supplying.service.ts'
import { listMatchedWorks, type PlannedItem } from '../plan/plan.queries.ts'
import { matchWorks } from '../match/match-works.ts'
import type { ImportRow } from '../imports.queries.ts'
import { isMissingWork, certainMatch } from '../plan/item-state.ts'

/**
 * Adds the works that items bring along, and answers all items, those with the works that they now are.
 * What has come here since the plan was made is not added again; two works of one plan stay two.
 */
export async function createMissingWorks(
  tx: Tx,
  row: ImportRow,
  items: readonly PlannedItem[],
): Promise<PlannedItem[]> {
  const bringing = items.filter(isMissingWork)
  if (bringing.length === 0) return [...items]
  const here = await matchAnew(tx, bringing)
  const workIds = here.flatMap(({ match }) => match?.workId ?? [])
  const taken = new Set(await listMatchedWorks(tx, row, workIds))
  const isHere = ({ match }: PlannedItem) =>
    match !== null && (match.reason === 'id' || !taken.has(match.workId))
  const missing = here.filter((item) => !isHere(item))
  await addMissingWorks(
    tx,
    missing.flatMap(({ item }) => (item.kind === 'work' && item.facts) || []),
  )
  const settled = [...here.filter(isHere), ...(await matchAnew(tx, missing))]
  const byPosition = new Map(settled.map((item) => [item.position, item]))
  return items.map((item) => byPosition.get(item.position) ?? item)
}

/** The items with the works that they may be by now, matched where one is certain. */
async function matchAnew(tx: Tx, items: readonly PlannedItem[]): Promise<PlannedItem[]> {
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
