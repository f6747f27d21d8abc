import { decodeEntities } from '../parsing/plain-review.ts'
import type { CsvTable } from '../files/csv-table.ts'
import { bareRecord, bareWork, type CsvReader } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  type Columns,
  type MappedRow,
  ratingOf,
  readMapped,
  scoresOf,
  yearOf,
} from '../table/column-map.ts'
import { collectNotes, comparable, readText, readTitle, readYear, tidy } from '../values.ts'

/** The titles of the albums of a file by their ids, which reviews refer to. */
type Titles = ReadonlyMap<string, string>

const nameOf = (...parts: string[]) => tidy(decodeEntities(parts.join(' ')))

/** The spellings of a name that has one in Latin letters in brackets after it: `★ [Blackstar]`. */
function spellingsOf(name: string): string[] {
  const [, original = '', latin = ''] = /^(.+?) \[([^[\]]+)\]$/.exec(name) ?? []
  return /\p{Script=Latin}\p{Script=Latin}/u.test(original) ? [name] : [original || name, latin]
}

const columns: Columns = {
  title: 'Title',
  year: ['Release_Date', readYear],
  rating: scoresOf(10, 'Rating'),
}

function workOf(row: MappedRow): SourceWork {
  const [title = '', ...otherTitles] = spellingsOf(readTitle(decodeEntities(row.cell('title'))))
  const name = nameOf(row.cell('first name'), row.cell('last name'))
  const localized = nameOf(row.cell('first name localized'), row.cell('last name localized'))
  const id = /^\d{1,12}$/.exec(row.cell('rym album'))?.[0]
  return {
    ...bareWork,
    key: id ?? `${comparable(title)}|${comparable(name)}`,
    mediums: ['album'],
    title,
    otherTitles: otherTitles.filter(Boolean),
    year: yearOf(row),
    creators: [...new Set([name, localized].flatMap(spellingsOf))].filter(Boolean),
  }
}

const reference = /\[(?:artist|album|label|film|song|list|genre|user)(\d+)(?:,([^[\]]*))?\]/gi

/** Replaces the marks of RateYourMusic by tags; what only an id names, and no row of the file, by an ellipsis. */
function toMarkup(written: string, titles: Titles): { markup: string; hasUnnamed: boolean } {
  let hasUnnamed = false
  const markup = written
    .replaceAll(String.raw`\n`, '\n')
    .replaceAll(reference, (mark: string, id: string, name?: string) => {
      const named = name ?? (/^\[album/i.test(mark) ? titles.get(id) : undefined)
      hasUnnamed ||= named === undefined
      return named ?? '…'
    })
    .replaceAll(/\[url=(https?:\/\/[^\s"'<>[\]]+)\]/gi, '<a href="$1">')
    .replaceAll(/\[\/url\]/gi, '</a>')
    .replaceAll(/\[url\]/gi, '<a>')
    .replaceAll(/\[(\/?)quote[^[\]]*\]/gi, '<$1blockquote>')
    .replaceAll(/\[(\/?)([bisu])\]/gi, '<$1$2>')
  return { markup, hasUnnamed }
}

function readAlbum(row: MappedRow, titles: Titles): WorkRecord {
  const work = workOf(row)
  const rating = ratingOf(row)
  const written = [row.cell('review title'), row.cell('review')].filter(Boolean).join('\n\n')
  const { markup, hasUnnamed } = toMarkup(written, titles)
  const { text, spoiler } = readText(markup)
  const isWished = row.cell('ownership').toLowerCase() === 'w'
  const isReviewed = rating !== null || text !== null
  if (!isReviewed && !isWished) throw new UnreadableRow({ code: 'neitherRatedNorWished' })
  return {
    ...bareRecord,
    line: row.line,
    kind: text !== null ? 'review' : rating ? 'rating' : 'saved',
    work,
    rating,
    text,
    spoiler,
    isSaved: isWished && isReviewed,
    note: collectNotes(hasUnnamed && { code: 'unnamedReference' }),
  }
}

function titlesOf({ header, records }: CsvTable): Titles {
  const id = header.indexOf('rym album')
  const title = header.indexOf('title')
  return new Map(
    records.map(({ cells }) => [cells[id]?.trim() ?? '', tidy(decodeEntities(cells[title] ?? ''))]),
  )
}

/** The albums that a member rated, reviewed or owns. It tells no day of listening. */
export const rateYourMusicReader: CsvReader = {
  source: 'rateYourMusic',
  recognises: (has) => has('rym album') && has('title') && has('rating'),
  read: (table, file) => {
    const titles = titlesOf(table)
    return readMapped(table, file, { columns }, (row) => readAlbum(row, titles))
  },
}
