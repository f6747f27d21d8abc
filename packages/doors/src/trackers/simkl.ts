import { z } from 'zod'
import { anyId, count, number, text } from '../json-values.ts'
import { dayIn } from '../parsing/dates.ts'
import { numbersIn, recordOfEpisode } from '../episode-record.ts'
import {
  bareWork,
  type FileContent,
  type FileFacts,
  type JsonReader,
  readItems,
} from '../file-reader.ts'
import { UnreadableRow, type WorkRecord } from '../record.ts'
import { readRating, readText, readYear, shownTitle, titleOrId } from '../values.ts'
import {
  checkRoom,
  idsOf,
  listUpTo,
  mediumsOf,
  meaningOf,
  readEpisodeName,
  type SimklKind,
} from './simkl-values.ts'
import { type Meaning, recordOfTracked } from './tracked-facts.ts'
import { readTime } from '../screen/trakt-items.ts'

const work = z.object({
  title: z.string().catch(''),
  year: z.union([z.number(), z.string()]).nullish(),
  ids: z
    .object({ simkl: anyId, imdb: anyId, tmdb: anyId, tvdb: anyId, mal: anyId, anilist: anyId })
    .partial()
    .catch({}),
})

const entry = z.object({
  status: z.string(),
  user_rating: number,
  user_rated_at: text,
  added_to_watchlist_at: text,
  last_watched_at: text,
  last_watched: text,
  watched_episodes_count: count,
  anime_type: text,
  is_rewatch: z.boolean().optional().catch(undefined),
  memo: z
    .object({ text: z.string(), is_private: z.boolean().catch(true) })
    .nullish()
    .catch(null),
  show: work.optional(),
  movie: work.optional(),
  seasons: z
    .array(
      z.object({
        number: z.int(),
        episodes: z.array(z.object({ number: z.int(), watched_at: text })).catch([]),
      }),
    )
    .catch([]),
})
type Entry = z.output<typeof entry>

const parts = [
  ['shows', 'show'],
  ['anime', 'anime'],
  ['movies', 'movie'],
] as const

const tracked = z.object({ status: z.string() })
const anyEntry = z.union([tracked.extend({ show: work }), tracked.extend({ movie: work })])

const anyList = z.array(z.unknown()).optional().catch(undefined)
const anyBackup = z.object({ shows: anyList, anime: anyList, movies: anyList })

/** True for a backup, by its first entries. */
function isBackup(value: unknown): value is Record<string, unknown> {
  const { data = {} } = anyBackup.safeParse(value)
  return Object.values(data).some((list) =>
    list?.slice(0, 100).some((one) => anyEntry.safeParse(one).success),
  )
}

/** Reads the entries of a backup; their lines are their numbers. */
function readBackup(backup: Record<string, unknown>, file: FileFacts): Promise<FileContent> {
  const entries = parts.flatMap(([name, kind]) => {
    const list = backup[name]
    return Array.isArray(list) ? (list as unknown[]).map((value) => ({ kind, value })) : []
  })
  return readItems(
    entries,
    ({ kind, value }, line, { records }) => {
      const read = readEntry(value, { kind, line, file })
      checkRoom(records.length + read.length)
      return read
    },
    ({ value }) => titleOf(value),
  )
}

function titleOf(value: unknown): string | null {
  const { data } = z.object({ show: work, movie: work }).partial().safeParse(value)
  return shownTitle(data?.show?.title ?? data?.movie?.title ?? '')
}

interface Place {
  kind: SimklKind
  line: number
  file: FileFacts
}

function readEntry(value: unknown, place: Place): WorkRecord[] {
  const parsed = entry.safeParse(value)
  if (!parsed.success) throw new UnreadableRow({ code: 'unreadableItem' })
  const one = parsed.data
  const record = readWork(one, place)
  const episodes = readEpisodes(one, record, place)
  return [record, ...episodes]
}

