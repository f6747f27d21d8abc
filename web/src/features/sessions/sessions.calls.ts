import type { SessionLifetime } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
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
  const token = await call('POST /login', { body: { ...who, password, lifetime } })
  if (!enter(token)) throw new Error('The token of the login could not be read')
}

/** `onSuccess` runs even after the form unmounts, as the navbar's does on login. */
export function useLogIn(onSuccess: () => void) {
  return useMutation({ mutationFn: logIn, onSuccess })
}
