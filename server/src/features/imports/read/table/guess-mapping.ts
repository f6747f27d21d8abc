import {
  type ColumnMeaning,
  tableLimits,
  type TableMapping,
  type TableScale,
} from '@medley/contract/import-tables'
import type { CsvTable } from '../csv-table.ts'
import { isLetter, scoreIn } from './cells.ts'
import { type Column, guessByCells, guessByName, isColumnName, shareOf } from './guess-columns.ts'
import { cellsOf, nameColumns, placesOf, wordsIn } from './named-table.ts'
import { mediumOfNames, mediumOfWord, plain, statusOfWord } from './words.ts'

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
  const meanings = [...all].map(([place, as]) => ({ place, as }))
  const about = titles.map((title) => title ?? '')
  return {
    hasHeader,
    columns: meanings.toSorted((a, b) => a.place - b.place).slice(0, tableLimits.columnsMax),
    medium: [...all.values()].includes('medium')
      ? null
      : mediumOfNames([...about, baseName.replace(/\.\w+$/, '')]),
    status: /\b(watchlist|wishlist|to read|to watch|merkliste|wunschliste)\b/.test(plain(baseName))
      ? 'saved'
      : 'finished',
    scale: guessScale(filled, titles, all),
    dayOrder: null,
    mediumWords: [],
    statusWords: [],
  }
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
  const named = /(?:\/|von|of|out of|max\.?|[01]\s*[-–]|bis)\s*(100|20|10|5)\b/i.exec(
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

/** The mapping with a meaning for each word of its columns: those that it has, and a guess for the others. */
export function withWords(whole: CsvTable, mapping: TableMapping): TableMapping {
  const { table } = nameColumns(whole, mapping.hasHeader)
  const words = (meaning: ColumnMeaning) =>
    wordsIn(placesOf(mapping, meaning).flatMap((place) => cellsOf(table, place)))
  const statuses = new Map(mapping.statusWords.map(({ word, as }) => [word, as]))
  const mediums = new Map(mapping.mediumWords.map(({ word, as }) => [word, as]))
  return {
    ...mapping,
    statusWords: words('status').map((word) => ({
      word,
      as: statuses.get(word) ?? statusOfWord(word) ?? mapping.status,
    })),
    mediumWords: words('medium').map((word) => {
      const known = mediums.get(word)
      return { word, as: known === undefined ? (mediumOfWord(word) ?? null) : known }
    }),
  }
}
