import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { CookieLifetime } from '../../lib/cookie.ts'
import { enter } from './session.ts'

/** Days that a token is kept: by the ordinary login, and with Remember me. */
export const tokenDays = { ordinary: 7, remembered: 3650 } as const

interface Login {
  /** With an @ it is an e-mail address. */
  name: string
  password: string
  lifetime: CookieLifetime
}

/** Logs in and takes the token into use. Throws when the token cannot be read. */
export async function logIn({ name, password, lifetime }: Login): Promise<void> {
  const who = name.includes('@') ? { email: name } : { username: name }
  const token = await call('POST /login', { body: { ...who, password } })
  if (!enter(token, lifetime)) throw new Error('The token of the login could not be read')
}

/** `onSuccess` runs even where the form is gone by then: the navbar of a member has no login. */
export function useLogIn(onSuccess: () => void) {
  return useMutation({ mutationFn: logIn, onSuccess })
}
