import type { Session } from '@medley/contract/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { replaceToken, useMember } from './session.ts'

const useKey = () => ['sessions', useMember()?.id] as const

/** The member's sessions, the last used first. */
export function useSessions() {
  return useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }) => (await call('GET /v1/sessions', { signal })).items,
    staleTime: 0,
  })
}

/** Ends one session; one that has ended by itself meanwhile also leaves the list. */
export function useEndSession() {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({
    mutationFn: (sessionId: string) =>
      call('DELETE /v1/sessions/{sessionId}', { params: { sessionId } }),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}

/** Ends all sessions but the one of this browser. */
export function useEndOtherSessions() {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({
    mutationFn: () => call('DELETE /v1/sessions'),
    onSuccess: ({ token }) => {
      replaceToken(token)
      client.setQueryData<Session[]>(queryKey, (known) => known?.filter((one) => one.isCurrent))
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
