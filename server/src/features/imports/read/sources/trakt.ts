import type { ProgressState } from '@medley/contract/progress'
import type { ImportMessage } from '@medley/messages/import-messages'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/text-cuts'
import { z } from 'zod'
import { dayIn } from '../../../../parsing/dates.ts'
import { createYield } from '../../../../parsing/yield-to-event-loop.ts'
import {
  bareRecord,
  emptyContent,
  type FileContent,
  type FileFacts,
  type JsonReader,
  namedList,
} from '../file-reader.ts'
import { progressOf } from '../progress.ts'
import { type SourceList, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  noteOf,
  readPlainText,
  readRating,
  readText,
  readTitle,
  readYear,
  tidy,
} from '../values.ts'

const anyId = z.union([z.string(), z.number()]).nullish()

const named = z.object({
  title: z.string(),
  year: z.union([z.number(), z.string()]).nullish(),
  aired_episodes: z.number().optional().catch(undefined),
  ids: z.object({ trakt: anyId, slug: anyId, imdb: anyId, tmdb: anyId }).partial(),
})

const part = z.object({ season: z.int().optional(), number: z.int().catch(-1) })
type Part = z.output<typeof part>

const item = z
  .object({
    id: anyId,
    type: z.string(),
    movie: named,
    show: named,
    season: part,
    episode: part,
    rating: z.number().nullable(),
    rated_at: z.string().nullable(),
    watched_at: z.string().nullable(),
    last_watched_at: z.string().nullable(),
    plays: z.number(),
    listed_at: z.string().nullable(),
    hidden_at: z.string().nullable(),
    paused_at: z.string().nullable(),
    progress: z.number().catch(0),
    rank: z.number().nullable(),
    notes: z.string().nullable(),
    comment: z.object({
      comment: z.string(),
      spoiler: z.boolean().optional(),
      created_at: z.string().nullish(),
      user_stats: z.object({ rating: z.number().nullish() }).nullish(),
      user_rating: z.number().nullish(),
    }),
  })
  .partial()
type Item = z.output<typeof item>

const listIndexEntry = z.object({
  name: z.string(),
  description: z.string().nullish(),
  created_at: z.string().nullish(),
  ids: z.object({ trakt: z.union([z.string(), z.number()]) }),
})

const withIds = z.object({ ids: z.object({}) })
const anyItem = z.union([z.object({ movie: withIds }), z.object({ show: withIds }), listIndexEntry])

const itemsToRecognise = 100

/** True if parsed JSON is a file of a Trakt export, by its first items. */
function isTraktFile(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false
  const first: unknown[] = value.slice(0, itemsToRecognise)
  return first.some((one) => anyItem.safeParse(one).success)
}

/** Reads the items of a Trakt file; their lines are item numbers, starting at 1. */
async function readTraktFile(items: readonly unknown[], file: FileFacts): Promise<FileContent> {
  const content = emptyContent()
  const list = listOfFile(file)
  const yieldIfDue = createYield()
  for (const [index, value] of items.entries()) {
    const line = index + 1
    try {
      const own = listIndexEntry.safeParse(value)
      if (own.success) content.lists.push(toList(own.data, line))
      else content.records.push(readItem(value, line, { list, file }))
    } catch (error) {
      if (!(error instanceof UnreadableRow)) throw error
      content.leftOut.push({ line, title: titleOf(value), reason: error.reason })
    }
    await yieldIfDue()
  }
  const usesList = list !== null && content.records.some(({ listings }) => listings.length > 0)
  return usesList ? { ...content, lists: [...content.lists, list] } : content
}

function titleOf(value: unknown): string | null {
  const read = z
    .object({ movie: z.object({ title: z.string() }), show: z.object({ title: z.string() }) })
    .partial()
    .safeParse(value)
  return cutText(tidy(read.data?.movie?.title ?? read.data?.show?.title ?? ''), 200) || null
}

/** The list that a file of list items belongs to; null for the watchlist. */
function listOfFile({ baseName }: FileFacts): SourceList | null {
  if (baseName.includes('watchlist')) return null
  const [, id, slug = ''] = /^lists-list-(\d+)-?(.*)\.json$/.exec(baseName) ?? []
  if (id !== undefined) return namedList(`trakt-${id}`, tidy(slug.replaceAll('-', ' ')) || 'Trakt')
  const name = tidy(baseName.replace(/\.json$/, '').replaceAll(/[-_]+/g, ' '))
  return namedList(`trakt-${name}`, cutText(name, limits.listTitleMax) || 'Trakt')
}

