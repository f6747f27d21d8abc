import type { WantedProof } from '@medley/contract/errors'
import type { SessionLifetime } from '@medley/contract/limits'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { signByPasskey } from '../second-factors/passkey.ts'
import { enter, replaceToken } from './session.ts'

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
  const login = useMutation(mutationOf(logIn, { onSuccess }))
  return { ...login, wanted: secondFactorOf(login.error) }
}

function secondFactorOf(error: Error | null): WantedProof | null {
  return isApiError(error, 'second_factor_required') ? (error.proof ?? null) : null
}

const identityQuery = query('GET /v1/identity')

/** The link of the member's account with the identity provider, and what other ways in there are. */
export function useIdentity() {
  return useQuery({ ...identityQuery, enabled: readOperator().loginProvider !== null })
}

/** False for a member who came by the identity provider and never set a password. */
export function useHasPassword(): boolean {
  return useIdentity().data?.hasPassword ?? true
}

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

const sessionsQuery = query('GET /v1/sessions', {}, { select: ({ items }) => items, staleTime: 0 })

/** The member's sessions, the last used first. */
export const useSessions = () => useQuery(sessionsQuery)

const reread = { onSettled: () => invalidate('GET /v1/sessions') }

/** Ends one session; one that has ended by itself meanwhile also leaves the list. */
const endSession = mutation(
  'DELETE /v1/sessions/{sessionId}',
  (sessionId: string) => ({ params: { sessionId } }),
  reread,
)
export const useEndSession = () => useMutation(endSession)

/** Ends all sessions but the one of this browser. */
const endOtherSessions = mutation('DELETE /v1/sessions', () => ({}), {
  ...reread,
  onSuccess: ({ token }) => {
    replaceToken(token)
    queryClient.setQueryData(
      sessionsQuery.queryKey,
      (known) => known && { items: known.items.filter((one) => one.isCurrent) },
    )
  },
})
export const useEndOtherSessions = () => useMutation(endOtherSessions)
