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
  const present = (row: UnknownRow): UnknownRow => {
    const changed: [string, unknown][] = []
    for (const [name, value] of Object.entries(row)) {
      if (name === 'posterSource') changed.push([name, posterUrl(value)])
      else if (isKey(name, value)) changed.push([name, files.url(value)])
      else if (hasPictures(value)) changed.push([name, presentJson(value)])
    }
    return changed.length === 0 ? row : { ...row, ...Object.fromEntries(changed) }
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

/** Whether a JSON value is a work or a person, or a list of them. */
function hasPictures(value: unknown): value is object {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return first instanceof Object && ('posterSource' in first || 'profilePicture' in first)
}
