import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { Medium } from '@medley/contract/values/medium'
import {
  parseShelfLine,
  parseShelfTitles,
  shelfSource,
  type ShelfTitles,
  type ShelfWork,
} from './shelf-line.ts'

export { shelfSource, type ShelfTitles, type ShelfWork }

const fileOf: Record<Medium, string> = {
  film: 'films.jsonl.gz',
  tvShow: 'tv-shows.jsonl.gz',
  book: 'books.jsonl.gz',
  album: 'albums.jsonl.gz',
  podcast: 'podcasts.jsonl.gz',
}

const unpack = promisify(gunzip)

/** Identifies the folder's shelf: another edition has another one. */
export async function readEdition(shelfFolder: string): Promise<string> {
  return (await readFile(join(shelfFolder, 'edition.txt'), 'utf8')).trim()
}

/** The works of one medium, best known first; lines are parsed when they are asked for. */
export interface MediumShelf {
  count: number
  /** The works from one place to another, exclusive. Throws at a line that is not a work. */
  works(from: number, to: number): ShelfWork[]
}

/** Throws when the file is missing or damaged. */
export async function openMediumShelf(shelfFolder: string, medium: Medium): Promise<MediumShelf> {
  const file = join(shelfFolder, fileOf[medium])
  const lines = (await unpack(await readFile(file))).toString().trimEnd().split('\n')
  const parse = (line: string, index: number) =>
    parseShelfLine(medium, line, `${file}:${index + 1}`)
  return {
    count: lines.length,
    works: (from, to) => lines.slice(from, to).map((line, index) => parse(line, from + index)),
  }
}

/** The titles of works of the shelf in other languages, with a hash of the file; none without it. */
export async function readShelfTitles(
  shelfFolder: string,
): Promise<{ hash: string; titles: ShelfTitles[] }> {
  const file = join(shelfFolder, 'titles.jsonl.gz')
  if (!existsSync(file)) return { hash: 'none', titles: [] }
  const packed = await readFile(file)
  const lines = (await unpack(packed)).toString().trimEnd().split('\n')
  return {
    hash: createHash('sha256').update(packed).digest('base64url'),
    titles: lines.map((line, index) => parseShelfTitles(line, `${file}:${index + 1}`)),
  }
}

/** The shelf's current facts about a work, by its id or a former one; null if it is not on the shelf. */
export async function findOnShelf(
  shelfFolder: string,
  medium: Medium,
  externalId: string,
): Promise<ShelfWork | null> {
  const file = join(shelfFolder, fileOf[medium])
  const content = await unpack(await readFile(file))
  // Only ids are quoted numbers of ten digits, so that the lines need no parsing.
  const index = content.indexOf(JSON.stringify(externalId))
  if (index === -1) return null
  const end = content.indexOf('\n', index)
  const line = content.subarray(content.lastIndexOf('\n', index) + 1, end).toString()
  return parseShelfLine(medium, line, file)
}
