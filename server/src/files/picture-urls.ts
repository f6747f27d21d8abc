import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import type { Files } from './files.ts'

/**
 * Replaces each `profile_picture` key in query results with the absolute URL of the file. Queries that
 * need the key itself select it under another name.
 */
export function pictureUrls(files: Pick<Files, 'url'>): KyselyPlugin {
  const present = (row: UnknownRow): UnknownRow => {
    const key = row['profile_picture']
    return typeof key === 'string' ? { ...row, profile_picture: files.url(key) } : row
  }
  return {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }): Promise<QueryResult<UnknownRow>> => ({
      ...result,
      rows: result.rows.map(present),
    }),
  }
}
