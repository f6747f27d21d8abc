import type { ImportMessage } from '@medley/messages/import-messages'
import type { Medium } from '@medley/contract/values/medium'
import { z } from 'zod'
import { text } from '../json-values.ts'
import type { DateReading } from '../parsing/written-dates.ts'
import { readDate } from '../dates.ts'
import { type EpisodeNumbers, numbersIn } from '../episode-record.ts'
import { bareWork, type FileFacts } from '../file-reader.ts'
import { type SourceRating, type SourceWork, UnreadableRow, type WorkIds } from '../record.ts'
import { readRating, titleOrId } from '../values.ts'
import { seasonOf } from './tracked-facts.ts'

/** Numbers are written as texts. */
const amount = z.union([z.string(), z.number()]).nullish().catch(null)

/** The part of a work that something is about, if it is not the whole. */
const place = z.object({
  show_season_number: z.number().nullish(),
  show_episode_number: z.number().nullish(),
  anime_episode_number: z.number().nullish(),
  podcast_episode_number: z.number().nullish(),
  manga_chapter_number: amount,
  manga_volume_number: amount,
})
type Place = z.output<typeof place>

export const seen = place.extend({
  state: text,
  progress: amount,
  started_on: text,
  ended_on: text,
})

export const review = place.extend({
  rating: amount,
  review: z
    .object({ text: text, date: text, spoiler: z.boolean().nullish(), visibility: text })
    .nullish(),
})

export const inCollection = z.object({
  collection_id: z.string(),
  collection_name: z.string(),
  created_on: text,
  rank: amount,
  information: z.object({ text: text }).nullish().catch(null),
})

const anyRows = z.array(z.unknown()).nullish()

export const named = z.object({
  lot: z.string(),
  source: z.string(),
  identifier: z.string(),
  source_id: text,
  seen_history: anyRows,
  reviews: anyRows,
  collections: anyRows,
})
export type Named = z.output<typeof named>

const mediumsOfLot: Record<string, Medium[]> = {
  movie: ['film'],
  show: ['tvShow'],
  anime: ['tvShow', 'film'],
  book: ['book'],
  audio_book: ['book'],
  manga: ['book'],
  music: ['album'],
  podcast: ['podcast'],
}

const leftOutLots: Record<string, ImportMessage> = {
  video_game: { code: 'videoGame' },
  visual_novel: { code: 'videoGame' },
  comic_book: { code: 'comic' },
}

/** Our names of the sources of its ids. */
const sources: Record<string, string> = {
  tmdb: 'tmdb',
  tvdb: 'thetvdb',
  openlibrary: 'openlibrary',
  google_books: 'googlebooks',
  music_brainz: 'musicbrainz',
  itunes: 'apple',
  myanimelist: 'myanimelist',
}

/** A work by its id at a source, and by its title, in whose place a few have that id again. */
export function workOf({ lot, source, identifier, source_id }: Named): SourceWork {
  const mediums = mediumsOfLot[lot]
  if (!mediums) throw new UnreadableRow(leftOutLots[lot] ?? { code: 'nothingKept' })
  const isTrack = source === 'youtube_music' && /^[\w-]{11}$/.test(identifier)
  if (isTrack || (lot === 'music' && source === 'spotify'))
    throw new UnreadableRow({ code: 'track' })
  const name = sources[source]
  const ids: WorkIds =
    name === undefined ? {} : { [name]: name === 'apple' ? `apple-${identifier}` : identifier }
  const named = titleOrId(source_id ?? '', ids)
  return { ...bareWork, key: `${lot}|${source}|${identifier}`, mediums, ...named, ids }
}

/** True if a share says that something was not seen to its end. */
export function isPartly({ progress }: { progress?: string | number | null | undefined }): boolean {
  return (progress ?? '') !== '' && Number(progress) < 100
}

/** The season and episode that something is about; null for a whole work. The episodes of podcasts have no seasons. */
export function numbersOf(one: Place, { title }: SourceWork): EpisodeNumbers | null {
  const numbers = writtenNumbers(one, title)
  if (numbers === undefined) throw new UnreadableRow({ code: 'noEpisodeNumber' })
  return numbers
}

/** Undefined for numbers that no work has. */
function writtenNumbers(one: Place, title: string): EpisodeNumbers | null | undefined {
  const { podcast_episode_number: ofPodcast, anime_episode_number: ofAnime } = one
  if (typeof ofPodcast === 'number') return numbersIn(1, ofPodcast) ?? undefined
  if (typeof ofAnime === 'number') return numbersIn(seasonOf(title), ofAnime) ?? undefined
  const { show_season_number: season, show_episode_number: number = null } = one
  if (typeof season === 'number') return numbersIn(season, number) ?? undefined
  return number === null ? null : undefined
}

/** Why a part that Medley does not know by a number is read as its whole; null for others. */
export function wholeInstead(one: Place): ImportMessage | null {
  const isOfManga = (one.manga_chapter_number ?? one.manga_volume_number ?? null) !== null
  return isOfManga ? { code: 'partOfManga' } : null
}

/** A file does not say its scale, of which it shows a part: a guess is shown as rounded. */
export function scaleOf(ratings: readonly number[]): { scale: number; isGuess: boolean } {
  const highest = Math.max(0, ...ratings)
  const scale = highest <= 5 ? 5 : highest <= 10 ? 10 : 100
  return { scale, isGuess: scale < 100 }
}

export function readScore(
  rating: string | number | null | undefined,
  { scale, isGuess }: ReturnType<typeof scaleOf>,
): SourceRating | null {
  const value = Number(rating ?? '')
  const written = Number.isFinite(value) ? String(Number(value.toFixed(2))) : String(rating)
  const read = readRating(written, { scale, zeroIsNone: true })
  return read && { ...read, isRounded: read.isRounded || isGuess }
}

/** ISO time; null if unknown or in the future. */
export function timeIn(text: string | null | undefined, { now }: FileFacts): string | null {
  const time = new Date(text ?? '')
  if (Number.isNaN(time.valueOf()) || time.getUTCFullYear() < 1900) return null
  return time.getTime() > now.getTime() + 86_400_000 ? null : time.toISOString()
}

export function readingOf({ today, timeZone }: FileFacts): DateReading {
  return { usualOrder: 'unknown', today, timeZone }
}

export const dayOf = (text: string | null | undefined, reading: DateReading) =>
  readDate(text ?? '', 'ended_on', reading)
