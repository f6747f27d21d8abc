import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/text-cuts'
import { z } from 'zod'
import { createYield } from '../../../../parsing/yield-to-event-loop.ts'
import {
  bareRecord,
  emptyContent,
  type FileContent,
  type FileFacts,
  namedList,
} from '../file-reader.ts'
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
  ids: z.object({ trakt: anyId, slug: anyId, imdb: anyId, tmdb: anyId }).partial(),
})

const item = z
  .object({
    type: z.string(),
    movie: named,
    show: named,
    season: z.unknown(),
    episode: z.unknown(),
    rating: z.number().nullable(),
    rated_at: z.string().nullable(),
    watched_at: z.string().nullable(),
    last_watched_at: z.string().nullable(),
    plays: z.number(),
    listed_at: z.string().nullable(),
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

/** Whether parsed JSON is a file of a Trakt export, by its first items. */
export function isTraktFile(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false
  const first: unknown[] = value.slice(0, itemsToRecognise)
  return first.some((one) => anyItem.safeParse(one).success)
}

/** Reads the items of a Trakt file; their lines are item numbers, starting at 1. */
export async function readTraktFile(
  items: readonly unknown[],
  file: FileFacts,
): Promise<FileContent> {
  const content = emptyContent()
  const list = listOfFile(file)
  const yieldIfDue = createYield()
  for (const [index, value] of items.entries()) {
    const line = index + 1
    try {
      const own = listIndexEntry.safeParse(value)
      if (own.success) content.lists.push(toList(own.data, line))
      else content.records.push(readItem(value, line, list))
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
    timeCreated: timeOrNull(own.created_at),
    line,
  }
}

function readItem(value: unknown, line: number, list: SourceList | null): WorkRecord {
  const read = item.safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
  const entry = read.data
  const isPart = entry.episode !== undefined || entry.season !== undefined
  const isWatch = entry.watched_at !== undefined || entry.last_watched_at !== undefined
  if (isPart && !isWatch) throw new UnreadableRow({ code: 'partOfShow' })
  const record = { ...bareRecord, line, work: workOf(entry), listings: [] }
  if (entry.comment) return readComment(record, entry.comment)
  if (entry.rated_at !== undefined) return readScore(record, entry)
  if (isWatch) return readWatch(record, entry, { isPart })
  if (entry.listed_at === undefined) throw new UnreadableRow({ code: 'nothingKept' })
  const timePosted = readTime(entry.listed_at)
  if (list === null) return { ...record, kind: 'saved', timePosted }
  const listings = [{ list: list.key, place: entry.rank ?? line, ...noteOf(entry.notes ?? '') }]
  return { ...record, kind: 'entry', timePosted, listings }
}

type Begun = Omit<WorkRecord, 'kind'>

function readWatch(record: Begun, entry: Item, { isPart }: { isPart: boolean }): WorkRecord {
  const timePosted = readTime(entry.watched_at ?? entry.last_watched_at)
  const isRepeat = (entry.plays ?? 1) > 1
  if (isPart) {
    return { ...record, kind: 'engaged', timePosted, note: [{ code: 'wholeShow' }] }
  }
  const day = timePosted === null ? null : timePosted.slice(0, 10)
  const viewings = entry.movie && day !== null ? [{ day, isRepeat, tags: [] }] : []
  const note = collectNotes(isRepeat && { code: 'plays' })
  return { ...record, kind: 'engaged', timePosted, viewings, note }
}

function readScore(record: Begun, { rating, rated_at }: Item): WorkRecord {
  const score = readRating(String(rating ?? ''), { scale: 10 })
  if (score === null) throw new UnreadableRow({ code: 'scoreMissing' })
  return { ...record, kind: 'rating', rating: score, timePosted: readTime(rated_at) }
}

function readComment(record: Begun, comment: NonNullable<Item['comment']>): WorkRecord {
  const { text, spoiler } = readText(comment.comment)
  if (text === null) throw new UnreadableRow({ code: 'emptyComment' })
  const score = comment.user_stats?.rating ?? comment.user_rating
  return {
    ...record,
    kind: 'review',
    rating: readRating(String(score ?? ''), { scale: 10, zeroIsNone: true }),
    text,
    spoiler: spoiler || comment.spoiler === true,
    timePosted: readTime(comment.created_at),
  }
}

function workOf(entry: Item): SourceWork {
  const medium = entry.movie ? 'film' : 'tvShow'
  const work = entry.movie ?? entry.show
  if (!work) throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const title = readTitle(work.title)
  const { imdb, tmdb, trakt } = work.ids
  return {
    key: `${medium}|${trakt ?? imdb ?? tmdb ?? title}`,
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

function timeOrNull(text: string | null | undefined): string | null {
  const time = new Date(text ?? '')
  return Number.isNaN(time.valueOf()) || time.getUTCFullYear() < 1000 ? null : time.toISOString()
}

function readTime(text: string | null | undefined): string | null {
  if (text === null || text === undefined) return null
  const time = timeOrNull(text)
  if (time === null) throw new UnreadableRow({ code: 'unreadableTime' })
  if (time > new Date(Date.now() + 86_400_000).toISOString()) {
    throw new UnreadableRow({ code: 'futureTime' })
  }
  return time
}
