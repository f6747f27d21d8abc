import { createHash } from 'node:crypto'
import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import type { Files } from './files.ts'

/**
 * Replaces each `profile_picture` or `profilePicture` key in query results with the absolute URL of
 * the file, and each address in `posterSource` with that of the product's own copy; also in JSON of a
 * work or person, or of a list of them. Queries that need the values themselves select them under other names.
 */
export function pictureUrls(files: Pick<Files, 'url'>, publicUrl: string): KyselyPlugin {
  const base = `${publicUrl.replace(/\/+$/, '')}/pictures`
  // In place: the rows are this query's own, and those of a long page are many.
  const present = (row: UnknownRow): UnknownRow => {
    for (const name in row) {
      const value = row[name]
      if (name === 'posterSource') row[name] = posterUrl(value)
      else if (isKey(name, value)) row[name] = files.url(value)
      else if (hasPictures(value)) row[name] = presentJson(value)
    }
    return row
  }
  const presentJson = (value: object) =>
    Array.isArray(value) ? value.map(presentOne) : presentOne(value)
  const presentOne = (one: object) => {
    if ('posterSource' in one) return { ...one, posterSource: posterUrl(one.posterSource) }
    if (!('profilePicture' in one) || typeof one.profilePicture !== 'string') return one
    return { ...one, profilePicture: files.url(one.profilePicture) }
  }
  const posterUrl = (source: unknown) =>
    typeof source === 'string' ? `${base}/${pictureHash(source)}.webp` : source
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
      ...result,
      rows: result.rows.map(present),
    }),
  }
}

/** The name of the copy of a picture: the hash of its address, as the index of works has it. */
export function pictureHash(source: string): string {
  return createHash('md5').update(source).digest('hex')
}

function isKey(name: string, value: unknown): value is string {
  return (name === 'profilePicture' || name === 'profile_picture') && typeof value === 'string'
}

/** True if a JSON value is a work or a person, or a list of them. */
function hasPictures(value: unknown): value is object {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return first instanceof Object && ('posterSource' in first || 'profilePicture' in first)
}
