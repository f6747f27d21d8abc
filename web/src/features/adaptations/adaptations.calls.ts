import type { Medium } from '@medley/contract/values/medium'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** Originals and adaptations of a work. */
export function adaptationsQuery(medium: Medium, id: number, userId: number | null) {
  return queryOptions({
    queryKey: ['adaptations', medium, id, userId] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}/{workId}/adaptations', {
        params: { medium, workId: String(id) },
        signal,
      }),
  })
}