/** The record of an entry about a film or show as a whole. */
function readWork(one: Entry, { kind, line, file }: Place): WorkRecord {
  const watched = readTime(one.last_watched_at, file)
  const rated = readTime(one.user_rated_at, file)
  const added = readTime(one.added_to_watchlist_at, file)
  const meaning = meaningIn(one)
  const rating = readRating(String(one.user_rating ?? ''), { scale: 10, zeroIsNone: true })
  const marked = meaning.isSaved ? added.time : watched.time
  const posted = rating ? (rated.time ?? marked) : marked
  const memo = memoOf(one)
  const facts = { work: workOf(one, kind), meaning, rating, posted, ...memo.public }
  const notes = [watched.note, rated.note, added.note, memo.note]
  if (kind === 'movie') {
    const finished = watched.time && dayIn(new Date(watched.time), file.timeZone)
    return again(recordOfTracked(line, { ...facts, finished }, notes), one, watched.time)
  }
  const named = readEpisodeName(one.last_watched ?? '')
  const place = { entry: named && { ...named, source: null, sourceId: null } }
  return again(recordOfTracked(line, { ...facts, place }, notes), one, watched.time)
}

/** A memo that others may read is a review of what was seen; a private one stays out. */
function memoOf({ memo }: Entry) {
  const read = readText(memo?.text ?? '')
  if (!memo?.is_private || read.text === null) return { public: read, note: null }
  return { public: null, note: { code: 'privateNotes' } as const }
}

/** Every viewing of one who sees a work again is a repeat, and progress is of the time of watching. */
function again(record: WorkRecord, { is_rewatch }: Entry, watched: string | null): WorkRecord {
  const progress = record.parts?.progress
  const times = { timeStarted: watched, timeChanged: watched }
  return {
    ...record,
    viewings: record.viewings.map((one) => ({ ...one, isRepeat: is_rewatch === true })),
    ...(progress && { parts: { progress: { ...progress, ...times } } }),
  }
}

/** One who sees a work again has seen it. */
function meaningIn({ status, is_rewatch }: Entry): Meaning {
  const meaning = meaningOf(status)
  return is_rewatch === true && !meaning.isSaved ? { ...meaning, isFinished: true } : meaning
}

/** The episodes that an entry lists, or all up to the last where their number says that none is missing. */
function readEpisodes(one: Entry, record: WorkRecord, { file }: Place): WorkRecord[] {
  const listed = one.seasons.flatMap(({ number: season, episodes }) =>
    episodes.map((episode) => ({ season, ...episode })),
  )
  const numbered = listed.filter(({ season, number }) => numbersIn(season, number) !== null)
  if (numbered.length < listed.length) {
    record.note = [...(record.note ?? []), { code: 'noEpisodeNumber' }]
  }
  if (numbered.length > 0) return numbered.map((episode) => readEpisode(episode, record, file))
  const last = readEpisodeName(one.last_watched ?? '')
  const isWhole = last?.season === 1 && last.number === one.watched_episodes_count
  return isWhole ? listUpTo(record, record.parts?.progress?.timeChanged?.slice(0, 10) ?? null) : []
}

interface SeenEpisode {
  season: number
  number: number
  watched_at?: string | null | undefined
}

function readEpisode(
  { season, number, watched_at }: SeenEpisode,
  { line, work: show }: WorkRecord,
  file: FileFacts,
): WorkRecord {
  const { time, note } = readTime(watched_at, file)
  const day = time && dayIn(new Date(time), file.timeZone)
  return recordOfEpisode(line, show, { season, number, day, rating: null, time, notes: [note] })
}

function workOf({ show, movie, anime_type }: Entry, kind: SimklKind): WorkRecord['work'] {
  const named = show ?? movie
  if (!named) throw new UnreadableRow({ code: 'neitherFilmNorShow' })
  const { simkl, ...others } = named.ids
  const ids = idsOf(others)
  const { title, ...nameless } = titleOrId(named.title, ids)
  return {
    ...bareWork,
    key: `${kind}|${simkl ?? `${title} ${named.year}`}`,
    mediums: mediumsOf(kind, anime_type ?? ''),
    title,
    ...nameless,
    year: readYear(String(named.year ?? '')),
    ids,
  }
}

export const simklBackup: JsonReader<Record<string, unknown>> = {
  source: 'simkl',
  recognises: isBackup,
  read: readBackup,
}
