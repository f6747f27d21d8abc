import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { createPasskey } from '../second-factors/passkey.ts'

const secondFactorsQuery = query('GET /v1/second-factors', {}, { staleTime: 0 })

/** The member's second factors. */
export const useSecondFactors = () => useQuery(secondFactorsQuery)

/** Creates the secret of an app, which does not count yet. */
const startApp = mutation('POST /v1/second-factors/app', () => ({}))
export const useStartApp = () => useMutation(startApp)

/** Also after a failure, which may come from what has changed elsewhere. */
const reread = { onSettled: () => invalidate('GET /v1/second-factors') }

const confirmApp = mutation(
  'POST /v1/second-factors/app/confirmation',
  (code: string) => ({ body: { code } }),
  reread,
)
export const useConfirmApp = () => useMutation(confirmApp)

/** Has the browser create a passkey, and adds it. */
const addPasskey = mutationOf(async (name: string) => {
  const options = await call('POST /v1/second-factors/passkeys/options')
  const response = await createPasskey(options)
  return call('POST /v1/second-factors/passkeys', { body: { name, response } })
}, reread)
export const useAddPasskey = () => useMutation(addPasskey)

const removePasskey = mutation(
  'DELETE /v1/second-factors/passkeys/{passkeyId}',
  (id: number) => ({ params: { passkeyId: String(id) } }),
  reread,
)
export const useRemovePasskey = () => useMutation(removePasskey)

const removeApp = mutation('DELETE /v1/second-factors/app', () => ({}), reread)
export const useRemoveApp = () => useMutation(removeApp)

const renewCodes = mutation('POST /v1/second-factors/recovery-codes', () => ({}), reread)
export const useRenewCodes = () => useMutation(renewCodes)
