import { cutText } from '@medley/contract/values/text-cuts'
import type { Handle } from '../../../db/transaction.ts'
import { type Matching, matchWorks } from '../match/match-works.ts'
import type { Candidate } from '../match/rank-matches.ts'
import type { Item, WorkItem } from '../merge/import-item.ts'
import { listEarlierWorks } from './plan.works.queries.ts'
import { toSought } from './sought-work.ts'

/** Identifies the work of an item across imports from the same source. */
export function sourceKeyOf(item: Item): string | null {
  return item.kind === 'work' ? cutText(`${item.source}|${item.work.key}`, 600) : null
}

/** Candidates of each item, at most 1,000 at a time; a work that it was in an earlier import is first and certain. */
export async function findCandidates(
  handle: Handle,
  userId: number,
  items: readonly Item[],
  matching: Pick<Matching, 'isLoose' | 'pace'>,
): Promise<Candidate[][]> {
  const works = items.filter((item): item is WorkItem => item.kind === 'work')
  const matched = await matchWorks(handle, works.map(toSought), { userId, ...matching })
  const byItem = new Map(works.map((item, index) => [item, matched[index] ?? []]))
  const keys = items.flatMap((item) => sourceKeyOf(item) ?? [])
  const earlier = await listEarlierWorks(handle, userId, keys)
  return items.map((item): Candidate[] => {
    const candidates = item.kind === 'work' ? (byItem.get(item) ?? []) : []
    const known = earlier.get(sourceKeyOf(item) ?? '')
    if (!known) return candidates
    const { workId, reason } = known
    const others = candidates.filter((candidate) => candidate.workId !== workId)
    return [{ workId, sureness: 'certain', reason }, ...others]
  })
}
