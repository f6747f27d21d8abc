import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ann, answerLogin, ben, tokenOf } from '../../testing/members.ts'
import { currentSnackbar, hideSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { followOtherWindows } from './other-windows.ts'
import { currentMember, enter, leave, logOut } from './session.ts'

const [annsToken, bensToken] = [tokenOf(ann), tokenOf(ben)]
let jar = ''

beforeAll(followOtherWindows)

beforeEach(() => {
  jar = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    jar = cookie.startsWith('authorization=;') ? '' : (cookie.split(';')[0] ?? '')
  })
  answerLogin()
})

afterEach(() => {
  leave()
  hideSnackbar()
})

/** Simulates another window: changes the cookie and the stored member id. */
function elsewhere(token: string | null, id: number | null): void {
  jar = token === null ? '' : `authorization=${token}`
  localStorage.setItem('session', id === null ? '' : String(id))
  window.dispatchEvent(new StorageEvent('storage', { key: 'session' }))
}

test('a logout in another window applies here', () => {
  enter(annsToken, 7)
  elsewhere(null, null)
  expect(currentMember()).toBeNull()
  expect(currentSnackbar()?.text).toBe('You have logged out in another window')
})

test('a login as another member in another window applies here', async () => {
  enter(annsToken, 7)
  elsewhere(bensToken, 8)
  await vi.waitFor(() => expect(currentSnackbar()?.text).toContain('@ben'))
  expect(currentMember()).toMatchObject({ id: 8, username: 'ben' })
})

test("a visitor's login in another window applies here without a message", () => {
  elsewhere(annsToken, 7)
  expect(currentMember()?.username).toBe('ann')
  expect(currentSnackbar()).toBeUndefined()
})

test('a login elsewhere without a cookie changes nothing', () => {
  enter(annsToken, 7)
  elsewhere(null, 8)
  expect(currentMember()?.username).toBe('ann')
})

test('a page restored from the back/forward cache catches up', () => {
  enter(annsToken, 7)
  jar = ''
  localStorage.setItem('session', '')
  expect(currentMember()?.username).toBe('ann')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(currentMember()).toBeNull()
})

test('stores the member id on login and clears it on logout', () => {
  enter(annsToken, 7)
  expect(localStorage.getItem('session')).toBe('7')
  logOut()
  expect(localStorage.getItem('session')).toBe('')
})
