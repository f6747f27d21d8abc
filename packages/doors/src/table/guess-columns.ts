import type { ColumnMeaning } from '@medley/contract/transfer/import-tables'
import {
  type Guess,
  guesses,
  isDate,
  isScore,
  isStatus,
  notTitles,
  showNames,
} from './column-names.ts'
import { plain } from './words.ts'

/** A column as far as a guess looks at it. */
export interface Column {
  place: number
  /** In the form of `plain`; empty if it has none. */
  name: string
  /** Filled cells, from the beginning of the file. */
  cells: readonly string[]
}

const severalTimes: ReadonlySet<ColumnMeaning> = new Set(['creator', 'id', 'tags'])

/** The meanings of columns by their names and cells; the most telling names first. */
export function guessByName(columns: readonly Column[], today: string): Map<number, ColumnMeaning> {
  const found = columns.flatMap((column) =>
    guesses.flatMap((guess) => {
      const weight = weigh(column, guess, today)
      return weight > 0 ? [{ column, as: guess.as, weight, isAnswer: guess.isAnswer ?? false }] : []
    }),
  )
  const hasEntries = found.some(({ as }) => as === 'season' || as === 'episode')
  const weighed = found.map((one) => {
    const isShow = one.as === 'title' && showNames.test(one.column.name)
    return hasEntries && (isShow || one.isAnswer)
      ? { ...one, weight: one.weight + entriesBonus }
      : one
  })
  const meanings = new Map<number, ColumnMeaning>()
  const taken = new Set<ColumnMeaning>()
  for (const { column, as } of weighed.toSorted((a, b) => b.weight - a.weight)) {
    if (meanings.has(column.place) || (taken.has(as) && !severalTimes.has(as))) continue
    meanings.set(column.place, as)
    taken.add(as)
  }
  return meanings
}

/** Where columns name episodes, the show is the work, whatever else is called a title, and a yes is about them. */
const entriesBonus = 8

function weigh({ name, cells }: Column, guess: Guess, today: string): number {
  const { names, not, share = 0, fits } = guess
  if (name === '' || not?.test(name)) return 0
  const weight = Math.max(
    0,
    ...names.map(([pattern, telling]) => (pattern.test(name) ? telling : 0)),
  )
  if (weight === 0 || !fits) return weight
  return shareOf(cells, (cell) => fits(cell, today)) >= share ? weight : 0
}

/** The share of cells that are so; that of none is none. */
export function shareOf(cells: readonly string[], isSo: (cell: string) => boolean): number {
  return cells.length === 0 ? 0 : cells.filter(isSo).length / cells.length
}

/** True if a name is one that columns have. */
export function isColumnName(cell: string): boolean {
  const name = plain(cell)
  return name !== '' && guesses.some(({ names }) => names.some(([pattern]) => pattern.test(name)))
}

/** The meanings of columns by their cells alone, as far as these are of a form that nothing else has. */
export function guessByCells(
  columns: readonly Column[],
  known: ReadonlyMap<number, ColumnMeaning>,
  { today, isNamed }: { today: string; isNamed: boolean },
): Map<number, ColumnMeaning> {
  const meanings = new Map(known)
  const open = () => columns.filter(({ place }) => !meanings.has(place))
  const has = (as: ColumnMeaning) => [...meanings.values()].includes(as)
  const add = (as: ColumnMeaning, fits: (column: Column) => boolean) => {
    const found = has(as) ? undefined : open().find(fits)
    if (found) meanings.set(found.place, as)
  }
  add('id', ({ cells }) => shareOf(cells, (cell) => /^tt\d{5,10}$/.test(cell)) > 0.8)
  if (!isNamed) {
    add(
      'date',
      ({ cells }) => shareOf(cells, (cell) => cell.length > 5 && isDate(cell, today)) > 0.8,
    )
    add('year', ({ cells }) => shareOf(cells, (cell) => /^(1[89]|20)\d\d$/.test(cell)) > 0.8)
    add('status', ({ cells }) => shareOf(cells, isStatus) > 0.8)
  }
  add('title', ({ name, cells }) => !notTitles.test(name) && isTitles(cells))
  if (!isNamed) add('rating', ({ cells }) => shareOf(cells, isScore) > 0.8)
  return meanings
}

const titleLengthMean = 60

/** Titles are short words, and hardly one is twice. */
function isTitles(cells: readonly string[]): boolean {
  const isWords = shareOf(cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length < 200) > 0.6
  const length = cells.reduce((sum, cell) => sum + cell.length, 0)
  const isShort = length <= titleLengthMean * cells.length
  return isWords && isShort && new Set(cells).size > 0.5 * cells.length
}
