import { useSyncExternalStore } from 'react'
import { call, isApiError, setBearer } from '../../lib/api.ts'
import { forgetDraftsOf } from '../../lib/drafts.ts'
import { logFailure } from '../../lib/log.ts'
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

const adminIds: readonly number[] = [1, 2]
const listeners = new Set<() => void>()
const changes = new Set<() => void>()
let member: Member | null = null
let isEnded = false
let pingsUnderWay = 0
let store: TokenStore = cookieStore

/** Keeps the token elsewhere than in the cookie. Call before anything else here. */
export function keepTokenIn(other: TokenStore): void {
  store = other
}

/** The member, or null for a visitor. */
export function useMember(): Member | null {
  return useSyncExternalStore(subscribe, currentMember)
}

/** Whether the member's session has ended by itself: all stays as it is until they log in again or leave. */
export function useIsSessionEnded(): boolean {
  return useSyncExternalStore(subscribe, isSessionEnded)
}

export function isSessionEnded(): boolean {
  return isEnded
}

export function currentMember(): Member | null {
  return member
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Runs a step whenever somebody logs in or out, before the screens hear of it. */
export function onMemberChange(step: () => void): void {
  changes.add(step)
}

function setMember(next: Member | null): void {
  if (next?.id !== member?.id) for (const step of changes) step()
  member = next
  isEnded = false
  for (const listener of listeners) listener()
}

/** Takes note that the token is good no longer. While the session is restored, the ping decides. */
export function endSession(): void {
  if (!member || pingsUnderWay > 0) return
  setBearer(null)
  isEnded = true
  for (const listener of listeners) listener()
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
  setMember(member?.id === next.id ? member : next)
  void fetchRoles(next)
  void pingOnline()
}

async function fetchRoles(of: Member): Promise<void> {
  try {
    const { roles } = await call('GET /v1/users/{userId}/roles', {
      params: { userId: String(of.id) },
    })
    if (member?.id === of.id)
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
