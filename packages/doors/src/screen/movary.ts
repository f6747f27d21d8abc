import { wholeDay } from '../parsing/partial-dates.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { midnight, readDate, readWholeDay } from '../dates.ts'
import {
  bareRecord,
  type CsvReader,
  dateReading,
  readRows,
  readYearOf,
  type Row,
} from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { collectNotes, comparable, readRating, readText, titleOrId } from '../values.ts'
import { createViewings, markRepeats } from '../viewings.ts'

function workOf(row: Row): SourceWork {
  const year = readYearOf(row)
  const tmdb = /^[1-9]\d{0,9}$/.exec(row.cell('tmdbid'))?.[0]
  const imdb = /^tt\d{5,12}$/.exec(row.cell('imdbid'))?.[0]
  const ids = { ...(tmdb && { tmdb }), ...(imdb && { imdb }) }
  const { title, ...nameless } = titleOrId(row.cell('title'), ids)
  return {
    key: tmdb ?? imdb ?? `${comparable(title)}|${year ?? ''}`,
    mediums: ['film'],
    title,
    ...nameless,
    otherTitles: [],
    year,
    creators: [],
    ids,
  }
}

/** Each row is a viewing of its own, also beside an equal one; a comment is the review of its day. */
function readViewing(
  row: Row,
  reading: DateReading,
  viewingOf: ReturnType<typeof createViewings>,
): WorkRecord {
  const work = workOf(row)
  const { date, note } = readDate(row.cell('watchedat'), 'watchedAt', reading)
  const { text, spoiler } = readText(row.cell('comment'))
  return {
    ...bareRecord,
    line: row.line,
    kind: text === null ? 'engaged' : 'review',
    work,
    text,
    spoiler,
    dateViewed: text === null ? null : date,
    timePosted: midnight(wholeDay(date)),
    viewings: [viewingOf(work.key, date)],
    note: collectNotes(note, row.cell('location') !== '' && { code: 'placeOfViewing' }),
  }
}

function readScore(row: Row): WorkRecord {
  const work = workOf(row)
  const rating = readRating(row.cell('userrating'), { scale: 10, zeroIsNone: true })
  if (rating === null) throw new UnreadableRow({ code: 'scoreMissing' })
  return { ...bareRecord, line: row.line, kind: 'rating', work, rating }
}

function readSaved(row: Row, reading: DateReading): WorkRecord {
  const work = workOf(row)
  const { date, note } = readWholeDay(row.cell('addedat'), 'addedAt', reading)
  const timePosted = midnight(date)
  const record = { ...bareRecord, line: row.line, kind: 'saved', work, timePosted } as const
  return { ...record, note: collectNotes(note) }
}

const source = 'movary'

/** The three files of an export: history, ratings and watchlist. */
export const movaryReaders: readonly CsvReader[] = [
  {
    source,
    recognises: (has) => has('tmdbid') && has('watchedat') && has('title'),
    async read(table, file) {
      const reading = dateReading(table, ['watchedat'], file)
      const viewingOf = createViewings()
      const content = await readRows(table, 'title', (row) => readViewing(row, reading, viewingOf))
      markRepeats(content.records)
      return content
    },
  },
  {
    source,
    recognises: (has) => has('tmdbid') && has('userrating') && has('title'),
    read: (table) => readRows(table, 'title', readScore),
  },
  {
    source,
    recognises: (has) => has('tmdbid') && has('addedat') && has('title'),
    read(table, file) {
      const reading = dateReading(table, ['addedat'], file)
      return readRows(table, 'title', (row) => readSaved(row, reading))
    },
  },
]
