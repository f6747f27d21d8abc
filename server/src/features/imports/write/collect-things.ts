import type { Medium } from '@medley/contract/values/medium'
import type { Entry, WorkItem } from '../merge/import-item.ts'
import { firstHeardOf } from '../merge/heard-days.ts'
import { importKey } from '../plan/known-reviews.ts'
import { isUnfinished, type PlannedOutcome } from '../plan/plan-item.ts'
import { collectParts } from '../plan/plan-parts.ts'
import { savedOf } from '../plan/plan-saved.ts'
import type { LoadedData } from '../plan/existing-data.ts'
import type { ItemState, PlannedItem } from '../plan/plan.queries.ts'
import type { ImportedReview } from '../../reviews/reviews.import-target.ts'
import type { ImportedViewing } from '../../viewings/viewings.import-target.ts'
import { midnight } from '@medley/doors/dates'
import type { Things } from './write-things.ts'

interface CollectOptions {
  /** Mediums of the works that exist. */
  mediums: ReadonlyMap<number, Medium>
  now: string
  /** The time of the plan, which marks without one get: by it they are known to be no news. */
  timePlanned: string
  /** Every text counts as a spoiler. */
  allSpoilers: boolean
  lists: LoadedData['lists']
  parts: LoadedData['parts']
}

/** The things that items write, from their states in the same order. */
export function collectThings(
  items: readonly PlannedItem[],
  states: readonly ItemState[],
  options: CollectOptions,
): Things {
  const things: Things = {
    reviews: [],
    engaged: [],
    viewings: [],
    parts: [],
    saved: [],
    staysSaved: new Set(),
  }
  for (const [index, { item }] of items.entries()) {
    const state = states[index]
    const medium = options.mediums.get(state?.workId ?? 0)
    if (item.kind !== 'work' || !state || medium === undefined || state.workId === null) continue
    collectItem(things, item, state, { workId: state.workId, medium }, options)
  }
  return things
}

function collectItem(
  things: Things,
  item: WorkItem,
  { plannedOutcome }: ItemState,
  work: { workId: number; medium: Medium },
  options: CollectOptions,
): void {
  const { now, timePlanned } = options
  const { engaged, saved } = plannedOutcome
  things.reviews.push(
    ...reviewsOf(item, plannedOutcome, options).map((one) => ({ ...work, ...one })),
  )
  const [first] = item.entries
  if (engaged === 'new') {
    const heard = midnight(firstHeardOf(item, plannedOutcome.viewings ?? []) ?? null)
    const time = heard ?? item.engaged?.time ?? first?.timePosted ?? timePlanned
    things.engaged.push({ ...work, time })
  }
  const viewings = viewingsOf(item, plannedOutcome)
  things.viewings.push(...viewings.map((one) => ({ ...work, ...one, time: now })))
  things.parts.push(
    ...collectParts(item, plannedOutcome.parts, { ...work, time: now }, options.parts),
  )
  if (saved === 'new') {
    const time = savedOf(item, options.lists)?.time ?? timePlanned
    things.saved.push({ ...work, kind: 'saved', time })
  }
  const staysSaved = saved === 'new' || saved === 'here' || isUnfinished(item)
  if (staysSaved) things.staysSaved.add(work.workId)
}

function reviewsOf(
  item: WorkItem,
  { reviews }: PlannedOutcome,
  { allSpoilers }: CollectOptions,
): Omit<ImportedReview, 'workId' | 'medium'>[] {
  return item.entries.flatMap((entry, index) => {
    const planned = reviews[index]
    if (planned?.outcome !== 'new' || planned.rating === null) return []
    const { text, timePosted, dateViewed } = entry
    return {
      ...originOf(item, entry),
      rating: planned.rating,
      review: text,
      spoiler: entry.spoiler || (allSpoilers && text !== null),
      timePosted,
      dateViewed,
      audience: entry.audience ?? null,
      importKey: importKey(item.source, entry),
      completes: planned.completes,
      replaces: planned.changes?.id ?? null,
    }
  })
}

function viewingsOf(
  item: WorkItem,
  { viewings: outcomes = [] }: PlannedOutcome,
): Omit<ImportedViewing, 'workId' | 'medium' | 'time'>[] {
  const { viewings = [], entries } = item
  const firstHeard = firstHeardOf(item, outcomes)
  return viewings
    .filter((_, index) => outcomes[index] === 'new')
    .map(({ entry: index = -1, day, isRepeat: isAgain, tags, play, tracks }) => {
      const isRepeat = isAgain && !(tracks !== undefined && day === firstHeard)
      const entry = entries[index]
      const review = entry && { timePosted: entry.timePosted, dateViewed: entry.dateViewed }
      return { day, isRepeat, tags, isPlay: play !== undefined, review: review ?? null }
    })
}

function originOf({ source }: WorkItem, { rating, origin }: Entry) {
  if (origin) return { sourceRating: origin.rating, importSource: origin.source }
  return { sourceRating: rating && `${rating.value}/${rating.scale}`, importSource: source }
}
