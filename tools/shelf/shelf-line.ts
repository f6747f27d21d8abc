import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'

/** A work as the shelf files hold it; `externalId` is added when the file is written. */
export interface ShelfWork {
  title: string
  creators: string[]
  /** YYYY, YYYY-MM-DD, or absent when unknown or before the common era. */
  released?: string
  seasons?: number
  tracks?: string[]
}

const firstId = 1_000_000_000
const idCount = 1_000_000_000

/**
 * An integer of ten digits that depends on the work's facts alone, so that a
 * rebuilt shelf meets the works already stored.
 */
export function shelfId(medium: string, work: ShelfWork): string {
  const year = work.released?.slice(0, 4) ?? ''
  const facts = [medium, work.title, year, work.creators[0] ?? ''].join('|')
  const hash = createHash('sha256').update(facts).digest()
  return String(firstId + (hash.readUInt32BE(0) % idCount))
}

/** Four digits, or nothing before the year 1: a release date has no sign. */
export function writtenYear(year: number | undefined): string | undefined {
  return year === undefined || year < 1 ? undefined : String(year).padStart(4, '0')
}

/** Writes one work a line. Throws when two works come to the same id. */
export async function writeShelf(file: string, medium: string, works: ShelfWork[]): Promise<void> {
  const titles = new Map<string, string>()
  const lines = works.map((work) => {
    const externalId = shelfId(medium, work)
    const other = titles.get(externalId)
    if (other !== undefined) {
      throw new Error(`${file}: "${work.title}" and "${other}" have the same id ${externalId}`)
    }
    titles.set(externalId, work.title)
    return JSON.stringify({ externalId, ...work })
  })
  await writeFile(file, `${lines.join('\n')}\n`)
}