function toList(own: z.output<typeof listIndexEntry>, line: number): SourceList {
  return {
    key: `trakt-${own.ids.trakt}`,
    title: cutText(tidy(own.name), limits.listTitleMax) || 'Trakt',
    description:
      cutText(readPlainText(own.description ?? '') ?? '', limits.listDescriptionMax) || null,
    timeCreated: timeIn(own.created_at),
    line,
  }
}

interface Place {
  list: SourceList | null
  file: FileFacts
}

function readItem(value: unknown, line: number, { list, file }: Place): WorkRecord {
  const read = item.safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
  const entry = read.data
  const record = { ...bareRecord, line, work: workOf(entry), listings: [] }
  if (entry.paused_at !== undefined) return readPlayback(record, entry, file)
  const isPart = entry.episode !== undefined || entry.season !== undefined
  const isWatch = entry.watched_at !== undefined || entry.last_watched_at !== undefined
  const isRated = entry.rated_at !== undefined
  if (isPart && !isWatch && !isRated) throw new UnreadableRow({ code: 'partOfShow' })
  if (entry.comment) return readComment(record, entry.comment, file)
  if (isPart && entry.show) return readEpisode(record, entry, file)
  if (isRated) return readScore(record, entry, file)
  if (isWatch) return readWatch(record, entry, file)
  return readListed(record, entry, { list, file })
}

/** A work that is kept for later, hidden or in a list. */
function readListed(record: Begun, entry: Item, { list, file }: Place): WorkRecord {
  const state = entry.hidden_at === undefined ? null : stateOfHidden(file)
  if (state !== null) return readHidden(record, state, entry, file)
  if (entry.listed_at === undefined) throw new UnreadableRow({ code: 'nothingKept' })
  const { time: timePosted, note } = readTime(entry.listed_at, file)
  const listed = { ...record, timePosted, note: collectNotes(note) }
  if (list === null) return { ...listed, kind: 'saved' }
  const place = entry.rank ?? record.line
  const listings = [{ list: list.key, place, ...noteOf(entry.notes ?? '') }]
  return { ...listed, kind: 'entry', listings }
}

type Begun = Omit<WorkRecord, 'kind'>

/** A season or episode that was watched, on the day of the member's time zone, or rated. */
function readEpisode(record: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.watched_at ?? entry.last_watched_at ?? entry.rated_at, file)
  const rating =
    entry.rated_at === undefined ? null : readRating(String(entry.rating ?? ''), { scale: 10 })
  if (entry.rated_at !== undefined && rating === null)
    throw new UnreadableRow({ code: 'scoreMissing' })
  const numbers = numbersOf(entry.episode, entry.season)
  if (!numbers) throw new UnreadableRow({ code: 'partOfShow' })
  const day = rating === null ? dayOf(time, file).day : null
  return {
    ...record,
    kind: 'episode',
    timePosted: time,
    parts: { episode: { ...numbers, day, rating: rating?.points ?? null } },
    note: collectNotes(note),
  }
}

function numbersOf(episode?: Part, whole?: Part): { season: number; number: number | null } | null {
  const season = episode ? episode.season : whole?.number
  const number = episode ? episode.number : null
  const isSeason = season !== undefined && season >= 0 && season <= limits.seasonMax
  const isNumber = number === null || (number >= 1 && number <= limits.entryNumberMax)
  return isSeason && isNumber ? { season, number } : null
}

/** The state of the works of a file of hidden ones; null if they are hidden from something else. */
function stateOfHidden({ baseName }: FileFacts): ProgressState | null {
  if (baseName.includes('dropped')) return 'stopped'
  return baseName.includes('progress-watched') || baseName.includes('progress_watched')
    ? 'paused'
    : null
}

function readHidden(
  record: Begun,
  state: ProgressState,
  { hidden_at }: Item,
  file: FileFacts,
): WorkRecord {
  const { time, note } = readTime(hidden_at, file)
  const progress = progressOf(state, { started: null, changed: time })
  return {
    ...record,
    kind: 'progress',
    timePosted: time,
    parts: { progress },
    note: collectNotes(note),
  }
}

/** A film or episode that was left in the middle: the percentage of a film, the episode of a show. */
function readPlayback(record: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.paused_at, file)
  const percent = Math.round(Math.min(100, Math.max(0, entry.progress ?? 0)))
  const numbers = entry.movie ? null : numbersOf(entry.episode)
  const progress = {
    ...progressOf('going', { started: null, changed: time }),
    entry: numbers && { ...numbers, source: null, sourceId: null },
    ...(entry.movie && { amount: percent, unit: 'percent' as const }),
  }
  return {
    ...record,
    kind: 'progress',
    timePosted: time,
    parts: { progress },
    note: collectNotes(note),
  }
}

