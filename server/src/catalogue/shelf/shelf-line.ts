import { type Medium, mediums } from '@medley/contract/values/medium'
import { z } from 'zod'
import type { ExternalId, WorkFacts } from '../work-facts.ts'

export const shelfSource = 'shelf'

const texts = z.array(z.string().min(1))
const shelfId = z.string().regex(/^1\d{9}$/)

/** One line of a shelf file; a fact that the lists do not give is absent. */
const shelfLine = z.strictObject({
  externalId: shelfId,
  /** Ids that the work had in earlier editions, among them those of its doubles. */
  formerIds: z.array(shelfId).default([]),
  title: z.string().min(1),
  originalTitle: z.string().min(1).optional(),
  alternativeTitles: texts.default([]),
  creators: texts,
  released: z
    .string()
    .regex(/^\d{4}(-\d\d){0,2}$/)
    .optional(),
  genres: texts.default([]),
  cast: texts.default([]),
  countries: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  languages: z.array(z.string().regex(/^[a-z]{2,3}$/)).default([]),
  series: z.strictObject({ title: z.string().min(1), position: z.string().optional() }).optional(),
  seasons: z.int().positive().optional(),
  minutes: z.int().positive().optional(),
  tracks: texts.optional(),
  imdb: z
    .string()
    .regex(/^tt\d+$/)
    .optional(),
  isbns: z.array(z.string().regex(/^97[89]\d{10}$/)).default([]),
})

type ShelfLine = z.infer<typeof shelfLine>

export interface ShelfWork extends WorkFacts {
  ids: ExternalId[]
  formerIds: string[]
}

/** Throws with the location, a file and line number, when the line is not a work. */
export function parseShelfLine(medium: Medium, line: string, location: string): ShelfWork {
  try {
    return workOf(medium, shelfLine.parse(JSON.parse(line)))
  } catch (error) {
    throw new Error(`${location} is not a work of the shelf`, { cause: error })
  }
}

function workOf(medium: Medium, line: ShelfLine): ShelfWork {
  const { externalId, title, creators } = line
  return {
    medium,
    source: shelfSource,
    externalId,
    formerIds: line.formerIds,
    title,
    creators,
    releaseDate: line.released ?? null,
    description: null,
    posterSource: null,
    entries: line.tracks ?? seasonNames(line.seasons ?? 0),
    originalTitle: line.originalTitle ?? null,
    alternativeTitles: line.alternativeTitles,
    genres: line.genres,
    cast: line.cast,
    countries: line.countries,
    languages: line.languages,
    minutes: line.minutes ?? null,
    series: line.series
      ? { title: line.series.title, position: line.series.position ?? null }
      : null,
    ids: [
      ...(line.imdb === undefined ? [] : [{ source: 'imdb', id: line.imdb }]),
      ...line.isbns.map((id) => ({ source: 'isbn', id })),
    ],
  }
}

function seasonNames(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Season ${index + 1}`)
}

/** One line of `titles.jsonl.gz`: the titles of a work by language, each other than its own. */
const shelfTitles = z.strictObject({
  medium: z.enum(mediums),
  externalId: shelfId,
  titles: z.record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/), z.string().min(1).max(500)),
})
export type ShelfTitles = z.output<typeof shelfTitles>

/** Throws with the location, a file and line number, when the line names no titles. */
export function parseShelfTitles(line: string, location: string): ShelfTitles {
  try {
    return shelfTitles.parse(JSON.parse(line))
  } catch (error) {
    throw new Error(`${location} has no titles of a work of the shelf`, { cause: error })
  }
}
