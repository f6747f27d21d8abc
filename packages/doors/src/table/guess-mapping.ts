import {
  type ColumnMeaning,
  tableLimits,
  type TableMapping,
  type TableScale,
} from '@medley/contract/transfer/import-tables'
import type { Medium } from '@medley/contract/values/medium'
import type { CsvTable } from '../files/csv-table.ts'
import { isLetter, scoreIn } from './cells.ts'
import { indexName, isOwn, showNames } from './column-names.ts'
import { type Column, guessByCells, guessByName, isColumnName, shareOf } from './guess-columns.ts'
import { entryInTitle } from './entry-cells.ts'
import { cellsOf, nameColumns, placesOf, wordsIn } from './named-table.ts'
import { mediumOfNames, mediumOfWord } from './medium-words.ts'
import { statusIn } from './status-words.ts'
import { plain } from './words.ts'

/** Rows that a guess looks at. */
const rowsSeen = 2_000

interface Facts {
  /** Of the file. */
  baseName: string
  today: string
}

/** The meaning of a table by the names of its columns and by its cells. */
export function guessMapping(whole: CsvTable, { baseName, today }: Facts): TableMapping {
  const hasHeader = looksLikeHeader(whole)
  const { table, titles } = nameColumns(whole, hasHeader)
  const seen = { ...table, records: table.records.slice(0, rowsSeen) }
  const columns = titles.map((title, place): Column => ({
    place,
    name: plain(title ?? ''),
    cells: cellsOf(seen, place).filter((cell) => cell !== ''),
  }))
  const filled = columns.filter(({ cells }) => cells.length > 0)
  const byName = guessByName(filled, today)
  const all = guessByCells(filled, byName, { today, isNamed: hasHeader })
  dropOthers(filled, all)
  addTitles(filled, all)
  const meanings = [...all].map(([place, as]) => ({ place, as }))
  const about = [...titles.map((title) => title ?? ''), baseName.replace(/\.\w+$/, '')]
  const has = (as: ColumnMeaning) => [...all.values()].includes(as)
  return {
    hasHeader,
    columns: meanings.toSorted((a, b) => a.place - b.place).slice(0, tableLimits.columnsMax),
    medium: has('medium') ? null : guessMedium(about, hasEntries(filled, all)),
    status: isWatchlist(plain(baseName)) ? 'saved' : has('status') ? 'unknown' : null,
    scale: guessScale(filled, titles, all),
    list: null,
    dayOrder: null,
    mediumWords: [],
    statusWords: [],
  }
}

const isWatchlist = (name: string) =>
  /\b(watch ?list|wish ?list|to (read|watch)|tbr|merkliste|wunschliste|por (leer|ver)|da (leggere|vedere)|a (lire|voir)|para ler)\b/.test(
    name,
  )

/** Gives up columns that look like others: scores in a ranking may be anybody's, and ids those of episodes. */
function dropOthers(columns: readonly Column[], meanings: Map<number, ColumnMeaning>): void {
  const columnsOf = (meaning: ColumnMeaning) =>
    columns.filter(({ place }) => meanings.get(place) === meaning)
  const isRanking = columnsOf('rank').length > 0
  for (const { place, name } of columnsOf('rating')) {
    if (isRanking && !isOwn(name)) meanings.delete(place)
  }
  const hasSeason = columnsOf('season').length > 0
  for (const { place, name } of columnsOf('episode')) {
    if (!hasSeason && indexName.test(name)) meanings.delete(place)
  }
  for (const { place, cells } of columnsOf('episode')) {
    const isShown = shareOf(cells, (cell) => entryInTitle(cell) !== null) > 0.5
    if (isShown && columnsOf('title').length === 0) meanings.set(place, 'title')
  }
  const ofEpisodes = columnsOf('episode').length > 0
  const titles = new Set(columnsOf('title').flatMap(({ cells }) => cells))
  for (const { place, cells } of columnsOf('id')) {
    if (ofEpisodes && new Set(cells).size > titles.size) meanings.delete(place)
  }
}

