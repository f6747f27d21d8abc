import type { ImportContent } from '@medley/contract/transfer/import-values'
import type { CsvTable } from '../files/csv-table.ts'
import {
  bareRecord,
  bareWork,
  type CsvReader,
  dateReading,
  type FileContent,
  type FileFacts,
  namedList,
  readRows,
  readYearOf,
  type Row,
  unusedContent,
} from '../file-reader.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { midnight, readDate, readWholeDay } from '../dates.ts'
import { UnreadableFile, type SourceWork, type WorkRecord } from '../record.ts'
import { collectNotes, comparable, readRating, readTags, readText, readTitle } from '../values.ts'

const titleColumn = 'name'
const halfStars = { scale: 5, halfStars: true } as const
export const likedList = 'liked'
const likedTitle = 'Liked on Letterboxd'

/** The id of a film in its address, `https://boxd.it/7lcA` or `https://letterboxd.com/film/jaws/`. */
export function slugOf(address: string): string | undefined {
  return /^https?:\/\/[^/]+\/(?:film\/)?([^/\s]{1,100})\/?$/.exec(address)?.[1]
}

/** A film on Letterboxd, which may be a TV show here; `slug` is its id there. */
export function letterboxdWork(title: string, year: number | null, slug?: string): SourceWork {
  return {
    ...bareWork,
    key: `${comparable(title)}|${year ?? ''}`,
    mediums: ['film', 'tvShow'],
    title,
    year,
    ids: slug === undefined ? {} : { letterboxd: slug },
  }
}

/** The work of a row; in a diary the address is that of the entry. */
function workOf(row: Row, { isEntry }: { isEntry: boolean }): SourceWork {
  const slug = isEntry ? undefined : slugOf(row.cell('letterboxd uri'))
  return letterboxdWork(readTitle(row.cell('name', 'title')), readYearOf(row), slug)
}

function readDiaryRow(row: Row, reading: DateReading): WorkRecord {
  const { text, spoiler } = readText(row.cell('review'))
  const watched = readDate(row.cell('watched date'), 'Watched Date', reading)
  const posted = readWholeDay(row.cell('date'), 'Date', reading)
  return {
    ...bareRecord,
    line: row.line,
    kind: 'review',
    work: workOf(row, { isEntry: true }),
    rating: readRating(row.cell('rating'), halfStars),
    text,
    spoiler,
    dateViewed: watched.date,
    timePosted: midnight(posted.date),
    isRepeat: /^yes$/i.test(row.cell('rewatch')),
    entry: row.cell('letterboxd uri') || null,
    tags: readTags(row.cell('tags')),
    note: collectNotes(watched.note, posted.note),
  }
}

function readFilmRow(row: Row, kind: WorkRecord['kind'], reading: DateReading): WorkRecord {
  const { date, note } = readWholeDay(row.cell('date'), 'Date', reading)
  return {
    ...bareRecord,
    line: row.line,
    kind,
    work: workOf(row, { isEntry: false }),
    rating: kind === 'rating' ? readRating(row.cell('rating'), halfStars) : null,
    timePosted: midnight(date),
    note: collectNotes(note),
  }
}

function readFilmRows(
  table: CsvTable,
  file: FileFacts,
  kind: 'rating' | 'engaged' | 'saved',
): Promise<FileContent> {
  const reading = dateReading(table, ['date'], file)
  return readRows(table, titleColumn, (row) => readFilmRow(row, kind, reading))
}

async function readRatings(table: CsvTable, file: FileFacts): Promise<FileContent> {
  return { ...(await readFilmRows(table, file, 'rating')), content: 'rating' }
}

async function readWatched(table: CsvTable, file: FileFacts): Promise<FileContent> {
  return { ...(await readFilmRows(table, file, 'engaged')), content: 'watched' }
}

async function readDiary(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const reading = dateReading(table, ['date', 'watched date'], file)
  const content = await readRows(table, titleColumn, (row) => readDiaryRow(row, reading))
  return { ...content, content: 'review' }
}

/** A diary that the member declared to be reviews: rows without a score ask for one. */
async function readReviews(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const content = await readDiary(table, file)
  return { ...content, records: content.records.map((record) => ({ ...record, needsScore: true })) }
}

