import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, ben, tokenOf } from '../../testing/members.ts'
import { currentSnackbar, hideSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { followOtherWindows } from './other-windows.ts'
import { currentMember, enter, leave, logOut } from './session.ts'

const [annsToken, bensToken] = [tokenOf(ann), tokenOf(ben)]
beforeAll(followOtherWindows)

beforeEach(() => answerLogin())

afterEach(() => {
  leave()
  hideSnackbar()
})

/** Simulates another window: changes the cookie's session and the stored member id. */
function elsewhere(token: string | null, id: number | null): void {
  if (token === null) refuse('POST /v1/sessions/token', 'unauthenticated')
  else answer('POST /v1/sessions/token', { token })
  localStorage.setItem('session', id === null ? '' : String(id))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

test('a logout in another window applies here', () => {
  enter(annsToken)
  elsewhere(null, null)
  expect(currentMember()).toBeNull()
  expect(currentSnackbar()?.text).toBe('You logged out in another window')
})

test('a login as another member in another window applies here', async () => {
  enter(annsToken)
  elsewhere(bensToken, 8)
  await vi.waitFor(() => expect(currentSnackbar()?.text).toContain('@ben'))
  expect(currentMember()).toMatchObject({ id: 8, username: 'ben' })
})

test("a visitor's login in another window applies here without a message", async () => {
  elsewhere(annsToken, 7)
  await vi.waitFor(() => expect(currentMember()?.username).toBe('ann'))
  expect(currentSnackbar()).toBeUndefined()
})

test('a login elsewhere without a cookie changes nothing', async () => {
  enter(annsToken)
  elsewhere(null, 8)
  await vi.waitFor(() => expect(callsOf('POST /v1/sessions/token')).toHaveLength(1))
  expect(currentMember()?.username).toBe('ann')
})

test('a page restored from the back/forward cache catches up', () => {
  enter(annsToken)
  localStorage.setItem('session', '')
  expect(currentMember()?.username).toBe('ann')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(currentMember()).toBeNull()
})

test('a logout in another window leaves the server alone', () => {
  enter(annsToken)
  elsewhere(null, null)
  expect(callsOf('POST /logout')).toEqual([])
})

test('stores the member id on login and clears it on logout', () => {
  enter(annsToken)
  expect(localStorage.getItem('session')).toBe('7')
  logOut()
  expect(localStorage.getItem('session')).toBe('')
})
