import type { Api, BodyOf } from '@medley/contract/api'
import type { Medium } from '@medley/contract/values/medium'
import { useMutation } from '@tanstack/react-query'
import { invalidateHidden, mutation } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { workQuery } from '../works/works.calls.ts'

export type NewWork = BodyOf<Api['POST /v1/works']> & { medium: Medium }

const addWork = mutation('POST /v1/works', (body: NewWork) => ({ body }), {
  onSuccess: (work) => {
    queryClient.setQueryData(workQuery(work.medium, work.id).queryKey, work)
    invalidateHidden('GET /v1/search')
  },
})

/** Adds a work. Its page has its data at once, and searches find it from now on. */
export const useAddWork = () => useMutation(addWork)
