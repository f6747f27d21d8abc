import type { CsvReader } from '../file-reader.ts'
import { rangesIn } from '../parsing/written-dates.ts'
import { readDate, type ReadDate, readWholeDay } from '../dates.ts'
import { UnreadableRow } from '../record.ts'
import { type ColumnMap, type MappedRow, namesIn, scoresOf, tagsIn } from '../table/column-map.ts'
import { type BookFacts, readingsMax, undatedReadings } from './book-facts.ts'
import { stateOfStatus } from './book-status.ts'
import { factsOf, readBooks } from './book-table.ts'

const map: ColumnMap = {
  columns: {
    title: 'Title',
    creators: namesIn('Authors'),
    isbn: ['ISBN/UID', 'ISBN'],
    rating: scoresOf(5, 'Star Rating'),
    text: 'Review',
    tags: tagsIn('Tags'),
  },
  dated: ['Last Date Read', 'Dates Read', 'Date Added'],
}

/** A date; one that could not be read is noted before what is not kept. */
function told(row: MappedRow, { date, note }: ReadDate): string | null {
  if (note) row.note(note)
  return date
}

/** The ends of the ranges in `Dates Read`, with `Last Date Read`, and when the last reading was begun. */
function daysRead(row: MappedRow, isFinished: boolean): { days: string[]; started: string | null } {
  const column = 'Dates Read'
  const read = (text: string) => readDate(text, column, row.dates)
  const { ends, lastStart, isOpen, rest } = rangesIn(row.cell('dates read'))
  if (rest !== '') row.note({ code: 'noDate', params: { column } })
  const isGoing = isOpen && !isFinished
  const dates = [
    ...(isGoing ? ends.slice(0, -1) : ends).map((end) => told(row, read(end))),
    told(row, readDate(row.cell('last date read'), 'Last Date Read', row.dates)),
  ]
  const start = read(lastStart ?? '')
  if (isGoing) told(row, start)
  const days = [...new Set(dates.filter((date) => date !== null))].toSorted()
  return {
    // A month says nothing besides one of its days.
    days: days.filter((day, index) => !days[index + 1]?.startsWith(day)),
    started: start.date,
  }
}

function readFacts(row: MappedRow): BookFacts {
  const facts = factsOf(row)
  const status = row.cell('read status').toLowerCase()
  const state = stateOfStatus(status)
  const isKnown = state !== null || status === 'read' || status === 'to-read'
  if (!isKnown && facts.rating === null && facts.text === null) {
    throw new UnreadableRow({ code: 'unknownStatus' })
  }
  const { days, started } = daysRead(row, state === null)
  // A book that is being read has a count of 1 already.
  const count = Math.min(Number(row.cell('read count')) || 0, readingsMax)
  const undated = count > 1 ? undatedReadings(count - days.length) : []
  const added = told(row, readWholeDay(row.cell('date added'), 'Date Added', row.dates))
  return { ...facts, status, readings: [...undated, ...days], started, added }
}

export const storygraphReader: CsvReader = {
  source: 'storygraph',
  recognises: (has) => has('title') && has('authors') && has('read status') && has('star rating'),
  read: (table, file) => readBooks(table, file, map, readFacts),
}
