import type { Series } from '@medley/contract/works/series'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { allSeries } from '../works/refresh-viewings.ts'

const pageSize = 50

/** A series with its works in their order, page by page. */
export function seriesQuery(id: number, userId: number | null) {
  return infiniteQueryOptions({
    queryKey: [...allSeries, id, userId] as const,
    queryFn: ({ pageParam: offset, signal }): Promise<Series> =>
      call('GET /v1/series/{seriesId}', {
        params: { seriesId: String(id) },
        query: { limit: pageSize, offset },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, all) => {
      const shown = all.length * pageSize
      return shown < totalCount ? shown : undefined
    },
  })
}
