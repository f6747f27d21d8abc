import type { CsvReader } from '../file-reader.ts'
import {
  type Columns,
  idsLike,
  type MappedRow,
  namesIn,
  scoresOf,
  textOf,
} from '../table/column-map.ts'
import { readPlainText } from '../values.ts'
import { type BookFacts, listingsIn } from './book-facts.ts'
import { statusNamed } from './book-status.ts'
import { factsOf, readBooks } from './book-table.ts'

const columns: Columns = {
  title: 'title',
  creators: namesIn('author_text'),
  isbn: ['isbn_13', 'isbn_10'],
  ids: {
    goodreads: idsLike(/^\d{1,12}$/, 'goodreads_key'),
    // Those of editions end in M.
    openlibrary: idsLike(/^OL\d{1,12}W$/, 'openlibrary_key'),
    wikidata: ['wikidata', readWikidata],
  },
  started: 'start_date',
  finished: 'finish_date',
  stopped: 'stopped_date',
  added: 'shelf_date',
  reviewed: 'review_published',
  rating: scoresOf(5, 'rating'),
  text: 'review_content',
}

function readWikidata(cell: string): string | undefined {
  return /^Q[1-9]\d{0,11}$/.test(cell) ? `wikidata-${cell}` : undefined
}

/** The shelves of BookWyrm itself, by their identifiers. */
const ownShelves = new Set(['to-read', 'reading', 'read', 'stopped-reading'])

/** A shelf of the member's own says nothing of reading; the days do. */
function statusOf(shelf: string, { started, stopped, readings }: BookFacts): string | null {
  if (ownShelves.has(shelf)) return statusNamed(shelf)
  if (readings.length > 0) return null
  return stopped ? 'stopped-reading' : started ? 'currently-reading' : null
}

/** A review with its title and content note, which hides it. */
function reviewOf(row: MappedRow): { text: string | null; spoiler: boolean } {
  const { text, spoiler } = textOf(row)
  const warning = readPlainText(row.cell('review_cw'))
  const parts = [readPlainText(row.cell('review_name')), warning, text]
  const whole = parts.filter((part) => part !== null).join('\n\n')
  return { text: whole || null, spoiler: whole !== '' && (spoiler || warning !== null) }
}

function readFacts(row: MappedRow): BookFacts {
  const facts = factsOf(row)
  const shelf = row.cell('shelf')
  const status = statusOf(shelf, facts)
  const stopped = status === 'stopped-reading' ? facts.stopped : null
  const isOwn = shelf !== '' && !ownShelves.has(shelf)
  return {
    ...facts,
    ...reviewOf(row),
    status,
    readings: stopped ? [stopped] : facts.readings,
    listings: isOwn ? listingsIn([row.cell('shelf_name') || shelf], row.line) : [],
  }
}

export const bookwyrmReader: CsvReader = {
  source: 'bookwyrm',
  recognises: (has) => has('title') && has('author_text') && has('review_content'),
  read: (table, file) => readBooks(table, file, { columns }, readFacts),
}
