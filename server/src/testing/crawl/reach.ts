import type { Medium } from '@medley/contract/values/medium'
import { type Entry, type Facts, keyOf, type Progress } from './facts.ts'

/** The furthest that a progress ever stood. */
interface Furthest {
  workId: number
  entryId: number | null
  share: number | null
}

/** By the id of the progress: what was deleted or finished is forgotten. */
export type Past = Map<number, Furthest>

/** Follows where members stand; called after every act. A merge forgets an entry that was turned back from. */
export function followProgress(past: Past, facts: Facts): void {
  const known = new Set(facts.progress.map(({ id }) => id))
  for (const id of past.keys()) if (!known.has(id)) past.delete(id)
  for (const one of facts.progress) {
    const before = past.get(one.id)
    const share = shareOf(facts, one)
    const entryId =
      before?.workId === one.workId ? further(facts, before, one) : regular(facts, one)
    const shares = [before?.share, share].filter((value) => typeof value === 'number')
    past.set(one.id, {
      workId: one.workId,
      entryId,
      share: shares.length > 0 ? Math.max(...shares) : null,
    })
  }
}

function further(facts: Facts, before: Furthest, now: Progress): number | null {
  const current = facts.entries.get(regular(facts, now) ?? 0)
  const furthest = facts.entries.get(before.entryId ?? 0)
  if (!current) return furthest?.id ?? null
  return !furthest || isAtOrAfter(facts, current, furthest) ? current.id : furthest.id
}

/** The entry that a member has reached, unless it comes by itself alone: specials, and episodes of podcasts without a date. */
function regular(facts: Facts, { entryId, workId }: Progress): number | null {
  const entry = facts.entries.get(entryId ?? 0)
  if (!entry || entry.season === 0) return null
  const isUndated = mediumOf(facts, workId) === 'podcast' && entry.releaseDate === null
  return isUndated ? null : entry.id
}

const mediumOf = (facts: Facts, workId: number): Medium | undefined =>
  facts.works.get(workId)?.medium

/** In hundredths of a percent; null where nobody knows how long the work is. */
export function shareOf(
  facts: Facts,
  { workId, amount, unit, total }: Omit<Progress, 'id' | 'userId' | 'entryId'>,
): number | null {
  if (amount === null) return null
  const work = facts.works.get(workId)
  const lengths = { percent: 100, page: total ?? work?.pages, minute: total ?? work?.minutes }
  const length = lengths[unit as keyof typeof lengths] ?? 0
  return length > 0 ? Math.min(10_000, Math.floor((amount * 10_000) / length)) : null
}

function isAtOrAfter(facts: Facts, current: Entry, point: Entry): boolean {
  if (current.id === point.id) return true
  if (current.workId !== point.workId || current.season === 0 || point.season === 0) return false
  if (mediumOf(facts, point.workId) === 'podcast') {
    return (
      current.releaseDate !== null &&
      point.releaseDate !== null &&
      current.releaseDate > point.releaseDate
    )
  }
  const placeOf = ({ season, number }: Entry) => (season ?? 1) * 100_000 + (number ?? 0)
  return placeOf(current) >= placeOf(point)
}

/** A point of a work: an entry, or a share. */
export interface Point {
  workId: number
  entryId: number | null
  share: number | null
}

/** True if a reader has reached a point, by the rules as members know them. Visitors have reached nothing. */
export function isReached(facts: Facts, past: Past, reader: number | null, point: Point): boolean {
  if (reader === null) return false
  if (mediumOf(facts, point.workId) === 'album') return true
  const entry = facts.entries.get(point.entryId ?? 0)
  const key = keyOf(reader, point.workId)
  return (
    isMarkedWithWork(facts, key, entry) ||
    isSeen(facts, key, entry) ||
    isPassed(facts, past, key, { entry, share: point.share })
  )
}

/** The whole work was marked after the episode was out. */
function isMarkedWithWork(facts: Facts, key: string, entry: Entry | undefined): boolean {
  const marked = facts.marks.get(key)
  if (marked === undefined) return false
  return wasOutOn(facts, entry, facts.viewings.get(key)?.toSorted().at(-1) ?? marked)
}

/** The episode was seen, or its season was marked after the episode was out. */
function isSeen(facts: Facts, key: string, entry: Entry | undefined): boolean {
  if (!entry) return false
  return (facts.seen.get(key) ?? []).some(({ entryId, day }) => {
    if (entryId === entry.id) return true
    const season = facts.entries.get(entryId)
    const isItsSeason = season?.kind === 'season' && season.season === entry.season
    return isItsSeason && entry.kind === 'episode' && wasOutOn(facts, entry, day)
  })
}

/** An episode without a day was out only if no entry of its work has one; shares always were. */
function wasOutOn(facts: Facts, entry: Entry | undefined, day: string): boolean {
  if (!entry) return true
  if (entry.releaseDate !== null) return entry.releaseDate <= day
  return ![...facts.entries.values()].some(
    ({ workId, releaseDate, isGone }) => workId === entry.workId && releaseDate !== null && !isGone,
  )
}

/** Progress stands at or after the point, or ever stood there. */
function isPassed(
  facts: Facts,
  past: Past,
  key: string,
  { entry, share }: { entry: Entry | undefined; share: number | null },
): boolean {
  const progress = facts.progress.find((one) => keyOf(one.userId, one.workId) === key)
  if (!progress) return false
  const furthest = past.get(progress.id)
  if (!entry) return share !== null && furthest?.share !== null && (furthest?.share ?? -1) >= share
  return [progress.entryId, furthest?.entryId].some((id) => {
    const current = facts.entries.get(id ?? 0)
    return current !== undefined && isAtOrAfter(facts, current, entry)
  })
}
