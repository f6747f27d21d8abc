import type { Medium } from '@medley/contract/values/medium'
import type { Lane } from './gate.ts'
import type { Source } from './source.ts'
import type { Version } from './web/version.ts'
import type { ExternalId } from './work-facts.ts'

/** The form of external ids, by source or registry. */
const forms: Record<string, RegExp> = {
  tmdb: /^\d{1,10}$/,
  tvmaze: /^tvmaze-\d{1,10}$/,
  openlibrary: /^OL\d{1,12}W$/,
  googlebooks: /^[\w-]{1,40}$/,
  apple: /^apple-\d{1,15}$/,
  deezer: /^deezer-\d{1,15}$/,
  musicbrainz: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i,
  spotify: /^[\dA-Za-z]{22}$/,
  wikidata: /^wikidata-Q[1-9]\d{0,11}$/,
  thetvdb: /^\d{1,10}$/,
  imdb: /^tt\d{5,12}$/,
  anilist: /^\d{1,10}$/,
  myanimelist: /^\d{1,10}$/,
  letterboxd: /^[\da-z][\da-z-]{0,99}$/,
  isbn: /^97[89]\d{10}$/,
}

/** True if an id has the form of its source; ids come from files and must not reach a path otherwise. */
export function isIdOf({ source, id }: ExternalId): boolean {
  return forms[source]?.test(id) ?? false
}

/** The source without calls for ids that it cannot have given. */
export function withCheckedIds(source: Source): Source {
  const { name, detailsById, detailsByIds, renew } = source
  return {
    ...source,
    details: async (medium, id, lane, version) =>
      isIdOf({ source: name, id }) ? source.details(medium, id, lane, version) : null,
    ...(renew && {
      renew: async (medium: Medium, id: string, lane: Lane, version: Version | null) =>
        isIdOf({ source: name, id }) ? renew(medium, id, lane, version) : null,
    }),
    ...(detailsById && {
      detailsById: async (medium, id: ExternalId, lane: Lane) =>
        isIdOf(id) ? detailsById(medium, id, lane) : null,
    }),
    ...(detailsByIds && {
      detailsByIds: async (medium, ids: readonly ExternalId[], lane: Lane) =>
        detailsByIds(medium, ids.filter(isIdOf), lane),
    }),
  }
}
