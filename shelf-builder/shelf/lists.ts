import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** One line of a source list; a fact that no source gives is absent. */
export interface ListedWork {
  title: string
  alternativeTitles?: string[]
  originalTitle?: string
  /** Directors of a film. */
  directors?: string[]
  creators?: string[]
  /** The list that names the creators of a show. */
  creatorsBasis?: string
  /** Negative before the common era. */
  year?: number
  releaseDate?: string
  genres?: string[]
  cast?: string[]
  /** English names. */
  countries?: string[]
  languages?: string[]
  /** "Earthsea, #1". */
  series?: string
  numberOfSeasons?: number
  tracks?: string[]
  imdb?: string
  isbn13?: string
  /** An article of the English Wikipedia. */
  wikipedia?: string
  /** Larger is better known; comparable within one list. */
  audience?: number
  /** No source of the line has a known licence. */
  unlicensedOnly?: boolean
  sources: string[]
}

/**
 * Reads `<folder>/<name>`, which may be compressed, and leaves out works that only lists without a
 * known licence give. Throws when the file is missing or a line is not a work.
 */
export async function readList(folder: string, name: string): Promise<ListedWork[]> {
  const content = await readFile(join(folder, name))
  const text = name.endsWith('.gz') ? gunzipSync(content).toString() : content.toString()
  const works = text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const work: unknown = JSON.parse(line)
      if (!isListedWork(work)) throw new Error(`${name}:${index + 1} is not a work`)
      return work
    })
  return works.filter((work) => !work.unlicensedOnly)
}

function isListedWork(value: unknown): value is ListedWork {
  if (typeof value !== 'object' || value === null) return false
  return 'title' in value && typeof value.title === 'string' && 'sources' in value
}

/** The lines of a text file of the tool, without comments (`#`) and empty lines. */
export async function readLines(url: URL): Promise<string[]> {
  const lines = (await readFile(url, 'utf8')).split('\n').map((line) => line.trim())
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** Trims, joins runs of white space, and puts accents into their composed form. */
export function tidy(text: string): string {
  const quoted = text.normalize('NFC').replaceAll('´', '’').replaceAll('\u0092', '’')
  return quoted
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()
}

/** A title or name without case, accents, punctuation and spaces, for comparing. */
export function comparable(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replaceAll('&', 'and')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** A title without a leading English article and marks of an episode or a re-release. */
export function titleKey(title: string): string {
  const bare = title
    .replace(/^\s*(?:the|an?)\s+(?=\S)/i, '')
    .replace(/^(star wars).*?\b(?:ep(?:isode|\.)?) [IVX\d]+\s*[:–-]\s*(?=\S)/i, '$1 ')
    .replace(/\s*(?:\(episode [IVX]+\)|\bin 3D|\b3D|: the IMAX experience)$/i, '')
    .replace(/\s*\((?:(?:3D )?re-release|director's cut|remaster(?:ed)?|EP|soundtrack)\)/gi, '')
    .replace(/\s*\((?:\d{4}|4K UHD|HD|English Subtitled|Japanese Ver)\)$/i, '')
  return comparable(bare) || comparable(title) || title
}

/** The last word of a name, comparable; the part that lists spell alike. */
export function lastName(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => !/^(jr|sr|ii|iii)\.?$/i.test(word))
  return comparable(words.at(-1) ?? name)
}

/** True if two lists of people share one; undefined where one of them is empty. */
export function shareNames(
  ours: readonly string[],
  theirs: readonly string[],
): boolean | undefined {
  if (ours.length === 0 || theirs.length === 0) return undefined
  return ours.some((one) => theirs.some((other) => isOneName(one, other)))
}

function isOneName(one: string, other: string): boolean {
  if (isOneSpelling(lastName(one), lastName(other))) return true
  // Surname first: Zhang Yimou, Yimou Zhang.
  const words = (name: string) =>
    name
      .split(/[\s-]+/)
      .map(comparable)
      .toSorted()
      .join(' ')
  return comparable(one) === comparable(other) || words(one) === words(other)
}

/** Transliterations differ by a letter: Paradjanov, Parajanov. */
function isOneSpelling(one: string, other: string): boolean {
  if (one === other) return true
  const shorter = Math.min(one.length, other.length)
  if (shorter < 6 || one[0] !== other[0]) return false
  let start = 0
  while (start < shorter && one[start] === other[start]) start += 1
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1
  return Math.max(one.length, other.length) - start - end <= 1
}

/** The words of a name that tell it from others, comparable. */
export function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}]+/u).map(comparable)
  return words.filter((word) => word.length >= 3 && !commonWords.has(word))
}

const commonWords = new Set(
  'the and various artists band orchestra original cast radio podcast studios media'.split(' '),
)

export function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

/** Works by a key of their own, each in the order given. */
export function groupBy<T>(works: readonly T[], keysOf: (work: T) => string[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const work of works) {
    for (const key of new Set(keysOf(work))) {
      const group = groups.get(key)
      if (group) group.push(work)
      else groups.set(key, [work])
    }
  }
  return groups
}
