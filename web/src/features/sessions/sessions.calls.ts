import type { WantedProof } from '@medley/contract/errors'
import type { SessionLifetime } from '@medley/contract/limits'
import type { Session } from '@medley/contract/accounts/sessions'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'
import { paths } from '../../paths.ts'
import { signByPasskey } from '../second-factors/passkey.ts'
import { enter, replaceToken, useMember } from './session.ts'

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

export const identityKey = ['identity'] as const

/** The link of the member's account with the identity provider, and what other ways in there are. */
export function useIdentity() {
  return useQuery({
    queryKey: identityKey,
    queryFn: ({ signal }) => call('GET /v1/identity', { signal }),
    enabled: readOperator().loginProvider !== null,
  })
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
