import type { ExportedWork } from '@medley/contract/transfer/export-format'
import type { Handle } from '../../../db/transaction.ts'
import { readWatchedEpisodes, readWatchedFilms } from '../exports.tables.queries.ts'
import { idOf, yearOf } from './tables.ts'

/** How Trakt says that a time is unknown. */
const unknownTime = '1970-01-01T00:00:00.000Z'
/** The same day from Hawaii to New Zealand: readers take the day of their time zone. */
const middle = 'T10:30:00.000Z'

/** The films and episodes that a member watched, as a text in the form of Trakt's export. */
export async function* writeHistory(handle: Handle, userId: number): AsyncGenerator<string> {
  yield '['
  let id = 0
  for await (const { day, ...play } of listPlays(handle, userId)) {
    id += 1
    const watched_at = day === null ? unknownTime : `${day}${middle}`
    yield `${id === 1 ? '' : ',\n'}${JSON.stringify({ id, watched_at, action: 'watch', ...play })}`
  }
  yield ']\n'
}

/** Shows and seasons that were marked as a whole are no plays. */
async function* listPlays(handle: Handle, userId: number) {
  for await (const { work, day } of readWatchedFilms(handle, userId)) {
    yield { day, type: 'movie', movie: nameOf(work) } as const
  }
  for await (const seen of readWatchedEpisodes(handle, userId)) {
    const { work, season, number, title, source, sourceId, day } = seen
    const tmdb = source === 'tmdb' && sourceId !== null ? Number(sourceId) : null
    const episode = { season, number, title, ids: { trakt: null, tvdb: null, imdb: null, tmdb } }
    yield { day, type: 'episode', episode, show: nameOf(work) } as const
  }
}

function nameOf(work: ExportedWork) {
  const year = yearOf(work)
  const number = (source: string) => Number(idOf(work, source)) || null
  return {
    title: work.title,
    year: year === undefined ? null : Number(year),
    ids: {
      trakt: null,
      tvdb: number('thetvdb'),
      imdb: idOf(work, 'imdb') ?? null,
      tmdb: number('tmdb'),
    },
  }
}
