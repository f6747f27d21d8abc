import { unknownDateLimit } from '@medley/contract/limits'
import { z } from 'zod'
import { number, text } from '../json-values.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import { midnight } from '../dates.ts'
import { numbersIn, recordOfEpisode } from '../episode-record.ts'
import {
  bareWork,
  emptyContent,
  type FileContent,
  type FileFacts,
  type JsonReader,
  keepOrLeave,
} from '../file-reader.ts'
import { type SourceViewing, type SourceWork, UnreadableRow, type WorkRecord } from '../record.ts'
import {
  collectNotes,
  readRating,
  readTags,
  readText,
  readTitle,
  readYear,
  shownTitle,
} from '../values.ts'
import { createViewings } from '../viewings.ts'
import { knownMeaning, type Meaning, meaningOfTracked, recordOfTracked } from './tracked-facts.ts'
import {
  activity,
  dayFinished,
  dayOfPart,
  daysOfParts,
  namedDays,
  type PartDays,
  type ReadDay,
  readDay,
} from './watcharr-days.ts'

const score = z.number().nullish()

const part = z.object({ status: text, rating: score, createdAt: text, seasonNumber: z.number() })

const content = z.object({
  tmdbId: number,
  imdb_id: text,
  title: z.string(),
  type: z.string(),
  release_date: text,
  first_air_date: text,
})

const anyParts = z.array(z.unknown()).nullish().catch(null)

const entry = z.object({
  status: z.string(),
  rating: score,
  thoughts: text,
  createdAt: text,
  updatedAt: text,
  content,
  activity: z.array(activity).nullish(),
  watchedSeasons: anyParts,
  watchedEpisodes: anyParts,
  tags: z.array(z.object({ name: z.string() })).nullish(),
})
type Entry = z.output<typeof entry>

const anyEntry = z.object({
  status: z.string(),
  createdAt: z.string(),
  content: z.object({ tmdbId: z.number(), type: z.string() }),
})

const itemsToRecognise = 100

function isWatcharrFile(value: unknown): value is unknown[] {
  if (!Array.isArray(value)) return false
  return value.slice(0, itemsToRecognise).some((one) => anyEntry.safeParse(one).success)
}

const named = z.object({
  content: z.object({ title: z.string() }),
  game: z.object({ name: z.string() }),
})

function titleOf(value: unknown): string | null {
  const { content: work, game } = named.partial().catch({}).parse(value)
  return shownTitle(work?.title ?? game?.name ?? '')
}

/** An entry with what is needed to read its parts. */
interface Reading {
  line: number
  work: SourceWork
  entry: Entry
  activities: z.output<typeof activity>[]
  parts: PartDays
  reading: DateReading
}

/** Reads the entries of a list; their lines are their numbers, starting at 1. */
async function readWatcharrFile(items: readonly unknown[], file: FileFacts): Promise<FileContent> {
  const all = emptyContent()
  const reading: DateReading = { usualOrder: 'unknown', today: file.today, timeZone: file.timeZone }
  const yieldIfDue = createYield()
  for (const [index, value] of items.entries()) {
    const line = index + 1
    const keep = (read: () => WorkRecord[], title: string | null) =>
      keepOrLeave(all, read, (reason) => ({ line, title, reason }))
    const whole = readOnce(() => toReading(value, line, reading))
    keep(() => [readEntry(whole())], titleOf(value))
    for (const { title, read } of partsOf(value, whole)) keep(read, title)
    await yieldIfDue()
  }
  return all
}

/** Reads an entry once for all its parts, each of which is left out for what it is left out for. */
function readOnce(read: () => Reading): () => Reading {
  let known: Reading | null = null
  let reason: UnreadableRow | null = null
  return () => {
    if (reason) throw reason
    try {
      known ??= read()
    } catch (error) {
      if (error instanceof UnreadableRow) reason = error
      throw error
    }
    return known
  }
}

function toReading(value: unknown, line: number, reading: DateReading): Reading {
  const isGame = z.object({ game: z.object({}) }).safeParse(value).success
  if (isGame) throw new UnreadableRow({ code: 'videoGame' })
  const read = entry.safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'unreadableItem' })
  const work = workOf(read.data.content)
  const activities = read.data.activity ?? []
  const parts = daysOfParts(activities)
  return { line, work, entry: read.data, activities, parts, reading }
}

function workOf({ tmdbId, imdb_id, ...one }: Entry['content']): SourceWork {
  const medium = one.type === 'movie' ? 'film' : 'tvShow'
  if (one.type !== 'movie' && one.type !== 'tv')
    throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const title = readTitle(one.title)
  const year = readYear((one.release_date || one.first_air_date) ?? '')
  const imdb = /^tt\d{5,12}$/.exec(imdb_id ?? '')?.[0]
  return {
    ...bareWork,
    key: `${medium}|${tmdbId || imdb || title}`,
    mediums: [medium],
    title,
    // Go writes the year 1 for an unknown one.
    year: year === 1 ? null : year,
    ids: { ...(tmdbId && { tmdb: String(tmdbId) }), ...(imdb && { imdb }) },
  }
}

