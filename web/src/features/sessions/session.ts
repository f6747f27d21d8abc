import { languageCookie } from '@medley/contract/values/languages'
import { adminIds } from '@medley/contract/limits'
import { call, dropBearer, isApiError, sessionSignal, setBearer, setViewAs } from '../../lib/api.ts'
import { readCookie } from '../../lib/storage/cookie.ts'
import { forgetDraftsOf } from '../../lib/storage/drafts.ts'
import { logFailure } from '../../lib/log.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { TokenStore } from '../../lib/storage/token-store.ts'
import { holdPage } from '../page-data/hold-page.ts'
import { readPreview } from '../../lib/view-as.ts'
import { cookieStore } from './parts/cookie-store.ts'
import { storeMemberId } from './parts/stored-member-id.ts'

/** The logged-in member. */
export interface Member {
  id: number
  username: string
  roles: readonly string[]
  isAdmin: boolean
}

interface Session {
  member: Member | null
  /** The token is no longer valid, although the member has not logged out. */
  isEnded: boolean
  /** Who previews this page as somebody else. */
  previewer?: Member
}

const session = createStore<Session>({ member: null, isEnded: false })
/** Set before `session`, so that its subscribers run before the screens rerender. */
const memberId = createStore<number | undefined>(undefined)
let pingsUnderWay = 0
let store: TokenStore = cookieStore

/** Replaces the cookie as the token store. Call before any other function of this module. */
export function setTokenStore(other: TokenStore): void {
  store = other
}

/** The member, or null for a visitor. */
export function useMember(): Member | null {
  return useStore(session).member
}

/** The member, also while the screens are those of others. */
export function useShellMember(): Member | null {
  const { member, previewer } = useStore(session)
  return member ?? previewer ?? null
}

export function useIsMember(): boolean {
  return useMember() !== null
}

/** True if the session has expired; the screens stay as they are until the member logs in again or leaves. */
export function useIsSessionEnded(): boolean {
  return useStore(session).isEnded
}

export function isSessionEnded(): boolean {
  return session.get().isEnded
}

export function currentMember(): Member | null {
  return session.get().member
}

/** Runs a step on every login, logout or change of member, before the screens rerender. */
export function onMemberChange(step: () => void): void {
  memberId.subscribe(step)
}

function setMember(next: Member | null): void {
  if (next?.id !== memberId.get()) memberId.set(next?.id)
  session.set({ member: next, isEnded: false })
}

/** Marks the session as expired. Does nothing while a ping is pending, since its result decides. */
export function endSession(): void {
  const member = currentMember()
  if (!member || pingsUnderWay > 0) return
  setBearer(null)
  session.set({ member, isEnded: true })
}

/** The member in a token's claims; null if it is not a valid token. */
function memberOf(token: string): Member | null {
  try {
    const bytes = Uint8Array.from(atob(base64(token.split('.')[1] ?? '')), (sign) =>
      sign.charCodeAt(0),
    )
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
    if (!(claims instanceof Object) || !('userId' in claims) || !('username' in claims)) return null
    const { userId, username } = claims
    if (typeof userId !== 'number' || typeof username !== 'string') return null
    return { id: userId, username, roles: [], isAdmin: adminIds.includes(userId) }
  } catch {
    // Not a token; the caller reports it.
    return null
  }
}

function base64(url: string): string {
  return url.replaceAll('-', '+').replaceAll('_', '/')
}

/** Starts a session with a token from the login. Returns false if the token cannot be read. */
export function enter(answer: string): boolean {
  const token = answer.replace(/^"(.*)"$/, '$1')
  const next = memberOf(token)
  if (!next) return false
  store.write(token)
  setBearer(token)
  // The same member logging in again keeps the known roles, and so the current screen.
  const member = currentMember()
  setMember(member?.id === next.id ? member : next)
  storeMemberId(next.id)
  void fetchRoles(next)
  void pingOnline()
  followLanguage()
  return true
}

/** Loads the page again if the login brought a language that is not the page's. */
function followLanguage(): void {
  const language = readCookie(languageCookie)
  if (language !== null && language !== document.documentElement.lang) location.reload()
}

/** Goes on with another token of the current member. */
export function replaceToken(token: string): void {
  store.write(token)
  setBearer(token)
}

/** Forgets the session on this device: the token and the member. */
export function leave(): void {
  store.clear()
  dropBearer()
  setMember(null)
}

/** Explicit logout: ends the session, and deletes the member's drafts on this device. */
export function logOut(): void {
  const member = currentMember()
  if (member) forgetDraftsOf(member.id)
  call('POST /logout', { keepalive: true })
    .then(({ url }) => {
      // A session that began at the identity provider ends there too.
      if (url !== undefined) location.assign(url)
    })
    .catch((error: unknown) => logFailure('The logout did not reach the server', error))
  leave()
  storeMemberId(null)
}

/** On startup: restores the session of the last visit and pings the server, at home by the call that opens it. */
export async function restoreSession(): Promise<void> {
  const token = await store.read()
  const next = token === null ? null : memberOf(token)
  if (token === null || !next) return
  setBearer(token)
  const previewed = readPreview(location)
  if (previewed) {
    // The screens are those of a visitor, who can change nothing.
    setViewAs(previewed)
    session.set({ member: null, isEnded: false, previewer: next })
    return
  }
  const member = currentMember()
  setMember(member?.id === next.id ? member : next)
  if (location.pathname === '/') holdPage(({ openHome }) => openHome())
  void fetchRoles(next)
  void pingOnline()
}

async function fetchRoles(of: Member): Promise<void> {
  try {
    const { roles } = await call('GET /v1/users/{userId}/roles', {
      params: { userId: String(of.id) },
    })
    if (currentMember()?.id === of.id)
      setMember({ ...of, roles, isAdmin: of.isAdmin || roles.includes('admin') })
  } catch (error) {
    // Reserved admin ids still work; nothing else on screen depends on roles.
    logFailure('The roles could not be read', error)
  }
}

/** Pings the server; a 401 ends the session. */
async function pingOnline(): Promise<void> {
  pingsUnderWay += 1
  try {
    await call('POST /analytics/last-online', { signal: sessionSignal() })
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) leave()
  } finally {
    pingsUnderWay -= 1
  }
}
