import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import type { Files } from './files.ts'

/**
 * Replaces each `profile_picture` or `profilePicture` key in query results with the absolute URL of
 * the file. Queries that need the key itself select it under another name.
 */
export function pictureUrls(files: Pick<Files, 'url'>): KyselyPlugin {
  const present = (row: UnknownRow): UnknownRow => {
    const name = 'profilePicture' in row ? 'profilePicture' : 'profile_picture'
    const key = row[name]
    return typeof key === 'string' ? { ...row, [name]: files.url(key) } : row
  }
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
      ...result,
      rows: result.rows.map(present),
    }),
  }
}
