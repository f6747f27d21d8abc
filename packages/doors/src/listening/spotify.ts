import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import { z } from 'zod'
import { count, text } from '../json-values.ts'
import { dayIn } from '../parsing/dates.ts'
import { recordOfEpisode } from '../episode-record.ts'
import { createYield } from '../parsing/yield-to-event-loop.ts'
import {
  bareWork,
  emptyContent,
  type FileContent,
  type FileFacts,
  type JsonReader,
} from '../file-reader.ts'
import type { SourceWork, Unopened, WorkRecord } from '../record.ts'
import { PlayCollector } from './track-plays.ts'
import { comparable, tidy } from '../values.ts'

/** An entry of the extended history, without its address, device and country, which are never read. */
const extended = z.object({
  ts: text,
  ms_played: count,
  master_metadata_track_name: text,
  master_metadata_album_artist_name: text,
  master_metadata_album_album_name: text,
  episode_name: text,
  episode_show_name: text,
  audiobook_title: text,
  reason_end: text,
  incognito_mode: z.boolean().nullish().catch(null),
})

/** An entry of the history of the last year, which names no album. */
const account = z.object({
  endTime: text,
  msPlayed: count,
  podcastName: text,
  episodeName: text,
})

/** A play of less does not count. */
const trackMin = 30_000
/** An episode that was not played to its end counts from here. */
const episodeMin = 10 * 60_000

/** The plays of an episode. */
interface Episode {
  line: number
  show: string
  title: string
  played: number
  isDone: boolean
  /** Begin of the last play, in ms since 1970. */
  time: number | null
}

interface Reading {
  plays: PlayCollector
  episodes: Map<string, Episode>
}

/** The moment at which a play began; the files say when it ended. */
function beginOf(end: string | null | undefined, played: number): number | null {
  const written = /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(end ?? '') ? `${end}Z` : end
  const moment = Date.parse(written ?? '')
  return Number.isNaN(moment) ? null : moment - played
}

function addEpisode(
  { episodes }: Reading,
  one: Omit<Episode, 'show' | 'title'> & Record<'show' | 'title', string | null | undefined>,
): void {
  const show = cutText(tidy(one.show ?? ''), limits.workTitleMax)
  const title = cutText(tidy(one.title ?? ''), limits.workTitleMax)
  const key = `${comparable(show)}|${comparable(title)}`
  const known = episodes.get(key)
  if (!known) return void episodes.set(key, { ...one, show, title })
  known.played += one.played
  known.isDone ||= one.isDone
  if ((one.time ?? 0) > (known.time ?? 0)) known.time = one.time
}

function readExtended(value: unknown, line: number, reading: Reading): void {
  const { data } = extended.safeParse(value)
  if (!data) return reading.plays.leaveOut('other')
  const time = beginOf(data.ts, data.ms_played)
  if (data.incognito_mode) return reading.plays.leaveOut('incognito')
  if (data.episode_name && data.episode_show_name) {
    const isDone = data.reason_end === 'trackdone'
    const named = { show: data.episode_show_name, title: data.episode_name }
    return addEpisode(reading, { ...named, line, played: data.ms_played, isDone, time })
  }
  if (data.audiobook_title) return reading.plays.leaveOut('audiobook')
  if (data.master_metadata_track_name && data.ms_played < trackMin) {
    return reading.plays.leaveOut('short')
  }
  reading.plays.add({
    line,
    time,
    albumArtist: data.master_metadata_album_artist_name ?? '',
    album: data.master_metadata_album_album_name ?? '',
    track: data.master_metadata_track_name ?? '',
  })
}

function readAccount(value: unknown, line: number, reading: Reading): void {
  const { data } = account.safeParse(value)
  if (!data?.podcastName || !data.episodeName) return reading.plays.leaveOut('albumless')
  const time = beginOf(data.endTime, data.msPlayed)
  const named = { show: data.podcastName, title: data.episodeName }
  addEpisode(reading, { ...named, line, played: data.msPlayed, isDone: false, time })
}

function recordOf({ line, show, title, time }: Episode, { now, timeZone }: FileFacts): WorkRecord {
  const isKnown = time !== null && time > 0 && time < now.getTime()
  const day = isKnown ? dayIn(new Date(time), timeZone) : null
  const unnumbered = { title, releaseDate: null, source: null, sourceId: null }
  const mark = { season: null, number: null, unnumbered, day, rating: null }
  const posted = isKnown ? new Date(time).toISOString() : null
  const work: SourceWork = {
    ...bareWork,
    key: comparable(show),
    mediums: ['podcast'],
    title: show,
  }
  const record = recordOfEpisode(line, work, { ...mark, time: posted })
  return { ...record, entry: `${comparable(title)} ${day}` }
}

async function readHistory(
  entries: readonly unknown[],
  file: FileFacts,
  readEntry: (value: unknown, line: number, reading: Reading) => void,
): Promise<FileContent> {
  const reading: Reading = { plays: new PlayCollector(file.now), episodes: new Map() }
  const yieldIfDue = createYield()
  for (const [index, value] of entries.entries()) {
    readEntry(value, index + 1, reading)
    await yieldIfDue()
  }
  const content = emptyContent()
  for (const episode of reading.episodes.values()) {
    const { line, title, played, isDone } = episode
    const isHeard = isDone || played >= episodeMin
    if (isHeard) content.records.push(recordOf(episode, file))
    else content.leftOut.push({ line, title, reason: { code: 'underTenMinutes' } })
  }
  return { ...content, plays: reading.plays.content }
}

const entriesToRecognise = 20

function hasKeys(value: unknown, keys: readonly string[]): value is unknown[] {
  if (!Array.isArray(value)) return false
  return value
    .slice(0, entriesToRecognise)
    .some(
      (one: unknown) => typeof one === 'object' && one !== null && keys.every((key) => key in one),
    )
}

const source = 'spotify'

export const spotifyReaders: readonly JsonReader<unknown[]>[] = [
  {
    source,
    recognises: (value): value is unknown[] =>
      hasKeys(value, ['ts', 'ms_played', 'master_metadata_track_name']),
    read: (value, file) => readHistory(value, file, readExtended),
  },
  {
    source,
    recognises: (value): value is unknown[] => hasKeys(value, ['endTime', 'msPlayed']),
    read: (value, file) => readHistory(value, file, readAccount),
  },
]

const baseNameOf = (path: string) => path.split('/').at(-1) ?? ''
const folderOf = (path: string) => path.split('/').slice(0, -1).join('/')

const history = /^(?:Streaming_?History\w*(?:-\w+)*|endsong_\d+)\.json$/i

/** Returns a function that tells what lies beside a history: the account and its payments. */
export function findUnopenedOfSpotify(
  paths: readonly string[],
): (path: string) => Unopened | undefined {
  const folders = new Set(paths.filter((path) => history.test(baseNameOf(path))).map(folderOf))
  return (path) => {
    const name = baseNameOf(path)
    const isBeside = folders.has(folderOf(path)) && !history.test(name) && /\.json$/i.test(name)
    return isBeside ? { source, reason: { code: 'otherAtSpotify' } } : undefined
  }
}
