import type { CsvReader } from '../file-reader.ts'
import { UnreadableRow } from '../record.ts'
import { type Columns, idsLike, type MappedRow, noted, scoresOf } from '../table/column-map.ts'
import { readDate } from '../dates.ts'
import { readNames, readTags, readTitle, readYear } from '../values.ts'
import { type BookFacts, listingsIn, readingsMax } from './book-facts.ts'
import { factsOf, readBooks } from './book-table.ts'

const columns: Columns = {
  title: 'title',
  creators: ['author', readAuthors],
  year: ['publication_year', readYear],
  isbn: ['isbn'],
  // Those of editions end in M.
  ids: { openlibrary: idsLike(/^OL\d{1,12}W$/, 'olid') },
  status: 'status',
  added: 'date_added',
  rating: scoresOf(5, 'rating'),
  text: 'my_review',
  tags: ['tags', (cell) => readTags(cell.replaceAll(',', ' ').replaceAll('|||||', ','))],
  notes: 'notes',
}

/** Names with commas between them; `Smith, Mark` is one. */
function readAuthors(text: string): string[] {
  const [last, first, ...others] = readNames(text)
  const isInverted = last && first && others.length === 0 && !`${last}${first}`.includes(' ')
  return isInverted ? [`${first} ${last}`] : readNames(text)
}

interface Reading {
  started: string | null
  finished: string | null
}

/** Readings such as `start|finish|milliseconds;start|finish|`; any part may be empty. */
function readingsOf(row: MappedRow): Reading[] {
  const dayOf = (text = '') => noted(row, readDate(text, 'readings', row.dates))
  const readings = row.cell('readings').split(';').filter(Boolean).slice(0, readingsMax)
  return readings.map((reading) => {
    const [start, finish] = reading.split('|')
    return { started: dayOf(start), finished: dayOf(finish) }
  })
}

function readFacts(row: MappedRow): BookFacts {
  if (/^true$/i.test(row.cell('deleted'))) throw new UnreadableRow({ code: 'deletedThere' })
  const readings = readingsOf(row)
  const { work, ...facts } = factsOf(row)
  if (facts.status === null) throw new UnreadableRow({ code: 'unknownStatus' })
  const isFinished = facts.status === 'read'
  const ended = readings.filter(({ finished }) => isFinished || finished !== null)
  const open = readings.filter(({ finished }) => finished === null)
  const subtitle = row.cell('subtitle')
  const otherTitles = subtitle === '' ? [] : [readTitle(`${work.title}: ${subtitle}`)]
  return {
    ...facts,
    work: { ...work, otherTitles },
    readings: ended.map(({ finished }) => finished),
    started:
      open
        .flatMap(({ started }) => started ?? [])
        .toSorted()
        .at(-1) ?? null,
    listings: /^true$/i.test(row.cell('favourite')) ? listingsIn(['Favourites'], row.line) : [],
  }
}

export const openReadsReader: CsvReader = {
  source: 'openReads',
  recognises: (has) =>
    has('title') && has('status') && has('my_review') && has('book_format') && has('favourite'),
  read: (table, file) => readBooks(table, file, { columns }, readFacts),
}
