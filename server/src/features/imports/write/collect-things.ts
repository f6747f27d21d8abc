import type { Medium } from '@medley/contract/medium'
import type { Entry, WorkItem } from '../plan/import-item.ts'
import { importKey } from '../plan/plan-item.ts'
import type { ItemState, PlannedItem } from '../plan/plan.queries.ts'
import type { Things } from './write-things.ts'

interface CollectOptions {
  /** Mediums of the works that exist. */
  mediums: ReadonlyMap<number, Medium>
  now: string
  /** Every text counts as a spoiler. */
  allSpoilers: boolean
}

/** The things that items write, from their states in the same order. */
export function collectThings(
  items: readonly PlannedItem[],
  states: readonly ItemState[],
  options: CollectOptions,
): Things {
  const things: Things = { reviews: [], engaged: [], saved: [] }
  for (const [place, { item }] of items.entries()) {
    const state = states[place]
    const medium = options.mediums.get(state?.workId ?? 0)
    if (item.kind !== 'work' || !state || medium === undefined || state.workId === null) continue
    collectItem(things, item, state, { workId: state.workId, medium }, options)
  }
  return things
}

function collectItem(
  things: Things,
  item: WorkItem,
  { plannedOutcome: { reviews, engaged, saved } }: ItemState,
  work: { workId: number; medium: Medium },
  { now, allSpoilers }: CollectOptions,
): void {
  for (const [place, entry] of item.entries.entries()) {
    const planned = reviews[place]
    if (planned?.outcome !== 'new' || planned.rating === null) continue
    const { text, timePosted, dateViewed } = entry
    things.reviews.push({
      ...work,
      ...originOf(item, entry),
      rating: planned.rating,
      review: text,
      spoiler: entry.spoiler || (allSpoilers && text !== null),
      timePosted,
      dateViewed,
      importKey: importKey(item.source, entry),
      completes: planned.completes,
    })
  }
  const [first] = item.entries
  if (engaged === 'new') {
    things.engaged.push({ ...work, time: item.engaged?.time ?? first?.timePosted ?? now })
  }
  if (saved === 'new') {
    const evenIfEngaged = item.source === 'medley'
    things.saved.push({ ...work, kind: 'saved', time: item.saved?.time ?? now, evenIfEngaged })
  }
}

function originOf({ source }: WorkItem, { rating, origin }: Entry) {
  if (origin) return { sourceRating: origin.rating, importSource: origin.source }
  return { sourceRating: rating && `${rating.value}/${rating.scale}`, importSource: source }
}