/** The meaning of a file that only lists films, which only its name tells. */
function meaningOf({ name, baseName }: FileFacts): 'engaged' | 'saved' | 'liked' {
  if (/(^|\/)likes\//i.test(name) || baseName === 'films.csv') return 'liked'
  if (baseName.includes('watchlist')) return 'saved'
  if (baseName.includes('watched')) return 'engaged'
  throw new UnreadableFile({ code: 'watchedOrToWatch' })
}

async function readFilms(table: CsvTable, file: FileFacts): Promise<FileContent> {
  const meaning = meaningOf(file)
  const reading = dateReading(table, ['date'], file)
  if (meaning === 'engaged') return readWatched(table, file)
  if (meaning === 'saved') return readFilmRows(table, file, meaning)
  const content = await readRows(table, titleColumn, (row) => ({
    ...readFilmRow(row, 'entry', reading),
    listings: [{ list: likedList, place: row.line }],
  }))
  return { ...content, lists: [namedList(likedList, likedTitle)] }
}

const isLetterboxd = (has: (column: string) => boolean) =>
  has('letterboxd uri') && (has('name') || has('title'))

const unusedNames = [
  { pattern: /(^|\/)deleted\//i, code: 'deletedAtLetterboxd' },
  { pattern: /(^|\/)orphaned\//i, code: 'orphanedAtLetterboxd' },
  { pattern: /(^|\/)likes\/(reviews|lists)\.csv$/i, code: 'likesAtLetterboxd' },
  { pattern: /(^|\/)comments\.csv$/i, code: 'commentsAtLetterboxd' },
  { pattern: /(^|\/)profile\.csv$/i, code: 'profileAtLetterboxd' },
] as const

/** True if the name alone shows that no row of a Letterboxd file is ever imported. */
export function isUnusedLetterboxdFile({ name }: FileFacts): boolean {
  return unusedNames.some(({ pattern }) => pattern.test(name))
}

const unused = unusedNames.map(({ pattern, code }): CsvReader => ({
  source: 'letterboxd',
  recognises: (_, { name }) => pattern.test(name),
  read: async (table) => unusedContent(withoutListHeaders(table), { code }),
}))

/** Drops the headers that the files of deleted lists repeat. */
function withoutListHeaders(table: CsvTable): CsvTable {
  const isHeader = (cells: readonly string[]) =>
    cells[0]?.toLowerCase() === 'position' || /^date$/i.test(cells[0] ?? '')
  return { ...table, records: table.records.filter(({ cells }) => !isHeader(cells)) }
}

const diary: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => isLetterboxd(has) && (has('watched date') || has('review')),
  read: readDiary,
}

const ratings: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => isLetterboxd(has) && has('rating'),
  read: readRatings,
}

const films: CsvReader = { source: 'letterboxd', recognises: isLetterboxd, read: readFilms }

const others: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => has('date') && has('content'),
  read: async (table) => {
    const isComments = table.header.includes('comment')
    return unusedContent(table, { code: isComments ? 'commentsAtLetterboxd' : 'likesAtLetterboxd' })
  },
}

const profile: CsvReader = {
  source: 'letterboxd',
  recognises: (has) => has('date joined') && has('username'),
  read: async (table) => unusedContent(table, { code: 'profileAtLetterboxd' }),
}

export const letterboxdReaders = [...unused, diary, ratings, films, others, profile]

/** Readers for files whose kind the member chose, with the required columns. */
const letterboxdKinds = {
  review: { read: readDiary, columns: ['Date', 'Name', 'Year', 'Rating'] },
  rating: { read: readRatings, columns: ['Date', 'Name', 'Year', 'Rating'] },
  watched: { read: readWatched, columns: ['Date', 'Name', 'Year'] },
} as const

/**
 * A reader for the kind that the member chose, regardless of the file name. Throws `UnreadableFile` if
 * columns are missing.
 */
export function readerOfContent(content: ImportContent): Pick<CsvReader, 'source' | 'read'> {
  const { columns, read } = letterboxdKinds[content]
  return {
    source: 'letterboxd',
    read: async (table, file) => {
      const missing = columns.filter((name) => !table.header.includes(name.toLowerCase()))
      if (missing.length > 0) {
        const params = { columns: missing.join(', ') }
        throw new UnreadableFile({ code: 'missingColumns', params })
      }
      return content === 'review' ? readReviews(table, file) : read(table, file)
    },
  }
}
