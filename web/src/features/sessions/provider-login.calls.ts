import type { SessionLifetime } from '@medley/contract/limits'
import { call } from '../../lib/api.ts'
import { paths } from '../../paths.ts'
import { begin } from './sessions.calls.ts'

const storageKey = 'provider-login'

/** A login or link that a tab began, kept while its member is at the identity provider. */
interface BegunLogin {
  /** Null once it was used. */
  loginToken: string | null
  /** The screen that it came from. */
  returnPath: string
  /** Links the account of the member who is logged in. */
  isLink: boolean
}

/** Begins a login in this tab, which alone can finish it. Returns the address of the provider. */
export async function startProviderLogin(
  login: { lifetime: SessionLifetime; invitation?: string | undefined },
  returnPath: string,
): Promise<string> {
  const { url, loginToken } = await call('POST /v1/sessions/provider/start', { body: login })
  keep({ loginToken, returnPath, isLink: false })
  return url
}

/** Begins to link the member's account. Returns the address of the provider. */
export async function startIdentityLink(): Promise<string> {
  const { url, loginToken } = await call('POST /v1/identity/start')
  keep({ loginToken, returnPath: paths.settings('security'), isLink: true })
  return url
}

/** Finishes what this tab began, once, by the query of the provider's answer. */
export async function finishProviderLogin(answer: string): Promise<void> {
  const login = begunLogin()
  const { loginToken, isLink } = login
  if (loginToken === null) throw new Error('This tab began no login')
  keep({ ...login, loginToken: null })
  const body = { loginToken, answer }
  if (isLink) await call('POST /v1/identity', { body })
  else begin((await call('POST /v1/sessions/provider', { body })).token)
}

/** The login or link that this tab began last. */
export function begunLogin(): BegunLogin {
  const text = sessionStorage.getItem(storageKey)
  if (text === null) return { loginToken: null, returnPath: paths.home(), isLink: false }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by `keep`
  return JSON.parse(text) as BegunLogin
}

function keep(login: BegunLogin): void {
  sessionStorage.setItem(storageKey, JSON.stringify(login))
}
