import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** One line of a source list; a fact that no source gives is absent. */
export interface ListedWork {
  title: string
  creators?: string[]
  /** Negative before the common era. */
  year?: number
  releaseDate?: string
  originalTitle?: string
  series?: string
  numberOfSeasons?: number
  tracks?: string[]
  sources: string[]
}

/** Reads `<folder>/<name>.jsonl`. Throws when the file is missing or a line is not a work. */
export async function readList(folder: string, name: string): Promise<ListedWork[]> {
  const text = await readFile(join(folder, `${name}.jsonl`), 'utf8')
  return text
    .trimEnd()
    .split('\n')
    .map((line, index) => {
      const work: unknown = JSON.parse(line)
      if (!isListedWork(work)) throw new Error(`${name}.jsonl:${index + 1} is not a work`)
      return work
    })
}

function isListedWork(value: unknown): value is ListedWork {
  if (typeof value !== 'object' || value === null) return false
  return 'title' in value && typeof value.title === 'string' && 'sources' in value
}

/** Trims, joins runs of white space, and puts accents into their composed form. */
export function tidy(text: string): string {
  return text.normalize('NFC').replaceAll('´', '’').replace(/\s+/g, ' ').trim()
}

/** A title or name without case, accents, punctuation and spaces, for comparing. */
export function comparable(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replaceAll('&', 'and')
    .replaceAll('œ', 'oe')
    .replace(/[^\p{L}\p{N}]/gu, '')
}

/** The last word of a name, comparable; the part that lists spell alike. */
export function lastName(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => !/^(jr|sr|ii|iii)\.?$/i.test(word))
  return comparable(words.at(-1) ?? name)
}

export function unique<T>(values: T[]): T[] {
  return [...new Set(values)]
}

/** The first work of each key, in the order given. */
export function firstOfEach<T>(works: T[], key: (work: T) => string): T[] {
  const kept = new Map<string, T>()
  for (const work of works) {
    const its = key(work)
    if (!kept.has(its)) kept.set(its, work)
  }
  return [...kept.values()]
}
