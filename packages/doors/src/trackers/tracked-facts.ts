import type { ImportMessage } from '@medley/messages/import-messages'
import type { ProgressState } from '@medley/contract/library/progress'
import { limits, unknownDateLimit } from '@medley/contract/limits'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, midnight } from '../dates.ts'
import { bareRecord } from '../file-reader.ts'
import type { EntryOfProgress } from '../parts.ts'
import { progressOf } from '../progress.ts'
import {
  type Listing,
  type SourceParts,
  type SourceRating,
  type SourceViewing,
  type SourceWork,
  UnreadableRow,
  type WorkRecord,
} from '../record.ts'
import { collectNotes } from '../values.ts'

/** Meaning of the status that a tracker has for a work. */
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

/** Throws for a status that no tracker has. */
export function knownMeaning(status: string): Meaning {
  const meaning = meaningOfTracked(status)
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  return meaning
}

/** How far a member is. */
export type Place = Partial<Pick<SourceParts['progress'], 'entry' | 'amount' | 'unit' | 'total'>>

/** A film, show, manga or other work as trackers keep it. */
export interface TrackedFacts {
  work: SourceWork
  meaning: Meaning
  rating: SourceRating | null
  /** Days, months or years. */
  started?: string | null
  finished?: string | null
  /** How often it was seen or read again. */
  repeats?: number
  place?: Place
  tags?: string[]
  text?: string | null
  spoiler?: boolean
  /** ISO time of the score or mark, if the days above are not those. */
  posted?: string | null
  /** ISO time of the last change, which stands for days that are not known. */
  changed?: string | null
  listings?: Listing[]
}

/** The mark, score, review or progress that a status and days say of a work, or that it is kept for later. */
export function recordOfTracked(
  line: number,
  facts: TrackedFacts,
  notes: readonly (ImportMessage | null | false)[] = [],
): WorkRecord {
  const { work, meaning, rating, place = {}, listings = [] } = facts
  const { isFinished, isSaved = false } = meaning
  const isBegun = isBegunAlready(meaning, place)
  const state = isBegun ? 'going' : meaning.state
  const record: WorkRecord = {
    ...bareRecord,
    line,
    kind: rating ? 'rating' : kindOf(meaning, isBegun),
    work,
    rating,
    isSaved: isSaved && (rating !== null || isBegun),
    viewings: isFinished ? viewingsOf(facts) : [],
    timePosted:
      facts.posted === undefined ? (lastDay(facts) ?? facts.changed ?? null) : facts.posted,
    // A score alone does not say that a work in progress was finished before.
    timeMarked: state ? timeFinished(facts) : null,
    ...(state && { parts: { progress: progressIn(state, facts) } }),
    listings,
    note: collectNotes(...notes),
  }
  return withText(record, facts)
}

const timeOf = (date: string | null = null) => midnight(firstDayOf(date))

const lastDay = ({ started, finished }: TrackedFacts) => timeOf(finished) ?? timeOf(started)

function timeFinished(facts: TrackedFacts): string | null {
  return facts.meaning.isFinished ? (lastDay(facts) ?? unknownDateLimit) : null
}

/** How far the member is; the days of a finished work are not those of seeing it again. */
function progressIn(state: ProgressState, facts: TrackedFacts): SourceParts['progress'] {
  const { started, finished, meaning, place, changed = null } = facts
  const since = { started: timeOf(started), changed: timeOf(finished) }
  const none = { started: null, changed: null }
  const progress = { ...progressOf(state, meaning.isFinished ? none : since), ...place }
  return { ...progress, timeChanged: progress.timeChanged ?? changed }
}

/** A text about what was begun is a review; one about what is kept for later stays out. */
function withText(record: WorkRecord, facts: TrackedFacts): WorkRecord {
  const { meaning, text = null, spoiler = false } = facts
  if (text === null) return record
  if (meaning.isSaved) {
    return { ...record, note: collectNotes(...(record.note ?? []), { code: 'savedNote' }) }
  }
  const timeMarked = meaning.isFinished ? record.timePosted : null
  return { ...record, kind: 'review', text, spoiler, timeMarked }
}

function kindOf({ isFinished, isSaved }: Meaning, isBegun: boolean): WorkRecord['kind'] {
  if (isFinished) return 'engaged'
  return isSaved && !isBegun ? 'saved' : 'progress'
}

/** True for a planned work that was begun all the same. */
function isBegunAlready({ isSaved }: Meaning, { entry, amount }: Place): boolean {
  return isSaved === true && (Boolean(entry) || Boolean(amount))
}

const repeatsMax = 100
/** Values of a full field of one or two bytes, which are no counts. */
const overflows = [255, 32_767, 65_535]

/** The last viewing with its day, after earlier ones of which only the number is known. */
function viewingsOf({ finished = null, repeats = 0, tags = [] }: TrackedFacts): SourceViewing[] {
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

/** The season of a title that is a season of a show: `2nd Season`, `Season 2`. */
export function seasonOf(title: string): number {
  const [, one, other] =
    /\b(\d{1,2})(?:st|nd|rd|th) season\b|\bseason (\d{1,2})\b/i.exec(title) ?? []
  return Number(one ?? other ?? 1)
}

/** The episode that was seen last, if there is one. */
export function entryAt(season: number, number: number): EntryOfProgress | null {
  const isEpisode = Number.isInteger(number) && number >= 1 && number <= limits.entryNumberMax
  return isEpisode ? { season, number, source: null, sourceId: null } : null
}
