import { pages } from '../../lib/queries.ts'

/** A series with its works in their order, page by page. */
export function seriesQuery(id: number) {
  return pages('GET /v1/series/{seriesId}', {
    params: { seriesId: String(id) },
    query: { limit: 50 },
  })
}
