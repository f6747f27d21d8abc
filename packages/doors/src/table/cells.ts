import type { TableScale } from '@medley/contract/transfer/import-tables'
import { readRating, readIsbn, tidy } from '../values.ts'
import { type SourceRating, UnreadableRow, type WorkIds } from '../record.ts'

/** Letters as shares of 100, in equal steps. */
const letters: Record<string, number> = {
  'A+': 100,
  A: 96,
  'A-': 91,
  'B+': 83,
  B: 75,
  'B-': 67,
  'C+': 58,
  C: 50,
  'C-': 42,
  'D+': 33,
  D: 25,
  'D-': 17,
  'E+': 14,
  E: 10,
  'E-': 8,
  F: 5,
}

function shareOfLetter(text: string): number | undefined {
  const letter = text.toUpperCase().replace(/\s+/, '').replace(/[−–—]/, '-')
  return letters[letter] ?? (/^F[+-]$/.test(letter) ? letters['F'] : undefined)
}

export const isLetter = (text: string) => /^[A-F]\s?[+−–—-]?$/i.test(text.trim())

/** The scores of a cell: `8,5`, `4/5`, `85 %`, `★★★½`, `7 points`. */
interface Score {
  value: string
  /** The highest one, where the cell says it itself. */
  scale: number | null
}

export function scoreIn(cell: string): Score | null {
  const text = cell
    .trim()
    .replaceAll(/(?<=\d)½/g, '.5')
    .replaceAll(',', '.')
  const stars = /^([★⭐✭✮*]\uFE0F?)+\s*(½)?[☆✩]*$/u.exec(text)
  if (stars) {
    const count = text.match(/[★⭐✭✮*]/gu)?.length ?? 0
    return { value: String(count + (stars[2] ? 0.5 : 0)), scale: 5 }
  }
  const [, value, of, percent] =
    /^(\d{1,3}(?:\.\d+)?)\s*(?:(?:\/|von|of|out of|aus)\s*(\d{1,3})(?:\.0)?|(%)|\p{L}+\.?)?$/iu.exec(
      text,
    ) ?? []
  if (value === undefined) return null
  // Spreadsheets write means with all their digits.
  const short = /\.\d{3,}$/.test(value) ? Number(value).toFixed(2) : value
  return { value: short, scale: percent ? 100 : of === undefined ? null : Number(of) }
}

/** The score of a cell; undefined for what is none, or not on the scale. */
export function readScore(cell: string, scale: TableScale): SourceRating | null | undefined {
  if (cell.trim() === '') return null
  const share = scale === 'letters' ? shareOfLetter(cell) : undefined
  if (share !== undefined) return rate(String(share), 100)
  const score = scoreIn(cell)
  if (!score) return undefined
  return rate(score.value, score.scale ?? maxOf(scale))
}

function rate(value: string, scale: number): SourceRating | undefined {
  try {
    return readRating(value, { scale }) ?? undefined
  } catch (error) {
    if (!(error instanceof UnreadableRow)) throw error
    return undefined
  }
}

export function maxOf(scale: TableScale): number {
  return scale === 'letters' ? 100 : Number(scale)
}

/** How the people of a table are written. */
export interface NameForm {
  /** Bands have commas and ampersands in their names. */
  areBands: boolean
  /** `Herbert, Frank` is one person. */
  areInverted: boolean
}

/** The people in a cell: `A, B`, `A & B`, `A and B`, `A; B`. What is too long for a name is none. */
export function readPeople(cell: string, { areBands, areInverted }: NameForm): string[] {
  const apart = areInverted || areBands ? /[;|\n]/ : /[;|\n,&]|(?<=\s)(?:and|und)(?=\s)|\s\/\s/
  const names = cell.replaceAll(endOfName, ' $1').split(apart).map(tidy).filter(isName)
  return [...new Set(names.map((name) => (areInverted ? turned(name) : name)))].slice(0, 20)
}

const nameMax = 200

const isName = (text: string) => text !== '' && text.length <= nameMax

const endOfName = /,\s*((?:jr|jnr|sr|snr|ii|iii|iv|esq|m\.?d|ph\.?d)\b\.?)/gi

/** Of a tidy name. */
const inverted =
  /^((?:(?:le|la|de|del|du|van|von|der|den|ten|st\.?) )*\p{L}[\p{L}'’.-]*),\s?([^,;&\s][^,;&]*)$/iu

function turned(name: string): string {
  const [, last, first] = inverted.exec(name) ?? []
  return last === undefined ? name : `${first} ${last}`
}

/** True if the cells of a column name people by their last names first. */
export function areInverted(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell.trim() !== '')
  const turnable = filled.filter((cell) =>
    cell
      .split(';')
      .map(tidy)
      .every((name) => isName(name) && inverted.test(name)),
  )
  return turnable.length >= 3 && turnable.length >= 0.8 * filled.length
}

/** The ids in a cell, by their form: of IMDb, TMDB, or an ISBN; a number of TheTVDB by the name of its column. */
export function readId(cell: string, column = ''): WorkIds | undefined {
  const text = cell.trim()
  const imdb = /(?<![a-z\d])tt\d{5,10}(?!\d)/.exec(text)?.[0]
  if (imdb) return { imdb }
  const tmdb = /themoviedb\.org\/(?:movie|tv)\/(\d{1,10})/.exec(text)?.[1]
  if (tmdb) return { tmdb }
  const isbn = readIsbn(text)
  if (isbn !== undefined) return { isbn }
  if (!/^\d{1,8}$/.test(text)) return undefined
  return column.includes('tvdb') ? { thetvdb: text } : { tmdb: text }
}

/** The tags of a cell, with any of the signs between them that people use. */
export function tagsIn(cell: string): string {
  return cell.includes(',') ? cell : cell.replaceAll(/[;|\n]|\s#/g, ',')
}
