import type { Api, BodyOf } from '@medley/contract/api'
import type { Medium } from '@medley/contract/values/medium'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { workKeys } from '../works/works.calls.ts'

export type NewWork = BodyOf<Api['POST /v1/works']> & { medium: Medium }

/** Adds a work. Its page has its data at once, and searches find it from now on. */
export function useAddWork() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: NewWork) => call('POST /v1/works', { body }),
    onSuccess: (work) => {
      client.setQueryData(workKeys.work(work.medium, work.id), work)
      for (const key of ['search', 'search-picker']) {
        void client.invalidateQueries({ queryKey: [key], refetchType: 'none' })
      }
    },
  })
}
