import type { Contributor } from '@medley/contract/works/contributors'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

const pageSize = 50

/** A contributor with their works, best known first, page by page. */
export function contributorQuery(id: number) {
  return infiniteQueryOptions({
    queryKey: ['contributor', id] as const,
    queryFn: ({ pageParam: offset, signal }): Promise<Contributor> =>
      call('GET /v1/contributors/{contributorId}', {
        params: { contributorId: String(id) },
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
