import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { call } from '../../lib/api.ts'
import { answer, callsOf, lose, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf, tokenWith } from '../../testing/members.ts'
import { findOwnRating } from '../ratings/ratings.calls.ts'
import { currentMember, enter, leave, logOut, onMemberChange, restoreSession } from './session.ts'

const token = tokenOf(ann)
const trade = 'POST /v1/sessions/token'

beforeEach(() => answerLogin())

afterEach(() => {
  leave()
  document.head.innerHTML = ''
  vi.restoreAllMocks()
})

describe('the session', () => {
  test('is kept by no script: a login writes no cookie and no storage', () => {
    const written = vi.spyOn(document, 'cookie', 'set')
    expect(enter(token)).toBe(true)
    expect(written).not.toHaveBeenCalled()
    expect([localStorage.getItem('session'), localStorage.length]).toEqual([String(ann.id), 1])
    expect(sessionStorage.length).toBe(0)
  })

  test('is restored at the start by trading the cookie, and pings once', async () => {
    answer(trade, { token })
    await restoreSession()
    expect(currentMember()).toMatchObject({ id: 7, username: 'ann' })
    expect(callsOf(trade).map(({ bearer }) => bearer)).toEqual([undefined])
    await vi.waitFor(() =>
      expect([
        callsOf('POST /analytics/last-online').length,
        callsOf('GET /v1/users/{userId}/roles').map(({ params }) => params.userId),
      ]).toEqual([1, [ann.id]]),
    )
  })

  test('is not looked for on a page that was served without a cookie', async () => {
    document.head.innerHTML = '<meta name="session" content="none">'
    await restoreSession()
    expect([currentMember(), callsOf(trade)]).toEqual([null, []])
    answer(trade, { token })
    await restoreSession()
    expect(currentMember()?.username).toBe('ann')
  })

  test('is left for the next start where there is no network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    vi.spyOn(console, 'warn').mockReturnValue()
    lose(trade)
    await restoreSession()
    expect(currentMember()).toBeNull()
    answer(trade, { token })
    await restoreSession()
    expect(currentMember()?.username).toBe('ann')
  })

  test('ends on the server with a logout', () => {
    enter(token)
    logOut()
    expect(callsOf('POST /logout')).toMatchObject([{ bearer: token, keepalive: true }])
    expect(currentMember()).toBeNull()
  })

  test('aborts its reads with a logout, and logs none of them as failed', async () => {
    const log = vi.spyOn(console, 'error')
    const pending = () => new Promise<never>(() => undefined)
    answer('GET /v1/ratings/mine', pending)
    answer('GET /v1/users/{userId}/roles', pending)
    answer('POST /analytics/last-online', pending)
    enter(token)
    const sent = call('GET /v1/ratings/mine', { query: { workIds: [7] } })
    const batched = findOwnRating(8)
    logOut()
    await Promise.all(
      [sent, batched].map((read) => expect(read).rejects.toMatchObject({ name: 'AbortError' })),
    )
    expect(callsOf('GET /v1/ratings/mine').map(({ query }) => query.workIds)).toEqual([[7]])
    expect(log).not.toHaveBeenCalled()
  })

  test('ends if the ping returns a 401', async () => {
    refuse('POST /analytics/last-online', 'unauthenticated')
    refuse('GET /v1/users/{userId}/roles', 'unauthenticated')
    answer(trade, { token })
    await restoreSession()
    await vi.waitFor(() => expect(currentMember()).toBeNull())
  })

  test('treats reserved ids and the admin role as admins', async () => {
    answerLogin({ roles: ['admin', 'unknown'] })
    enter(tokenOf({ id: 1, username: 'root' }))
    expect(currentMember()?.isAdmin).toBe(true)
    enter(token)
    expect(currentMember()?.isAdmin).toBe(false)
    await vi.waitFor(() => expect(currentMember()?.isAdmin).toBe(true))
    expect(currentMember()?.roles).toEqual(['admin', 'unknown'])
  })

  test('notifies of every member change before the screens rerender', () => {
    const heard: (string | undefined)[] = []
    onMemberChange(() => heard.push(currentMember()?.username))
    enter(token)
    leave()
    expect(heard).toEqual([undefined, 'ann'])
  })

  test.each(['', 'nonsense', 'a.b.c', tokenWith({ userId: '7', username: 'ann' }), tokenWith([])])(
    'rejects %j as a token',
    (text) => {
      expect(enter(text)).toBe(false)
      expect(currentMember()).toBeNull()
    },
  )
})
