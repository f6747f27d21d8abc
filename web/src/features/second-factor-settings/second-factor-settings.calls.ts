import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'
import { createPasskey } from '../second-factors/passkey.ts'

const useKey = () => ['second-factors', useMember()?.id] as const

/** The member's second factors. */
export function useSecondFactors() {
  return useQuery({
    queryKey: useKey(),
    queryFn: ({ signal }) => call('GET /v1/second-factors', { signal }),
    staleTime: 0,
  })
}

/** A change of the second factors, after which they are read again. */
function useChange<Values, Answer>(mutationFn: (values: Values) => Promise<Answer>) {
  const client = useQueryClient()
  const queryKey = useKey()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey }) })
}

/** Creates the secret of an app, which does not count yet. */
export function useStartApp() {
  return useMutation({ mutationFn: () => call('POST /v1/second-factors/app') })
}

export function useConfirmApp() {
  return useChange((code: string) =>
    call('POST /v1/second-factors/app/confirmation', { body: { code } }),
  )
}

/** Has the browser create a passkey, and adds it. */
export function useAddPasskey() {
  return useChange(async (name: string) => {
    const options = await call('POST /v1/second-factors/passkeys/options')
    const response = await createPasskey(options)
    return call('POST /v1/second-factors/passkeys', { body: { name, response } })
  })
}

export function useRemovePasskey() {
  return useChange((id: number) =>
    call('DELETE /v1/second-factors/passkeys/{passkeyId}', { params: { passkeyId: String(id) } }),
  )
}

export function useRemoveApp() {
  return useChange(() => call('DELETE /v1/second-factors/app'))
}

export function useRenewCodes() {
  return useChange(() => call('POST /v1/second-factors/recovery-codes'))
}