/** A play, or the last of several, on the day of the member's time zone. */
function readWatch(record: Begun, entry: Item, file: FileFacts): WorkRecord {
  const { time, note } = readTime(entry.watched_at ?? entry.last_watched_at, file)
  if (!entry.movie) {
    const plays = { count: entry.plays ?? null, aired: entry.show?.aired_episodes ?? null }
    return { ...record, kind: 'plays', timePosted: time, plays, note: collectNotes(note) }
  }
  const watch = { ...record, kind: 'engaged', timePosted: time } as const
  const isRepeat = (entry.plays ?? 1) > 1
  const viewing = {
    ...dayOf(time, file),
    isRepeat,
    tags: [],
    play: { ...(entry.id ? { id: String(entry.id) } : {}), time },
  }
  return { ...watch, viewings: [viewing], note: collectNotes(isRepeat && { code: 'plays' }, note) }
}

/** Earlier versions read the day in UTC, and the unknown time as one of 1970. */
function dayOf(time: string | null, { timeZone }: FileFacts) {
  const day = time && dayIn(new Date(time), timeZone)
  return { day, dayBefore: time?.slice(0, 10) ?? unknownTime.slice(0, 10) }
}

function readScore(record: Begun, { rating, rated_at }: Item, file: FileFacts): WorkRecord {
  const score = readRating(String(rating ?? ''), { scale: 10 })
  if (score === null) throw new UnreadableRow({ code: 'scoreMissing' })
  const { time: timePosted, note } = readTime(rated_at, file)
  return { ...record, kind: 'rating', rating: score, timePosted, note: collectNotes(note) }
}

function readComment(
  record: Begun,
  comment: NonNullable<Item['comment']>,
  file: FileFacts,
): WorkRecord {
  const { text, spoiler } = readText(comment.comment)
  if (text === null) throw new UnreadableRow({ code: 'emptyComment' })
  const score = comment.user_stats?.rating ?? comment.user_rating
  const { time: timePosted, note } = readTime(comment.created_at, file)
  return {
    ...record,
    kind: 'review',
    rating: readRating(String(score ?? ''), { scale: 10, zeroIsNone: true }),
    text,
    spoiler: spoiler || comment.spoiler === true,
    timePosted,
    note: collectNotes(note),
  }
}

function workOf(entry: Item): SourceWork {
  const medium = entry.movie ? 'film' : 'tvShow'
  const work = entry.movie ?? entry.show
  if (!work) throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const title = readTitle(work.title)
  const { imdb, tmdb, trakt } = work.ids
  return {
    key: `${medium}|${trakt ?? imdb ?? tmdb ?? `${title} ${work.year}`}`,
    mediums: [medium],
    title,
    otherTitles: [],
    year: readYear(String(work.year ?? '')),
    creators: [],
    ids: {
      ...(imdb === null || imdb === undefined ? {} : { imdb: String(imdb) }),
      ...(tmdb === null || tmdb === undefined ? {} : { tmdb: String(tmdb) }),
      ...(trakt === null || trakt === undefined ? {} : { trakt: String(trakt) }),
    },
  }
}

/** Stands for a time that the member does not know. */
const unknownTime = '1970-01-01T00:00:00.000Z'

/** ISO time; null if unknown or unreadable. */
function timeIn(text: string | null | undefined): string | null {
  const time = new Date(text ?? '')
  if (Number.isNaN(time.valueOf()) || time.getUTCFullYear() < 1000) return null
  const written = time.toISOString()
  return written === unknownTime ? null : written
}

/** A time never costs its item. */
function readTime(
  text: string | null | undefined,
  { now }: FileFacts,
): { time: string | null; note: ImportMessage | null } {
  const time = timeIn(text)
  const isFuture = time !== null && time > new Date(now.getTime() + 86_400_000).toISOString()
  if (isFuture) return { time: null, note: { code: 'futureTime' } }
  const isUnread = time === null && Boolean(text) && Number.isNaN(Date.parse(text ?? ''))
  return { time, note: isUnread ? { code: 'unreadableTime' } : null }
}

export const traktReader: JsonReader<unknown[]> = {
  source: 'trakt',
  recognises: isTraktFile,
  read: readTraktFile,
}
