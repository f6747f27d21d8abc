import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => call('GET /v1/invitations', { signal }),
})
