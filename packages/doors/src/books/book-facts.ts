import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { dayOfViewing, laterOf, midnight, type ReadDate, readWholeDay } from '../dates.ts'
import { namedList } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import type {
  Listing,
  SourceList,
  SourceRating,
  SourceViewing,
  SourceWork,
  WorkRecord,
} from '../record.ts'
import { comparable, collectNotes, tidy } from '../values.ts'
import { type Meaning, meaningOfStatus, stateOfStatus } from './book-status.ts'

/** The facts of a book in a catalogue. */
export interface BookFacts {
  /** A status of `statusNamed`; null if only lists, a score or a text say something of the book. */
  status: string | null
  rating: SourceRating | null
  text: string | null
  /** The days of finished readings, null for unknown ones; of a book that was stopped, the days of stopping. */
  readings: readonly (string | null)[]
  /** When the last reading was begun. */
  started?: string | null
  /** The day on which the book was added. */
  added?: string | null
  /** The time of the review. */
  reviewed?: string | null
  tags?: string[]
}

type BookRecord = Pick<
  WorkRecord,
  | 'kind'
  | 'rating'
  | 'text'
  | 'isSaved'
  | 'dateViewed'
  | 'timePosted'
  | 'isRepeat'
  | 'tags'
  | 'viewings'
  | 'timeMarked'
  | 'parts'
  | 'note'
>

/** Words for statuses, as people and services write them, in lower case. */
const statuses = new Map<string, string>([
  ...named('read', 'read', 'finished', 'completed', 'gelesen', 'read but unowned'),
  ...named('to-read', 'to read', 'toread', 'want to read', 'planned', 'plan to read', 'tbr'),
  ...named('to-read', 'wishlist', 'wunschliste', 'zu lesen'),
  ...named('currently-reading', 'reading', 'in progress'),
])

function named(status: string, ...names: string[]) {
  return names.map((name) => [name, status] as const)
}

/** The status, as `meaningOfStatus` takes it, that a shelf, collection or tag names; null for others. */
export function statusNamed(name: string): string | null {
  const words = name.toLowerCase().split(/[^\p{L}\p{N}]+/u)
  const status = statuses.get(words.filter(Boolean).join(' '))
  return status ?? (stateOfStatus(name) === null ? null : name)
}

const entryOnly: Meaning = { kind: 'entry', isSaved: false, state: null, isRead: false }

/** The readings of a book, how far it got, or only that it stands in lists. */
export function recordOfBook(facts: BookFacts): BookRecord {
  const { rating, text, added = null, reviewed = null, tags = [] } = facts
  const days = facts.readings.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
  const meaning = meaningOf(facts)
  const { kind, isSaved, state, isRead } = meaning
  const last = days.at(-1) ?? null
  return {
    kind,
    rating,
    text,
    isSaved,
    timePosted: reviewed ?? midnight(laterOf(firstDayOf(last), added)),
    ...(isRead ? readingOf(days, { kind, added, tags }) : unread),
    ...(state && { parts: { progress: progressOf(state, timesOf(meaning, facts, last)) } }),
    note: collectNotes(
      !isRead && tags.length > 0 && { code: 'tagsOfRead' },
      state === 'stopped' && days.length > 1 && { code: 'earlierReadings' },
    ),
  }
}

function meaningOf({ status, rating, text, readings }: BookFacts): Meaning {
  const isRead = readings.length > 0
  const isReviewed = rating !== null || text !== null
  return meaningOfStatus(status ?? (isRead ? 'read' : ''), { isReviewed, isRead }) ?? entryOnly
}

type ReadingOf = Pick<BookRecord, 'dateViewed' | 'isRepeat' | 'tags' | 'viewings' | 'timeMarked'>

const unread: ReadingOf = {
  dateViewed: null,
  isRepeat: false,
  tags: [],
  viewings: [],
  timeMarked: null,
}

function readingOf(
  days: readonly (string | null)[],
  { kind, added, tags }: { kind: WorkRecord['kind']; added: string | null; tags: string[] },
): ReadingOf {
  const isReview = kind === 'review'
  return {
    dateViewed: days.at(-1) ?? null,
    isRepeat: days.length > 1,
    tags: isReview ? tags : [],
    viewings: viewingsOf(days, tags, isReview),
    timeMarked: isReview ? midnight(added) : null,
  }
}

/** Readings, the undated ones first, without the one that a review is of. */
function viewingsOf(
  days: readonly (string | null)[],
  tags: string[],
  isReview: boolean,
): SourceViewing[] {
  const isBare = days.length < 2 && !days[0] && tags.length === 0
  const all = isBare ? [] : days.length === 0 ? [null] : days
  const viewings = all.map((day, index) => ({
    ...dayOfViewing(day),
    isRepeat: index > 0,
    tags: index === all.length - 1 ? tags : [],
  }))
  return isReview ? viewings.slice(0, -1) : viewings
}

/** A book that is read again was begun after it was read. */
function timesOf({ state, isRead }: Meaning, facts: BookFacts, last: string | null) {
  const { added = null } = facts
  const started = firstDayOf(facts.started ?? null)
  const read = firstDayOf(last)
  const begun = started ?? (isRead ? laterOf(read, added) : added)
  const changed = (state === 'stopped' ? read : null) ?? laterOf(begun, added)
  return { started: midnight(begun), changed: midnight(changed) }
}

/** A book as a catalogue names it. */
export function bookOf(
  title: string,
  creators: string[],
  other: Partial<Pick<SourceWork, 'otherTitles' | 'year' | 'ids'>> = {},
): SourceWork {
  return {
    key: `${comparable(title)}|${comparable(creators[0] ?? '')}`,
    mediums: ['book'],
    title,
    otherTitles: [],
    year: null,
    creators,
    ids: {},
    ...other,
  }
}

/** The ids that are known. */
export function withoutUnknown(ids: Record<string, string | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(ids).flatMap(([name, id]) => (id === undefined ? [] : [[name, id]])),
  )
}

/** The places of a work in lists, which are known by their names. */
export function listingsIn(names: readonly string[], place: number): Listing[] {
  const titles = names.map((name) => cutText(tidy(name), limits.listTitleMax)).filter(Boolean)
  return [...new Set(titles)].map((list) => ({ list, place }))
}

/** The lists that records name. */
export function listsOf(records: readonly WorkRecord[]): SourceList[] {
  const names = new Set(records.flatMap(({ listings }) => listings.map(({ list }) => list)))
  return [...names].map((name) => namedList(name, name))
}

/** The ISO time in a cell, or midnight of its day. */
export function readMoment(
  text: string,
  column: string,
  reading: DateReading,
): { time: string | null; note: ImportMessage | null } {
  const { date, note }: ReadDate = readWholeDay(text, column, reading)
  if (date === null) return { time: null, note }
  const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text.trim())
  const time = isTime ? new Date(text.trim()) : new Date(Number.NaN)
  return { time: Number.isNaN(time.valueOf()) ? midnight(date) : time.toISOString(), note }
}
