import type { Item } from '../merge/import-item.ts'
import { isDistinctive } from '../match/compare-works.ts'
import type { Candidate } from '../match/rank-matches.ts'

const order = [
  'chosen',
  'id',
  'title, year and creator',
  'title and creator',
  'title and year',
  'title and about the year',
  'title',
  'similar title',
]

type WorkItem = Extract<Item, { kind: 'work' }>

/**
 * Takes works that one item matches for certain from the candidates of the others of its source, since a
 * source tells its films apart, and Medley all its works. Of several that match for certain, the first by
 * reason keeps the work. If they match for the same reason, all keep it if their title is too long for two
 * works of another service; else it is only possible, for those watched before those only saved for later. Books have
 * editions, so several may be one work here.
 */
export function withoutHeldWorks(
  items: readonly Item[],
  candidates: readonly Candidate[][],
): Candidate[][] {
  const holders = new Map<string, number[]>()
  for (const [index, item] of items.entries()) {
    const [best] = candidates[index] ?? []
    if (!isDistinguishable(item) || best?.sureness !== 'certain') continue
    const key = keyOf(item, best)
    holders.set(key, [...(holders.get(key) ?? []), index])
  }
  const reasonOf = (index: number) => order.indexOf(candidates[index]?.[0]?.reason ?? '')
  const rankOf = (index: number) => reasonOf(index) * 2 + (isOnlySaved(items[index]) ? 1 : 0)
  return items.map((item, index) => {
    const own = candidates[index] ?? []
    if (!isDistinguishable(item)) return own
    return own.flatMap((candidate) => {
      const places = holders.get(keyOf(item, candidate)) ?? []
      if (places.length === 0 || (places.length === 1 && places[0] === index)) return candidate
      const bestReason = Math.min(...places.map(reasonOf))
      const equals = places.filter((one) => reasonOf(one) === bestReason)
      const isSame = item.source !== 'medley' && isDistinctive(item.work)
      if (equals.includes(index) && (equals.length === 1 || isSame)) return candidate
      const best = Math.min(...equals.map(rankOf))
      const isHolder = equals.includes(index) && rankOf(index) === best
      return isHolder ? { ...candidate, sureness: 'possible' as const } : []
    })
  })
}

function isDistinguishable(item: Item): item is WorkItem {
  if (item.kind !== 'work') return false
  return item.source === 'medley' || ['film', 'tvShow'].includes(item.work.mediums[0] ?? '')
}

function isOnlySaved(item: Item | undefined): boolean {
  if (item?.kind !== 'work') return false
  const { entries, engaged, saved } = item
  return saved !== null && engaged === null && entries.length === 0
}

function keyOf(item: WorkItem, { workId }: Candidate): string {
  return `${item.source}|${workId}`
}
