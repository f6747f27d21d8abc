import type { ProgressState } from '@medley/contract/library/progress'
import type { ImportMessage } from '@medley/messages/import-messages'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type DateReading, rangesIn } from '../parsing/written-dates.ts'
import { firstDayOf } from '../parsing/partial-dates.ts'
import { dayOfViewing, laterOf, midnight, type ReadDate, readDate, readWholeDay } from '../dates.ts'
import { type SourceViewing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { meaningOfStatus, stateOfStatus } from './book-status.ts'
import { progressOf } from '../progress.ts'
import {
  comparable,
  collectNotes,
  readIsbn,
  readNames,
  readRating,
  readTags,
  readText,
  readTitle,
} from '../values.ts'

function workOf(row: Row): SourceWork {
  const title = readTitle(row.cell('title'))
  const creators = readNames(row.cell('authors'))
  const isbn = readIsbn(row.cell('isbn/uid', 'isbn'))
  return {
    key: `${comparable(title)}|${comparable(creators[0] ?? '')}`,
    mediums: ['book'],
    title,
    otherTitles: [],
    year: null,
    creators,
    ids: isbn === undefined ? {} : { isbn },
  }
}

interface DaysRead {
  /** Days, months and years, earliest first. */
  days: string[]
  /** When the last reading was begun. */
  started: string | null
  notes: (ImportMessage | null)[]
}

/** When a book was finished: the ends of the ranges in `Dates Read`, with `Last Date Read`. */
function daysRead(row: Row, isFinished: boolean, reading: DateReading): DaysRead {
  const column = 'Dates Read'
  const { ends, lastStart, isOpen, rest } = rangesIn(row.cell('dates read'))
  const dates: ReadDate[] = [
    ...(isOpen && !isFinished ? ends.slice(0, -1) : ends).map((end) =>
      readDate(end, column, reading),
    ),
    readDate(row.cell('last date read'), 'Last Date Read', reading),
  ]
  const start = readDate(lastStart ?? '', column, reading)
  const days = [...new Set(dates.flatMap(({ date }) => date ?? []))].toSorted()
  const unread: ImportMessage | null = rest === '' ? null : { code: 'noDate', params: { column } }
  return {
    // A month says nothing besides one of its days.
    days: days.filter((day, index) => !days[index + 1]?.startsWith(day)),
    started: firstDayOf(start.date),
    notes: [unread, ...dates.map(({ note }) => note), isOpen && !isFinished ? start.note : null],
  }
}

/** The readings besides the one that a review is of. */
function readingsOf(
  row: Row,
  kind: WorkRecord['kind'],
  days: readonly string[],
  tags: string[],
): SourceViewing[] {
  const count = Math.min(Number(row.cell('read count')) || 0, readingsMax)
  const undated = Math.max(0, count - Math.max(days.length, 1))
  const all = [...Array.from({ length: undated }, () => null), ...days]
  const isBare = all.length === 0 && tags.length > 0
  const readings = (isBare ? [null] : all).map((day, index) => ({
    ...dayOfViewing(day),
    isRepeat: index > 0,
    tags: index === all.length - 1 || isBare ? tags : [],
  }))
  return kind === 'review' ? readings.filter(({ day }) => day !== days.at(-1)) : readings
}

const readingsMax = 100

function readBook(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('star rating'), { scale: 5, zeroIsNone: true })
  const { text, spoiler } = readText(row.cell('review'))
  const isReviewed = rating !== null || text !== null
  const read = readReading(row, isReviewed, reading)
  return { ...bareRecord, ...read, line: row.line, work, rating, text, spoiler, listings: [] }
}

/** The readings of a book, or how far the last one got. */
function readReading(row: Row, isReviewed: boolean, reading: DateReading) {
  const status = row.cell('read status').toLowerCase()
  const { days, started, notes } = daysRead(row, stateOfStatus(status) === null, reading)
  const count = Number(row.cell('read count')) || 0
  const added = readWholeDay(row.cell('date added'), 'Date Added', reading)
  const meaning = meaningOfStatus(status, { isReviewed, isRead: days.length > 0 || count > 1 })
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  const { kind, isSaved, state, isRead } = meaning
  const dateRead = days.at(-1) ?? null
  const firstDay = firstDayOf(dateRead)
  const tags = readTags(row.cell('tags'))
  const since = { isAgain: isRead, started, added: added.date, read: firstDay }
  const isOften = days.length > 1 || count > 1
  return {
    kind,
    isSaved,
    timePosted: midnight(laterOf(firstDay, added.date)),
    ...(isRead && {
      dateViewed: dateRead,
      isRepeat: isOften,
      tags: kind === 'review' ? tags : [],
      viewings: readingsOf(row, kind, days, tags),
      timeMarked: kind === 'review' ? midnight(added.date) : null,
    }),
    ...(state && { parts: { progress: progressOf(state, timesOf(state, since)) } }),
    note: collectNotes(
      ...notes,
      added.note,
      !isRead && tags.length > 0 && { code: 'tagsOfRead' },
      state === 'stopped' && isOften && { code: 'earlierReadings' },
    ),
  }
}

interface Since {
  isAgain: boolean
  started: string | null
  added: string | null
  read: string | null
}

/** When a book that is not finished was begun, and when it was stopped. */
function timesOf(state: ProgressState, { isAgain, started, added, read }: Since) {
  const begun = started ?? (isAgain ? laterOf(read, added) : added)
  const changed = state === 'stopped' ? (read ?? laterOf(begun, added)) : laterOf(begun, added)
  return { started: midnight(begun), changed: midnight(changed) }
}

export const storygraphReader: CsvReader = {
  source: 'storygraph',
  recognises: (has) => has('title') && has('authors') && has('read status') && has('star rating'),
  read: (table, file) => {
    const reading = dateReading(table, ['last date read', 'dates read', 'date added'], file)
    return readRows(table, 'title', (row) => readBook(row, reading))
  },
}
