import type { SourceParts, WorkRecord } from '@medley/doors/record'
import { earlierOf, laterOf } from '@medley/doors/dates'
import type { WorkItem } from './import-item.ts'
import { addToPart, pointTo } from './merge-parts.ts'
import { type ShowSeen, sumUp } from './sum-up-show.ts'

type Progress = SourceParts['progress']

/**
 * Adds how far the member is in a work that they have not finished: as records state it, or at the last episode of
 * a show of which they have seen some. Sums of plays mark a show, if it was seen to its end.
 */
export function addProgress(item: WorkItem, records: readonly WorkRecord[]): void {
  const stated = records.flatMap(({ parts }) => parts?.progress ?? [])
  const { progress, marksShow } = decide(item, stated, sumUp(records))
  const places = progress ? [addToPart(item, 'progress', progress)] : []
  for (const [row, record] of records.entries()) {
    if (record.parts?.progress) pointToProgress(item, row, record, places)
    if (record.plays) settlePlays(item, row, record, { marksShow, places })
  }
}

interface Decision {
  progress: Progress | undefined
  /** A sum of plays says that the show was seen. */
  marksShow: boolean
}

/** A statement counts unless the work was finished since; one that a show was stopped, also if all of it was seen. */
function decide(item: WorkItem, stated: readonly Progress[], show: ShowSeen): Decision {
  const said = strongest(stated)
  const finished = laterOf(lastDayOf(item), show.isWhole ? show.time : null)
  if (said && isBefore(said.timeChanged, finished)) return { progress: undefined, marksShow: true }
  const isInMiddle = said !== undefined || isPartlySeen(item, show)
  if (!isInMiddle) return { progress: undefined, marksShow: true }
  const progress = combine(said, show.seen ?? show.begun, stated)
  return { progress, marksShow: show.isWhole && said?.state !== 'stopped' }
}

/** A row that states progress; without any, the work was finished since. */
function pointToProgress(
  item: WorkItem,
  row: number,
  { note }: WorkRecord,
  places: readonly number[],
): void {
  const own = item.rows[row]
  if (places.length > 0) pointTo(item, row, 'progress', places)
  else if (own) own.note = [...(note ?? []), { code: 'seenAlready' }]
}

/** A row that only sums up the plays of a show: what its episodes tell, progress, or a mark. */
function settlePlays(
  item: WorkItem,
  row: number,
  { timePosted }: WorkRecord,
  { marksShow, places }: { marksShow: boolean; places: readonly number[] },
): void {
  const episodes = item.parts?.episode ?? []
  const seen = [...episodes.keys()].filter((index) => episodes[index]?.rating === null)
  if (seen.length > 0) pointTo(item, row, 'episode', seen)
  if (!marksShow) return pointTo(item, row, 'progress', places)
  const targets = item.rows[row]?.targets
  if (targets) targets.engaged = true
  item.engaged = { time: earlierOf(item.engaged?.time ?? null, timePosted) }
}

/**
 * True if a show was begun and not seen to its end. Where nobody knows how many episodes there are, a score or a
 * sum without episodes says that it was.
 */
function isPartlySeen(
  { entries, engaged }: WorkItem,
  { seen, begun, isWhole, isOpen }: ShowSeen,
): boolean {
  if (isWhole || engaged !== null) return false
  if (!isOpen) return seen !== undefined || begun !== undefined
  return seen !== undefined && entries.length === 0
}

/** The last statement; that a work is hidden says nothing where it was stopped. */
function strongest(stated: readonly Progress[]): Progress | undefined {
  const isStopped = stated.some(({ state }) => state === 'stopped')
  return stated
    .filter(({ state }) => state !== 'paused' || !isStopped)
    .reduce<Progress | undefined>(
      (a, b) => (a && (a.timeChanged ?? '') > (b.timeChanged ?? '') ? a : b),
      undefined,
    )
}

/** A state that is said, at the last place that is known. */
function combine(
  said: Progress | undefined,
  seen: Progress | undefined,
  stated: readonly Progress[],
): Progress | undefined {
  const all = [...stated, ...(seen ? [seen] : [])]
  const main = said ?? seen
  if (!main) return undefined
  const { entry, amount, unit, total } =
    strongest(all.filter((one) => one.entry !== null || one.amount !== null).map(asGoing)) ?? main
  const changed = all.map(({ timeChanged }) => timeChanged).reduce(laterOf, null)
  return {
    ...main,
    entry,
    amount,
    unit,
    total,
    timeStarted: all.map(({ timeStarted }) => timeStarted).reduce(earlierOf, null),
    timeChanged: main.state === 'going' ? changed : main.timeChanged,
  }
}

const asGoing = (progress: Progress): Progress => ({ ...progress, state: 'going' })

/** The last day on which the files say that the work was seen, read or heard. */
function lastDayOf({ viewings = [], entries }: WorkItem): string | null {
  const days = [...viewings.map(({ day }) => day), ...entries.map(({ dateViewed }) => dateViewed)]
  return days.reduce(laterOf, null)
}

/** True if a time falls before the day of another one, as far as both are known. */
function isBefore(time: string | null, other: string | null): boolean {
  return time !== null && other !== null && time < other.slice(0, 10)
}
