import type { WantedProof } from '@medley/contract/errors'
import type { SessionLifetime } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { signByPasskey } from '../second-factors/passkey.ts'
import { enter } from './session.ts'

interface Login {
  /** Username, or an e-mail address if it contains an @. */
  name: string
  password: string
  lifetime: SessionLifetime
}

/** Logs in and starts the session. Throws if the token cannot be read. */
export async function logIn({ name, password, lifetime }: Login): Promise<void> {
  const who = name.includes('@') ? { email: name } : { username: name }
  begin(await call('POST /login', { body: { ...who, password, lifetime } }))
}

/** Logs in with a passkey alone. Throws if the member or the browser refuses. */
export async function logInByPasskey(lifetime: SessionLifetime): Promise<void> {
  const response = await signByPasskey(await call('POST /v1/sessions/passkey/challenge'))
  begin((await call('POST /v1/sessions/passkey', { body: { response, lifetime } })).token)
}

/** Starts the session of a token. Throws if it cannot be read. */
export function begin(token: string): void {
  if (!enter(token)) throw new Error('The token of the login could not be read')
}

/**
 * A login; `wanted` is the second factor that it lacks, null if it needs none. `onSuccess` runs even after
 * the form unmounts, as the navbar's does on login.
 */
export function useLogIn(onSuccess: () => void) {
  const login = useMutation({ mutationFn: logIn, onSuccess })
  return { ...login, wanted: secondFactorOf(login.error) }
}

function secondFactorOf(error: Error | null): WantedProof | null {
  return isApiError(error, 'second_factor_required') ? (error.proof ?? null) : null
}
