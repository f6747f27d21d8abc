import { adminIds } from '@medley/contract/limits'
import { call, isApiError, setBearer } from '../../lib/api.ts'
import { forgetDraftsOf } from '../../lib/drafts.ts'
import { logFailure } from '../../lib/log.ts'
import { createStore, useStore } from '../../lib/store.ts'
import type { CookieLifetime } from '../../lib/cookie.ts'
import { cookieStore, type TokenStore } from '../../lib/token-store.ts'
import { tellOtherWindows } from './parts/other-windows.ts'

/** The member who is logged in. */
export interface Member {
  id: number
  username: string
  roles: readonly string[]
  isAdmin: boolean
}

interface Session {
  member: Member | null
  /** It has ended by itself: the token is good no longer. */
  isEnded: boolean
}

const session = createStore<Session>({ member: null, isEnded: false })
/** Changes before the session does. */
const memberId = createStore<number | undefined>(undefined)
let pingsUnderWay = 0
let store: TokenStore = cookieStore

/** Keeps the token elsewhere than in the cookie. Call before anything else here. */
export function keepTokenIn(other: TokenStore): void {
  store = other
}

/** The member, or null for a visitor. */
export function useMember(): Member | null {
  return useStore(session).member
}

/** Whether the member's session has ended by itself: all stays as it is until they log in again or leave. */
export function useIsSessionEnded(): boolean {
  return useStore(session).isEnded
}

export function isSessionEnded(): boolean {
  return session.get().isEnded
}

export function currentMember(): Member | null {
  return session.get().member
}

/** Runs a step whenever somebody logs in or out, before the screens hear of it. */
export function onMemberChange(step: () => void): void {
  memberId.subscribe(step)
}

function setMember(next: Member | null): void {
  if (next?.id !== memberId.get()) memberId.set(next?.id)
  session.set({ member: next, isEnded: false })
}

/** Takes note that the token is good no longer. While the session is restored, the ping decides. */
export function endSession(): void {
  const member = currentMember()
  if (!member || pingsUnderWay > 0) return
  setBearer(null)
  session.set({ member, isEnded: true })
}

/** The claims of a token, or null where it is none. */
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
    // Not a token: the caller says so on screen.
    return null
  }
}

function base64(url: string): string {
  return url.replaceAll('-', '+').replaceAll('_', '/')
}

/** Takes a token into use. Answers whether it could be read. */
export function enter(answer: string, lifetime: CookieLifetime): boolean {
  const token = answer.replace(/^"(.*)"$/, '$1')
  const next = memberOf(token)
  if (!next) return false
  store.write(token, lifetime)
  setBearer(token)
  // Whoever comes back keeps the roles that are known, and with them the screen they are on.
  const member = currentMember()
  setMember(member?.id === next.id ? member : next)
  tellOtherWindows(next.id)
  void fetchRoles(next)
  void pingOnline()
  return true
}

/** Forgets the member: cookie, header and all that was kept for them. */
export function leave(): void {
  store.clear()
  setBearer(null)
  setMember(null)
}

/** Leaves for good: of a person who says so, nothing unsent stays on the device either. */
export function logOut(): void {
  const member = currentMember()
  if (member) forgetDraftsOf(member.id)
  leave()
  tellOtherWindows(null)
}

/** At start: takes up the stored token and says that the member is here. */
export function restoreSession(): void | Promise<void> {
  const token = store.read()
  return token instanceof Promise ? token.then(takeUp) : takeUp(token)
}

function takeUp(token: string | null): void {
  const next = token === null ? null : memberOf(token)
  if (token === null || !next) return
  setBearer(token)
  const member = currentMember()
  setMember(member?.id === next.id ? member : next)
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
    // The fixed list of ids still tells the admins; nothing on screen depends on more.
    logFailure('The roles could not be read', error)
  }
}

/** A 401 here means that there is no session to go on with. */
async function pingOnline(): Promise<void> {
  pingsUnderWay += 1
  try {
    await call('POST /analytics/last-online')
  } catch (error) {
    if (isApiError(error, 'unauthenticated')) leave()
  } finally {
    pingsUnderWay -= 1
  }
}
