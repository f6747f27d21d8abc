import type { ColumnMeaning } from '@medley/contract/import-tables'
import { readWrittenDate } from '../../../../parsing/written-dates.ts'
import { isLetter, readId, scoreIn } from './cells.ts'
import { mediumOfWord, plain, statusOfWord } from './words.ts'

/** A column as far as a guess looks at it. */
export interface Column {
  place: number
  /** In the form of `plain`; empty if it has none. */
  name: string
  /** Filled cells, from the beginning of the file. */
  cells: readonly string[]
}

interface Guess {
  as: ColumnMeaning
  /** Names, and how telling they are. */
  names: readonly (readonly [RegExp, number])[]
  /** Names of other things. */
  not?: RegExp
  /** The share of the cells that can mean it must reach this. */
  share?: number
  fits?: (cell: string, today: string) => boolean
}

const done =
  'watched|seen|viewed|read|finished|completed|listened|heard|gesehen|gelesen|gehort|geschaut|beendet|fertig'
const time = 'year|jahr|date|datum|day|tag|month|monat|when|wann|am|on|last'

function isDate(cell: string, today: string): boolean {
  const reading = { usualOrder: 'day first', today, timeZone: 'UTC' } as const
  return readWrittenDate(cell, reading) !== undefined || cell.startsWith('0000')
}

const isScore = (cell: string) => scoreIn(cell) !== null || isLetter(cell)

const guesses: readonly Guess[] = [
  {
    as: 'date',
    names: [
      [new RegExp(`^((${time}) ?)+(${done})$|^(${done})( (${time}))+$`), 12],
      [new RegExp(`\\b(${done})\\b`), 7],
      [/^(date|datum|day|tag|when|wann|year seen)$/, 8],
      [/^(timestamp|time|zeit|zeitpunkt)$/, 4],
    ],
    not: /\b(start|started|begun|begonnen|angefangen|added|hinzugefugt|bought|gekauft|published|release|released|erschienen|birth)\b/,
    share: 0.6,
    fits: isDate,
  },
  {
    as: 'title',
    names: [
      [/^(title|titel|titre|titulo|titolo)$/, 12],
      [
        /^(name|work|werk|filmtitel|buchtitel|serientitel|albumtitel|(movie|film|book|album|show|series|podcast) (title|name))$/,
        11,
      ],
      [/^(movie|film|book|buch|album|show|tv show|series|serie|podcast|what|was)$/, 9],
      [/\b(title|titel)\b/, 6],
      [/\bname$/, 5],
    ],
    not: /\b(original|lists?|liste|user|first|last|profile|library|shelf|review|sort)\b/,
    share: 0.5,
    fits: (cell) => !isScore(cell) || cell.length > 4 || /\p{L}/u.test(cell),
  },
  {
    as: 'year',
    names: [
      [/^(year|jahr|annee|ano|anno|yr)$/, 10],
      [
        /\b(release|released|published|publication|erschienen|erscheinungsjahr|erscheinungsdatum|veroffentlicht|produktionsjahr|originaljahr)\b/,
        9,
      ],
      [/\b(year|jahr)\b/, 6],
    ],
    not: new RegExp(`\\b(${done}|added|review)\\b`),
    share: 0.6,
    fits: (cell) => /^\d{4}(?:\.0+)?$/.test(cell) || /(?<!\d)(1[5-9]|20)\d\d(?!\d)/.test(cell),
  },
  {
    as: 'creator',
    names: [
      [
        /^(authors?|autor|autoren|autorin|writers?|directors?|directed by|regie|regisseure?|regisseurin|artists?|band|kunstler|kunstlerin|interpret|interpreten|creators?|by|von|hosts?|verfasser|urheber|realisateur|auteurs?|autore|regia)$/,
        10,
      ],
      [/\b(author|autor|director|regie|artist|interpret|creator)\b/, 7],
    ],
    not: /\b(id|mbid|sort|link|l f)\b/,
  },
  {
    as: 'rating',
    names: [
      [/\b(my|mein|meine|own|personal|your) (rating|score|bewertung|wertung|note)\b/, 11],
      [
        /\b(ratings?|score|stars|sterne|note|bewertung|wertung|punkte|points|grade|zensur|urteil)\b/,
        9,
      ],
    ],
    not: /\b(average|avg|imdb|tmdb|goodreads|metacritic|critics?|community|durchschnitt|public|votes?)\b/,
    share: 0.6,
    fits: isScore,
  },
  {
    as: 'status',
    names: [
      [/\b(status|state|zustand|stand|shelf|regal)\b/, 9],
      [new RegExp(`^(${done}|done|erledigt)$`), 8],
    ],
    share: 0.5,
    fits: (cell) => statusOfWord(cell) !== undefined,
  },
  {
    as: 'text',
    names: [
      [
        /\b(reviews?|rezension|kritik|kommentar|comments?|bemerkung|bemerkungen|anmerkung|anmerkungen|thoughts|gedanken|meinung|opinion)\b/,
        8,
      ],
      [/\b(notes?|notiz|notizen|text)\b/, 7],
    ],
    not: /\b(private?s?|privat\w*|count|date|datum)\b/,
    share: 0.5,
    fits: (cell) => /\p{L}/u.test(cell),
  },
  { as: 'tags', names: [[/^(tags?|labels?|schlagworte?r?|stichworte?r?|keywords?)$/, 8]] },
  {
    as: 'list',
    names: [[/^(lists?|listen?|list name|listenname|collections?|sammlung|sammlungen)$/, 8]],
  },
  {
    as: 'id',
    names: [[/\b(imdb|tmdb|isbn|isbn10|isbn13|const|ean)\b/, 10]],
    not: /\b(rating|votes?|score)\b/,
    share: 0.5,
    fits: (cell) => readId(cell) !== undefined,
  },
  {
    as: 'medium',
    names: [
      [/^(type|typ|medium|media|media type|medientyp|art|kind|kategorie|category|format)$/, 8],
    ],
    share: 0.8,
    fits: (cell) => mediumOfWord(cell) !== undefined,
  },
]

const severalTimes: ReadonlySet<ColumnMeaning> = new Set(['creator', 'id', 'tags'])

/** The meanings of columns by their names and cells; the most telling names first. */
export function guessByName(columns: readonly Column[], today: string): Map<number, ColumnMeaning> {
  const found = columns.flatMap((column) =>
    guesses.flatMap((guess) => {
      const weight = weigh(column, guess, today)
      return weight > 0 ? [{ place: column.place, as: guess.as, weight }] : []
    }),
  )
  const meanings = new Map<number, ColumnMeaning>()
  const taken = new Set<ColumnMeaning>()
  for (const { place, as } of found.toSorted((a, b) => b.weight - a.weight)) {
    if (meanings.has(place) || (taken.has(as) && !severalTimes.has(as))) continue
    meanings.set(place, as)
    taken.add(as)
  }
  return meanings
}

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
    add('status', ({ cells }) => shareOf(cells, (cell) => statusOfWord(cell) !== undefined) > 0.8)
  }
  add('title', ({ cells }) => isTitles(cells))
  if (!isNamed) add('rating', ({ cells }) => shareOf(cells, isScore) > 0.8)
  return meanings
}

/** Titles are words, and hardly one is twice. */
function isTitles(cells: readonly string[]): boolean {
  const isWords = shareOf(cells, (cell) => /\p{L}{2}/u.test(cell) && cell.length < 200) > 0.6
  return isWords && new Set(cells).size > 0.5 * cells.length
}
