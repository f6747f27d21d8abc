import type { ImportMessage } from '@medley/messages/import-messages'
import { z } from 'zod'
import { anyId, count } from '../json-values.ts'
import { isInCalendar } from '../parsing/written-dates.ts'
import { dayIn } from '../parsing/dates.ts'
import { bareWork, type FileFacts } from '../file-reader.ts'
import { type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import { readTitle, readYear } from '../values.ts'

const named = z.object({
  title: z.string(),
  year: z.union([z.number(), z.string()]).nullish(),
  aired_episodes: z.number().optional().catch(undefined),
  ids: z.object({ trakt: anyId, slug: anyId, imdb: anyId, tmdb: anyId, tvdb: anyId }).partial(),
})

const part = z.object({ season: z.int().optional(), number: z.int().catch(-1) })
export type Part = z.output<typeof part>

const seasonSeen = z.object({
  number: z.int(),
  episodes: z.array(
    z.object({
      number: z.int(),
      plays: z.number().optional().catch(undefined),
      last_watched_at: z.string().nullish(),
    }),
  ),
})

const item = z
  .object({
    id: anyId,
    type: z.string(),
    movie: named,
    show: named,
    season: part,
    episode: part,
    seasons: z.array(seasonSeen).catch([]),
    rating: z.number().nullable(),
    rated_at: z.string().nullable(),
    watched_at: z.string().nullable(),
    last_watched_at: z.string().nullable(),
    plays: z.number(),
    listed_at: z.string().nullable(),
    liked_at: z.string().nullable(),
    hidden_at: z.string().nullable(),
    paused_at: z.string().nullable(),
    progress: count,
    rank: z.number().nullable(),
    /** Of a list entry; an object is a private note on a work. */
    notes: z.union([z.string(), z.object({})]).nullable(),
    comment: z.object({
      comment: z.string(),
      spoiler: z.boolean().optional(),
      parent_id: z.number().nullish(),
      created_at: z.string().nullish(),
      user_stats: z.object({ rating: z.number().nullish() }).nullish(),
      user_rating: z.number().nullish(),
    }),
  })
  .partial()
export type Item = z.output<typeof item>
export type Comment = NonNullable<Item['comment']>

/** A record before its kind is known. */
export type Begun = Omit<WorkRecord, 'kind'>

export function parseItem(value: unknown): Item {
  const read = item.safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
  return read.data
}

export const listIndexEntry = z.object({
  name: z.string(),
  description: z.string().nullish(),
  display_numbers: z.boolean().optional().catch(undefined),
  created_at: z.string().nullish(),
  privacy: z.enum(['public', 'friends', 'private', 'link']).optional().catch(undefined),
  ids: z.object({ trakt: z.union([z.string(), z.number()]) }),
})
export type ListIndexEntry = z.output<typeof listIndexEntry>

const withIds = z.object({ ids: z.object({}) })
const anyItem = z.union([z.object({ movie: withIds }), z.object({ show: withIds }), listIndexEntry])

const itemsToRecognise = 100

/** True if parsed JSON is a file of a Trakt export, by its first items. */
export function isTraktFile(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false
  const first: unknown[] = value.slice(0, itemsToRecognise)
  return first.some((one) => anyItem.safeParse(one).success)
}

export function workOf(entry: Item): SourceWork {
  const medium = entry.movie ? 'film' : 'tvShow'
  const work = entry.movie ?? entry.show
  if (!work) throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const title = readTitle(work.title)
  const { imdb, tmdb, trakt, tvdb } = work.ids
  const ids = { imdb, tmdb, trakt, thetvdb: tvdb }
  return {
    ...bareWork,
    key: `${medium}|${trakt ?? imdb ?? (tmdb || `${title} ${work.year}`)}`,
    mediums: [medium],
    title,
    year: readYear(String(work.year ?? '')),
    // An id of 0 is none.
    ids: Object.fromEntries(
      Object.entries(ids).flatMap(([name, id]) => (id ? [[name, String(id)]] : [])),
    ),
  }
}

/** Earlier versions read the day in UTC, and the unknown time as one of 1970. */
export function dayOf(time: string | null, { timeZone }: FileFacts) {
  const day = time && dayIn(new Date(time), timeZone)
  return { day, dayBefore: time?.slice(0, 10) ?? unknownTime.slice(0, 10) }
}

/** Stands for a time that the member does not know. */
const unknownTime = '1970-01-01T00:00:00.000Z'

/** ISO time; null if unknown or unreadable. */
export function timeIn(text: string | null | undefined): string | null {
  const time = new Date(text ?? '')
  if (isUnreadable(text ?? '') || time.getUTCFullYear() < 1000) return null
  const written = time.toISOString()
  return written === unknownTime ? null : written
}

const isUnreadable = (text: string) =>
  Number.isNaN(Date.parse(text)) ||
  (/^\d{4}-\d\d-\d\d/.test(text) && !isInCalendar(text.slice(0, 10)))

/** A time never costs its item. */
export function readTime(
  text: string | null | undefined,
  { now }: FileFacts,
): { time: string | null; note: ImportMessage | null } {
  const time = timeIn(text)
  const isFuture = time !== null && time > new Date(now.getTime() + 86_400_000).toISOString()
  if (isFuture) return { time: null, note: { code: 'futureTime' } }
  const isUnread = time === null && Boolean(text) && isUnreadable(text ?? '')
  return { time, note: isUnread ? { code: 'unreadableTime' } : null }
}
