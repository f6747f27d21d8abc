import type { ImportMessage } from '@medley/messages/import-messages'
import { bareRecord, type CsvReader, dateReading, readRows, type Row } from '../file-reader.ts'
import { type DateReading, rangeEndsIn } from '../../../../parsing/written-dates.ts'
import { firstDayOf } from '../../../../lib/partial-dates.ts'
import { dayOfViewing, midnight, type ReadDate, readDate, readWholeDay } from '../dates.ts'
import { type SourceViewing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { meaningOfStatus } from './book-status.ts'
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
  notes: (ImportMessage | null)[]
}

/** When a book was finished: the ends of the ranges in `Dates Read`, with `Last Date Read`. */
function daysRead(row: Row, reading: DateReading): DaysRead {
  const column = 'Dates Read'
  const { ends, rest } = rangeEndsIn(row.cell('dates read'))
  const dates: ReadDate[] = [
    ...ends.map((end) => readDate(end, column, reading)),
    readDate(row.cell('last date read'), 'Last Date Read', reading),
  ]
  const days = [...new Set(dates.flatMap(({ date }) => date ?? []))].toSorted()
  const unread: ImportMessage | null = rest === '' ? null : { code: 'noDate', params: { column } }
  return {
    // A month says nothing besides one of its days.
    days: days.filter((day, index) => !days[index + 1]?.startsWith(day)),
    notes: [unread, ...dates.map(({ note }) => note)],
  }
}

/** The readings besides the one that a review is of. */
function readingsOf(
  row: Row,
  kind: WorkRecord['kind'],
  days: readonly string[],
  tags: string[],
): SourceViewing[] {
  if (kind === 'saved') return []
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
  const { days, notes } = daysRead(row, reading)
  const dateRead = days.at(-1) ?? null
  const added = readWholeDay(row.cell('date added'), 'Date Added', reading)
  const firstDay = firstDayOf(dateRead)
  const tags = readTags(row.cell('tags'))
  const isReviewed = rating !== null || text !== null
  const known = { isReviewed, isRead: days.length > 0 || Number(row.cell('read count')) > 1 }
  const meaning = meaningOfStatus(row.cell('read status').toLowerCase(), known)
  if (!meaning) throw new UnreadableRow({ code: 'unknownStatus' })
  const { kind, isSaved, note } = meaning
  return {
    ...bareRecord,
    line: row.line,
    kind,
    work,
    rating,
    text,
    spoiler,
    dateViewed: dateRead,
    timePosted: midnight(
      firstDay !== null && added.date !== null && added.date > firstDay
        ? added.date
        : (firstDay ?? added.date),
    ),
    isRepeat: days.length > 1 || Number(row.cell('read count')) > 1,
    tags: kind === 'review' ? tags : [],
    isSaved,
    viewings: readingsOf(row, kind, days, tags),
    timeMarked: kind === 'review' ? midnight(added.date) : null,
    listings: [],
    note: collectNotes(
      note,
      ...notes,
      added.note,
      kind === 'saved' && tags.length > 0 && { code: 'tagsOfRead' },
    ),
  }
}

export const storygraphReader: CsvReader = {
  source: 'storygraph',
  recognises: (has) => has('title') && has('authors') && has('read status') && has('star rating'),
  read: (table, file) => {
    const reading = dateReading(table, ['last date read', 'dates read', 'date added'], file)
    return readRows(table, 'title', (row) => readBook(row, reading))
  },
}
