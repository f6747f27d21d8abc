import type { KyselyPlugin, QueryResult, UnknownRow } from 'kysely'
import type { Files } from './files.ts'

/**
 * Every `profile_picture` a query answers becomes the absolute URL of the file whose key is stored.
 * A query that needs the key itself selects it under another name.
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
