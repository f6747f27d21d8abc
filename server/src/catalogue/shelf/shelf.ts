import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Medium, mediums } from '@medley/contract/medium'
import { z } from 'zod'
import type { WorkFacts } from '../work-facts.ts'

export const shelfSource = 'shelf'

const fileOf: Record<Medium, string> = {
  film: 'films.jsonl',
  tvShow: 'tv-shows.jsonl',
  book: 'books.jsonl',
  album: 'albums.jsonl',
  podcast: 'podcasts.jsonl',
}

const shelfLine = z.strictObject({
  externalId: z.string().regex(/^1\d{9}$/),
  title: z.string().min(1),
  creators: z.array(z.string().min(1)),
  released: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .optional(),
  seasons: z.int().positive().optional(),
  tracks: z.array(z.string().min(1)).optional(),
})

type ShelfLine = z.infer<typeof shelfLine>

/**
 * The starter shelf: every work of the folder's five files, medium by medium,
 * each medium in the order of its file. Throws when a file is missing, and with
 * file and line number when a line is not a work.
 */
export async function readShelf(shelfFolder: string): Promise<WorkFacts[]> {
  const shelves = await Promise.all(
    mediums.map((medium) => readMedium(medium, join(shelfFolder, fileOf[medium]))),
  )
  return shelves.flat()
}

/** The shelf's current facts about a work, or null if the work is not on the shelf. */
export async function findOnShelf(
  shelfFolder: string,
  medium: Medium,
  externalId: string,
): Promise<WorkFacts | null> {
  const file = join(shelfFolder, fileOf[medium])
  const lines = (await readFile(file, 'utf8')).split('\n')
  const start = `{"externalId":${JSON.stringify(externalId)},`
  const index = lines.findIndex((line) => line.startsWith(start))
  if (index === -1) return null
  return workOf(medium, parseLine(lines[index] ?? '', `${file}:${index + 1}`))
}

async function readMedium(medium: Medium, file: string): Promise<WorkFacts[]> {
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  return lines.map((line, index) => workOf(medium, parseLine(line, `${file}:${index + 1}`)))
}

function parseLine(line: string, place: string): ShelfLine {
  try {
    return shelfLine.parse(JSON.parse(line))
  } catch (error) {
    throw new Error(`${place} is not a work of the shelf`, { cause: error })
  }
}

function workOf(medium: Medium, line: ShelfLine): WorkFacts {
  return {
    medium,
    source: shelfSource,
    externalId: line.externalId,
    title: line.title,
    creators: line.creators,
    releaseDate: line.released ?? null,
    description: null,
    posterSource: null,
    entries: line.tracks ?? seasonNames(line.seasons ?? 0),
  }
}

function seasonNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Season ${index + 1}`)
}
