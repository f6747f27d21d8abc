import type { ProgressState } from '@medley/contract/library/progress'
import { unknownDateLimit } from '@medley/contract/limits'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, midnight } from '../dates.ts'
import { progressOf } from '../progress.ts'
import type { SourceParts, SourceRating, SourceViewing, WorkRecord } from '../record.ts'

/** Meaning of a status of MyAnimeList, Yamtrack or Watcharr. */
export interface Meaning {
  isFinished?: true
  isSaved?: true
  state?: ProgressState
}

/** By their words, in lower case, and by the numbers of old exports of MyAnimeList. */
const meanings = new Map<string, Meaning>([
  ...named({ state: 'going' }, 'watching', 'reading', 'in progress', '1'),
  ...named({ isFinished: true }, 'completed', 'finished', '2'),
  ...named({ state: 'paused' }, 'on hold', 'hold', 'paused', '3'),
  ...named({ state: 'stopped' }, 'dropped', '4'),
  ...named({ isSaved: true }, 'plan to watch', 'plan to read', 'planning', 'planned', '6'),
  ...named({ isFinished: true, state: 'going' }, 'repeating'),
])

function named(meaning: Meaning, ...names: string[]) {
  return names.map((name) => [name, meaning] as const)
}

export function meaningOfTracked(status: string): Meaning | undefined {
  return meanings.get(status.toLowerCase().replaceAll('-', ' '))
}

/** A work with its status, as trackers keep it. */
export interface Tracked {
  meaning: Meaning
  rating: SourceRating | null
  started: string | null
  finished: string | null
  /** How often it was seen or read again. */
  repeats: number
  /** How far the member is. */
  place: Partial<Pick<SourceParts['progress'], 'entry' | 'amount' | 'unit' | 'total'>>
  tags?: string[]
}

type TrackedRecord = Pick<
  WorkRecord,
  'kind' | 'rating' | 'isSaved' | 'viewings' | 'timePosted' | 'timeMarked' | 'parts'
>

/** The mark, score or progress that a status and days say of a work, or that it is kept for later. */
export function recordOfTracked(tracked: Tracked): TrackedRecord {
  const { meaning, rating, place } = tracked
  const started = midnight(firstDayOf(tracked.started))
  const finished = midnight(firstDayOf(tracked.finished))
  const { isFinished, isSaved = false } = meaning
  const isBegun = isBegunAlready(meaning, place)
  const state = isBegun ? 'going' : meaning.state
  const since = isFinished ? { started: null, changed: null } : { started, changed: finished }
  return {
    kind: rating ? 'rating' : kindOf(meaning, isBegun),
    rating,
    isSaved: isSaved && (rating !== null || isBegun),
    viewings: isFinished ? viewingsOf(tracked) : [],
    timePosted: finished ?? started,
    // A score alone does not say that a work in progress was finished before.
    timeMarked: isFinished && state ? (finished ?? started ?? unknownDateLimit) : null,
    ...(state && { parts: { progress: { ...progressOf(state, since), ...place } } }),
  }
}

function kindOf({ isFinished, isSaved }: Meaning, isBegun: boolean): WorkRecord['kind'] {
  if (isFinished) return 'engaged'
  return isSaved && !isBegun ? 'saved' : 'progress'
}

/** True for a planned work that was begun all the same. */
function isBegunAlready({ isSaved }: Meaning, { entry, amount }: Tracked['place']): boolean {
  return isSaved === true && (Boolean(entry) || Boolean(amount))
}

const repeatsMax = 100
/** Values of a full field of one or two bytes, which are no counts. */
const overflows = [255, 32_767, 65_535]

/** The last viewing with its day, after earlier ones of which only the number is known. */
function viewingsOf({ finished, repeats, tags = [] }: Tracked): SourceViewing[] {
  const count = overflows.includes(repeats) ? 0 : Math.min(Math.max(0, repeats), repeatsMax)
  const earlier = Array.from({ length: count }, () => null)
  const isTold = finished !== null || earlier.length > 0 || tags.length > 0
  const days = [...earlier, ...(isTold ? [finished] : [])]
  return days.map((day, index) => ({
    ...dayOfViewing(day),
    isRepeat: index > 0,
    tags: index === days.length - 1 ? tags : [],
  }))
}