/** A film or show: when it was watched, or how far the member is, with their score and thoughts. */
function readEntry(whole: Reading): WorkRecord {
  const { line, work, entry: own, reading } = whole
  const meaning = knownMeaning(own.status)
  const days = daysSeen(whole, meaning)
  const viewings = viewingsOf(
    work,
    days.map(({ day }) => day),
  )
  const lastDay = viewings.at(-1)?.day ?? null
  const tracked = recordOfTracked(line, {
    work,
    meaning,
    rating: scoreOf(own),
    started: readDay(own.createdAt, reading).day,
    finished: meaning.isFinished ? lastDay : readDay(own.updatedAt, reading).day,
  })
  const isSeenBefore = !meaning.isFinished && viewings.length > 0
  const timeMarked = isSeenBefore ? (midnight(lastDay) ?? unknownDateLimit) : null
  const isSaved = tracked.isSaved || (isSeenBefore && meaning.isSaved === true)
  const record = { ...tracked, isSaved, viewings, timeMarked }
  const told = withText(record, own.thoughts ?? '')
  const notes = [...days.map(({ note }) => note), ...(told.note ?? [])]
  return withTags({ ...told, note: collectNotes(...notes) }, own)
}

/** The days that were named, whatever the status is now; else that on which an entry was finished. */
function daysSeen(
  { entry: own, activities, reading }: Reading,
  { isFinished }: Meaning,
): ReadDay[] {
  const named = namedDays(activities, reading)
  const isByEpisodes = (own.watchedEpisodes ?? []).length > 0
  if (named.length > 0 || !isFinished || isByEpisodes) return named
  const finished = dayFinished(activities, own.createdAt, reading)
  return finished.day === null && finished.note === null ? [] : [finished]
}

/** Tags belong to a viewing. */
function withTags(record: WorkRecord, { tags: own, status }: Entry): WorkRecord {
  const tags = readTags((own ?? []).map(({ name }) => name.replaceAll(',', ' ')).join(','))
  if (tags.length === 0) return record
  const isSeen = record.viewings.length > 0 || meaningOfTracked(status)?.isFinished === true
  if (!isSeen)
    return { ...record, note: collectNotes(...(record.note ?? []), { code: 'tagsOfRead' }) }
  const last = record.viewings.at(-1) ?? { day: null, isRepeat: false, tags }
  const viewings = [...record.viewings.slice(0, -1), { ...last, tags }]
  return { ...record, viewings, tags: record.kind === 'review' ? tags : [] }
}

/** The viewings of some days in their order, unknown ones first. */
function viewingsOf({ key }: SourceWork, days: readonly (string | null)[]): SourceViewing[] {
  const viewingOf = createViewings()
  const inOrder = days.toSorted((a, b) => ((a ?? '') < (b ?? '') ? -1 : a === b ? 0 : 1))
  return inOrder.map((day, index) => ({ ...viewingOf(key, day), isRepeat: index > 0 }))
}

/** Thoughts are the review of the last viewing. */
function withText(record: WorkRecord, thoughts: string): WorkRecord {
  const { text, spoiler } = readText(thoughts)
  if (text === null) return record
  if (record.kind === 'saved' && record.viewings.length === 0)
    return { ...record, note: [{ code: 'savedNote' }] }
  const last = record.viewings.at(-1)
  const { day: dateViewed = null, isRepeat = false } = last ?? {}
  return { ...record, kind: 'review', text, spoiler, dateViewed, isRepeat }
}

const scoreOf = ({ rating }: { rating?: number | null | undefined }) =>
  readRating(rating?.toFixed(2) ?? '', { scale: 10, zeroIsNone: true })

interface ShowPart {
  title: string | null
  read: () => WorkRecord[]
}

/** The seasons and episodes of a show, each of which may be seen, rated, or both. */
function partsOf(value: unknown, reading: () => Reading): ShowPart[] {
  const parts = z
    .object({ watchedSeasons: anyParts, watchedEpisodes: anyParts })
    .catch({ watchedSeasons: [], watchedEpisodes: [] })
    .parse(value)
  const watchedSeasons = parts.watchedSeasons ?? []
  const watchedEpisodes = parts.watchedEpisodes ?? []
  if (watchedSeasons.length + watchedEpisodes.length === 0) return []
  const seasons = z.array(z.object({ seasonNumber: z.number() }).catch({ seasonNumber: -1 }))
  const told = new Set(seasons.parse(watchedEpisodes).map(({ seasonNumber }) => seasonNumber))
  const title = titleOf(value)
  return [
    ...watchedSeasons.map((one) => ({ title, read: () => readPart(one, reading(), told) })),
    ...watchedEpisodes.map((one) => ({ title, read: () => readPart(one, reading(), null) })),
  ]
}

const episode = part.extend({ episodeNumber: z.number() })
const season = part.extend({ episodeNumber: z.undefined().optional() })

/** Of a season of which episodes are told, only the score. */
function readPart(value: unknown, whole: Reading, told: ReadonlySet<number> | null): WorkRecord[] {
  const read = (told === null ? episode : season).safeParse(value)
  if (!read.success) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  const own = read.data
  const numbers = numbersIn(own.seasonNumber, own.episodeNumber ?? null)
  if (!numbers) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  const rating = scoreOf(own)
  const isFinished = meaningOfTracked(own.status ?? '')?.isFinished === true
  const isTold = told?.has(numbers.season) === true
  if (!rating && isTold) throw new UnreadableRow({ code: 'byEpisodes' })
  if (!rating && !isFinished) throw new UnreadableRow({ code: 'unfinishedPart' })
  const { line, work } = whole
  const { day, note } = dayOfPart(numbers, own.createdAt, whole)
  const seen = { ...numbers, day, rating: null, time: midnight(day), notes: [note] }
  return [
    ...(isFinished && !isTold ? [recordOfEpisode(line, work, seen)] : []),
    ...(rating
      ? [recordOfEpisode(line, work, { ...numbers, day: null, rating: rating.points, time: null })]
      : []),
  ]
}

/** The list of a member: films and shows with their seasons, episodes and activities. */
export const watcharrReader: JsonReader<unknown[]> = {
  source: 'watcharr',
  recognises: isWatcharrFile,
  read: readWatcharrFile,
}
