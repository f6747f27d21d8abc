import type { Medium } from '@medley/contract/medium'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const pageSize = 5

/** Lists that hold a work, friends' first, page by page. */
export function listsOfWorkQuery({ id, medium }: { id: number; medium: Medium }) {
  return infiniteQueryOptions({
    queryKey: ['work', medium, id, 'lists'] as const,
    queryFn: ({ pageParam: offset, signal }) =>
      call('GET /v1/works/{medium}/{workId}/lists', {
        params: { medium, workId: String(id) },
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
