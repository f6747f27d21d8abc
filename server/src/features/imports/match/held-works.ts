import type { Item } from '../plan/import-item.ts'
import { isDistinctive } from './compare-works.ts'
import type { Candidate } from './rank-matches.ts'

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
  for (const [place, item] of items.entries()) {
    const [best] = candidates[place] ?? []
    if (!isToldApart(item) || best?.sureness !== 'certain') continue
    const key = keyOf(item, best)
    holders.set(key, [...(holders.get(key) ?? []), place])
  }
  const reasonOf = (place: number) => order.indexOf(candidates[place]?.[0]?.reason ?? '')
  const rankOf = (place: number) => reasonOf(place) * 2 + (isOnlySaved(items[place]) ? 1 : 0)
  return items.map((item, place) => {
    const own = candidates[place] ?? []
    if (!isToldApart(item)) return own
    return own.flatMap((candidate) => {
      const places = holders.get(keyOf(item, candidate)) ?? []
      if (places.length === 0 || (places.length === 1 && places[0] === place)) return candidate
      const bestReason = Math.min(...places.map(reasonOf))
      const equals = places.filter((one) => reasonOf(one) === bestReason)
      const isSame = item.source !== 'medley' && isDistinctive(item.work)
      if (equals.includes(place) && (equals.length === 1 || isSame)) return candidate
      const best = Math.min(...equals.map(rankOf))
      const isHolder = equals.includes(place) && rankOf(place) === best
      return isHolder ? { ...candidate, sureness: 'possible' as const } : []
    })
  })
}

function isToldApart(item: Item): item is WorkItem {
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
