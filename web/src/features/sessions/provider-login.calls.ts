import type { SessionLifetime } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { begin } from './sessions.calls.ts'

const storageKey = 'provider-login'

/** A login, a link or a proof that a tab began, kept while its member is at the identity provider. */
export interface BegunLogin {
  /** Null once it was used. */
  loginToken: string | null
  /** The screen that it came from. */
  returnPath: string
  /** A link is of the account of the member who is logged in; a proof, that this member is there. */
  purpose: 'login' | 'link' | 'proof'
}

/** Begins a login in this tab, which alone can finish it. Returns the address of the provider. */
export async function startProviderLogin(
  login: { lifetime: SessionLifetime; invitation?: string | undefined },
  returnPath: string,
): Promise<string> {
  const { url, loginToken } = await call('POST /v1/sessions/provider/start', { body: login })
  keep({ loginToken, returnPath, purpose: 'login' })
  return url
}

/** Begins to link the member's account. Returns the address of the provider. */
export async function startIdentityLink(): Promise<string> {
  const { url, loginToken } = await call('POST /v1/identity/start')
  keep({ loginToken, returnPath: paths.settings('security'), purpose: 'link' })
  return url
}

/** Begins a proof that the member is there. Returns the address of the provider. */
export async function startProviderProof(returnPath: string): Promise<string> {
  const { url, loginToken } = await call('POST /v1/sessions/proof/provider/start')
  keep({ loginToken, returnPath, purpose: 'proof' })
  return url
}

/** Finishes what this tab began, once, by the query of the provider's answer. */
export async function finishProviderLogin(answer: string): Promise<void> {
  const login = begunLogin()
  const { loginToken, purpose } = login
  if (loginToken === null) throw new Error('This tab began no login')
  keep({ ...login, loginToken: null })
  const body = { loginToken, answer }
  if (purpose === 'link') await call('POST /v1/identity', { body })
  else if (purpose === 'proof') await call('POST /v1/sessions/proof/provider', { body })
  else begin((await call('POST /v1/sessions/provider', { body })).token)
}

/** The login, link or proof that this tab began last. */
export function begunLogin(): BegunLogin {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return { loginToken: null, returnPath: paths.home(), purpose: 'login' }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keep`
  return JSON.parse(text) as BegunLogin
}

function keep(login: BegunLogin): void {
  sessionStorage.setItem(storageKey, JSON.stringify(login))
}
