import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, laterOf, midnight } from '../dates.ts'
import { bareRecord, bareWork, namedList } from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import {
  type Listing,
  type SourceList,
  type SourceRating,
  type SourceViewing,
  type SourceWork,
  UnreadableRow,
  type WorkRecord,
} from '../record.ts'
import { comparable, collectNotes, tidy } from '../values.ts'
import { type Meaning, meaningOfStatus } from './book-status.ts'

/** A book and its reading, as a row tells them. */
export interface BookFacts {
  work: SourceWork
  /** As `meaningOfStatus` takes it; null if only lists, a score or a text say something of the book. */
  status: string | null
  rating: SourceRating | null
  text: string | null
  spoiler?: boolean
  /** The days of finished readings, null for unknown ones; of a book that was stopped, the days of stopping. */
  readings: readonly (string | null)[]
  /** When the last reading was begun. */
  started?: string | null
  /** When it was stopped, if not on the day of the last reading. */
  stopped?: string | null
  /** The day on which the book was added. */
  added?: string | null
  /** The time of the review. */
  reviewed?: string | null
  tags?: string[]
  listings?: Listing[]
}

const entryOnly: Meaning = { kind: 'entry', isSaved: false, state: null, isRead: false }

/**
 * The readings of a book, how far it got, or only that it stands in lists, with notes of what is not kept. Throws
 * where it does not even that.
 */
export function recordOfBook(
  line: number,
  facts: BookFacts,
  notes: readonly (ImportMessage | null)[],
): WorkRecord {
  const { work, rating, text, added = null, reviewed = null, tags = [], listings = [] } = facts
  const days = facts.readings.toSorted((a, b) => (a ?? '').localeCompare(b ?? ''))
  const meaning = meaningOf(facts)
  const { kind, isSaved, state, isRead } = meaning
  if (kind === 'entry' && listings.length === 0) {
    throw new UnreadableRow({ code: 'neitherReadNorSaved' })
  }
  const last = days.at(-1) ?? null
  return {
    ...bareRecord,
    line,
    kind,
    work,
    rating,
    text,
    spoiler: facts.spoiler ?? false,
    isSaved,
    timePosted: reviewed ?? midnight(laterOf(firstDayOf(last), added)),
    ...(isRead && readingOf(days, { kind, added, tags })),
    ...(state && { parts: { progress: progressOf(state, timesOf(meaning, facts, last)) } }),
    listings,
    note: collectNotes(
      !isRead && tags.length > 0 && { code: 'tagsOfRead' },
      state === 'stopped' && days.length > 1 && { code: 'earlierReadings' },
      ...notes,
    ),
  }
}

function meaningOf({ status, rating, text, readings }: BookFacts): Meaning {
  const isRead = readings.length > 0
  const isReviewed = rating !== null || text !== null
  return meaningOfStatus(status ?? (isRead ? 'read' : ''), { isReviewed, isRead }) ?? entryOnly
}

type ReadingOf = Pick<WorkRecord, 'dateViewed' | 'isRepeat' | 'tags' | 'viewings' | 'timeMarked'>

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
  const stopped = state === 'stopped' ? (firstDayOf(facts.stopped ?? null) ?? read) : null
  return { started: midnight(begun), changed: midnight(stopped ?? laterOf(begun, added)) }
}

/** A book as a catalogue names it. */
export function bookOf(
  title: string,
  creators: string[],
  other: Partial<Pick<SourceWork, 'otherTitles' | 'year' | 'ids'>> = {},
): SourceWork {
  const key = `${comparable(title)}|${comparable(creators[0] ?? '')}`
  return { ...bareWork, key, mediums: ['book'], title, creators, ...other }
}

/** Readings whose days nobody tells, of which some may be missing from a count of all. */
export function undatedReadings(count: number): null[] {
  return Array.from({ length: Math.min(Math.max(0, count), readingsMax) }, () => null)
}

export const readingsMax = 100

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
