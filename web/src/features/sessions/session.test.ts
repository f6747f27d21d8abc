import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callsOf, refuse } from '../../testing/fake-server.ts'
import { ann, answerLogin, tokenOf, tokenWith } from '../../testing/members.ts'
import { currentMember, enter, leave, onMemberChange, restoreSession } from './session.ts'

const token = tokenOf(ann)
const cookies: string[] = []

beforeEach(() => {
  let jar = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies.push(cookie)
    jar = cookie.split(';')[0] ?? ''
    if (jar === 'authorization=') jar = ''
  })
  answerLogin()
})

afterEach(() => {
  leave()
  cookies.length = 0
})

describe('the session', () => {
  test.each([
    ['session' as const, /; Path=\/; SameSite=Strict; Secure$/],
    [7, /; Path=\/; SameSite=Strict; Secure; Expires=/],
  ])('keeps the token in a strict and secure cookie (%s)', (lifetime, form) => {
    expect(enter(token, lifetime)).toBe(true)
    expect(cookies[0]).toMatch(form)
    expect(cookies[0]).toContain(`authorization=${token}`)
  })

  test('lasts 3650 days when remembered', () => {
    enter(token, 3650)
    const expires = new Date(/Expires=(.*)$/.exec(cookies[0] ?? '')?.[1] ?? '')
    expect((expires.getTime() - Date.now()) / 86_400_000).toBeCloseTo(3650, 1)
  })

  test('is restored at the start and pings once', async () => {
    document.cookie = `authorization=${token}`
    await restoreSession()
    expect(currentMember()).toMatchObject({ id: 7, username: 'ann' })
    await vi.waitFor(() =>
      expect([
        callsOf('POST /analytics/last-online').length,
        callsOf('GET /v1/users/{userId}/roles').map(({ params }) => params.userId),
      ]).toEqual([1, [ann.id]]),
    )
  })

  test('ends if the ping returns a 401', async () => {
    refuse('POST /analytics/last-online', 'unauthenticated')
    refuse('GET /v1/users/{userId}/roles', 'unauthenticated')
    document.cookie = `authorization=${token}`
    await restoreSession()
    await vi.waitFor(() => expect(currentMember()).toBeNull())
    expect(document.cookie).toBe('')
  })

  test('treats reserved ids and the admin role as admins', async () => {
    answerLogin({ roles: ['admin', 'unknown'] })
    enter(tokenOf({ id: 1, username: 'root' }), 7)
    expect(currentMember()?.isAdmin).toBe(true)
    enter(token, 7)
    expect(currentMember()?.isAdmin).toBe(false)
    await vi.waitFor(() => expect(currentMember()?.isAdmin).toBe(true))
    expect(currentMember()?.roles).toEqual(['admin', 'unknown'])
  })

  test('notifies of every member change before the screens rerender', () => {
    const heard: (string | undefined)[] = []
    onMemberChange(() => heard.push(currentMember()?.username))
    enter(token, 7)
    leave()
    expect(heard).toEqual([undefined, 'ann'])
  })

  test.each(['', 'nonsense', 'a.b.c', tokenWith({ userId: '7', username: 'ann' }), tokenWith([])])(
    'rejects %j as a token',
    (text) => {
      expect(enter(text, 7)).toBe(false)
      expect(currentMember()).toBeNull()
    },
  )
})