/** Where only some rows have a show, as those of films have none, the others have their title elsewhere. */
function addTitles(columns: readonly Column[], meanings: Map<number, ColumnMeaning>): void {
  const show = columns.find(({ place }) => meanings.get(place) === 'title')
  const hasEpisodes = [...meanings.values()].includes('episode')
  if (!show || !hasEpisodes || !showNames.test(show.name)) return
  const own = columns.find(({ place, name }) => !meanings.has(place) && /^(title|name)$/.test(name))
  if (own && own.cells.length > show.cells.length) meanings.set(own.place, 'title')
}

/** True if its rows name seasons or episodes, in columns of their own or in their titles. */
function hasEntries(
  columns: readonly Column[],
  meanings: ReadonlyMap<number, ColumnMeaning>,
): boolean {
  return columns.some(({ place, cells }) => {
    const meaning = meanings.get(place)
    if (meaning === 'season' || meaning === 'episode') return true
    return meaning === 'title' && shareOf(cells, (cell) => entryInTitle(cell) !== null) > 0.5
  })
}

function guessMedium(about: readonly string[], ofEntries: boolean): Medium | null {
  const named = mediumOfNames(about)
  return ofEntries && named !== 'podcast' ? 'tvShow' : named
}

/** A first row of names has no numbers and dates in it. */
function looksLikeHeader({ headerRecord, records }: CsvTable): boolean {
  const cells = (headerRecord?.cells ?? []).map((cell) => cell.trim()).filter(Boolean)
  const isData = (cell: string) => /^\d/.test(cell) || /^tt\d{5}/.test(cell)
  if (cells.filter(isColumnName).length > cells.filter(isData).length) return true
  return records.length > 0 && !cells.some(isData)
}

function guessScale(
  columns: readonly Column[],
  titles: readonly (string | null)[],
  meanings: ReadonlyMap<number, ColumnMeaning>,
): TableScale {
  const column = columns.find(({ place }) => meanings.get(place) === 'rating')
  if (!column) return '10'
  const { cells } = column
  if (shareOf(cells, isLetter) > 0.5) return 'letters'
  const named =
    /(?:\/|von|of|out of|max\.?|[01]\s*[-–]|bis|su|sur|sobre|de|z|av|van)\s*(100|20|10|5)\b/i.exec(
      titles[column.place] ?? '',
    )?.[1]
  if (named !== undefined && isScale(named)) return named
  const scores = cells.flatMap((cell) => scoreIn(cell) ?? [])
  const own = String(scores.find(({ scale }) => scale !== null)?.scale)
  if (isScale(own)) return own
  const max = Math.max(0, ...scores.map(({ value }) => Number(value)))
  return max <= 5 ? '5' : max <= 10 ? '10' : max <= 20 ? '20' : '100'
}

const isScale = (text: string): text is TableScale => ['5', '10', '20', '100'].includes(text)

/** A day in a column of words needs no meaning of its own. */
const isDay = (cell: string) => /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}/.test(cell)

/** The mapping with a meaning for each word of its columns: those that it has, and a guess for the others. */
export function withWords(whole: CsvTable, mapping: TableMapping): TableMapping {
  const { table, titles } = nameColumns(whole, mapping.hasHeader)
  const words = (meaning: ColumnMeaning) => {
    const cells = placesOf(mapping, meaning).flatMap((place) => cellsOf(table, place))
    return wordsIn(cells.filter((cell) => !isDay(cell)))
  }
  const statuses = new Map(mapping.statusWords.map(({ word, as }) => [word, as]))
  const mediums = new Map(mapping.mediumWords.map(({ word, as }) => [word, as]))
  const [place = -1] = placesOf(mapping, 'status')
  const column = { name: titles[place] ?? '', words: words('status') }
  return {
    ...mapping,
    statusWords: column.words.map((word) => ({
      word,
      as: statuses.get(word) ?? statusIn(word, column) ?? 'unknown',
    })),
    mediumWords: words('medium').map((word) => {
      const known = mediums.get(word)
      return { word, as: known === undefined ? (mediumOfWord(word) ?? null) : known }
    }),
  }
}
