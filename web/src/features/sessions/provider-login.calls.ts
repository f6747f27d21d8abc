import type { SessionLifetime } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { begin } from './sessions.calls.ts'

const tokenKey = 'provider-login'
const pathKey = 'provider-return'

/** Begins a login in this tab, which alone can finish it. Returns the address of the provider. */
export async function startProviderLogin(
  lifetime: SessionLifetime,
  returnPath: string,
): Promise<string> {
  const { url, loginToken } = await call('POST /v1/sessions/provider/start', { body: { lifetime } })
  sessionStorage.setItem(tokenKey, loginToken)
  sessionStorage.setItem(pathKey, returnPath)
  return url
}

/** Finishes the login of this tab by the query of the provider's answer. */
export async function finishProviderLogin(answer: string): Promise<void> {
  const loginToken = sessionStorage.getItem(tokenKey) ?? 'none'
  sessionStorage.removeItem(tokenKey)
  begin((await call('POST /v1/sessions/provider', { body: { loginToken, answer } })).token)
}

/** The screen that the login of this tab came from. */
export function providerReturnPath(): string {
  return sessionStorage.getItem(pathKey) ?? '/'
}
