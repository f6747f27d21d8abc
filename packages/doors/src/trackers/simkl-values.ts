import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { TooManyRows } from '../files/csv-table.ts'
import { recordOfEpisode } from '../episode-record.ts'
import type { WorkIds, WorkRecord } from '../record.ts'
import { knownMeaning, type Meaning } from './tracked-facts.ts'

/** The names that other trackers have for its states. */
const states: Record<string, string> = {
  watching: 'watching',
  completed: 'completed',
  plantowatch: 'planning',
  hold: 'paused',
  dropped: 'dropped',
  notinteresting: 'dropped',
}

export function meaningOf(status: string): Meaning {
  return knownMeaning(states[status.toLowerCase().replaceAll(/[\s_-]/g, '')] ?? '')
}

export type SimklKind = 'show' | 'anime' | 'movie'

/** Anime that was no series may be a film elsewhere. */
export function mediumsOf(kind: SimklKind, animeType = ''): Medium[] {
  if (kind === 'movie') return ['film']
  if (kind === 'show') return ['tvShow']
  return animeType === 'movie' ? ['film', 'tvShow'] : ['tvShow', 'film']
}

type Id = string | number | null | undefined

/** Our names of the services whose ids it has. */
const names = {
  imdb: 'imdb',
  tmdb: 'tmdb',
  tvdb: 'thetvdb',
  mal: 'myanimelist',
  anilist: 'anilist',
}

export function idsOf(ids: { [Name in keyof typeof names]?: Id }): WorkIds {
  const known: WorkIds = {}
  for (const [name, id] of Object.entries(ids)) {
    const ours = Object.entries(names).find(([theirs]) => theirs === name)?.[1]
    if (ours !== undefined && id) known[ours] = String(id)
  }
  return known
}

/** The season and number in `S01E02`, `s1e2`, `E12` or `12`; null for anything else. */
export function readEpisodeName(text: string): { season: number; number: number } | null {
  const [, season = '1', digits] = /^(?:s(\d{1,4}))?\s*e?(\d{1,5})$/i.exec(text.trim()) ?? []
  const number = Number(digits ?? 0)
  return number >= 1 && Number(season) <= limits.seasonMax
    ? { season: Number(season), number }
    : null
}

/** More of a season than any show has. */
const episodesMax = 3_000
const seasonsMax = 100

/**
 * The episodes up to that of a record's progress, all but the last on unknown days, and the seasons before it as a
 * whole.
 */
export function listUpTo(record: WorkRecord, lastDay: string | null): WorkRecord[] {
  const { season, number } = record.parts?.progress?.entry ?? {}
  if (!season || !number || number > episodesMax || season > seasonsMax) return []
  const earlier = Array.from({ length: season - 1 }, (_, index) => ({
    season: index + 1,
    number: null,
    day: null,
  }))
  const own = Array.from({ length: number }, (_, index) => ({
    season,
    number: index + 1,
    day: index + 1 === number ? lastDay : null,
  }))
  const { line, work, timePosted } = record
  return [...earlier, ...own].map((episode) => {
    const time = episode.day === null ? null : timePosted
    return recordOfEpisode(line, work, { ...episode, rating: null, time })
  })
}

/** Throws where few rows say that very many episodes were seen. */
export function checkRoom(records: number): void {
  if (records > limits.importPlanRowsMax) throw new TooManyRows()
}
