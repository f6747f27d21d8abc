import { afterEach, describe, expect, test, vi } from 'vitest'
import { currentMember, enter, leave, onMemberChange, restoreSession } from './session.ts'

const tokenOf = (claims: object) =>
  `x.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.y`
const ann = tokenOf({ userId: 7, username: 'Ann' })
const cookies: string[] = []

function stub(answer: (path: string) => Response) {
  let jar = ''
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
  vi.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => {
    cookies.push(cookie)
    jar = cookie.split(';')[0] ?? ''
    if (jar === 'authorization=') jar = ''
  })
  vi.stubGlobal('fetch', async (path: string) => answer(path))
}

afterEach(() => {
  leave()
  cookies.length = 0
  vi.unstubAllGlobals()
})

describe('the session', () => {
  test.each([
    ['session' as const, /; Path=\/; SameSite=Strict; Secure$/],
    [7, /; Path=\/; SameSite=Strict; Secure; Expires=/],
  ])('keeps the token in a strict and secure cookie (%s)', (lifetime, form) => {
    stub(() => Response.json({ roles: [] }))
    expect(enter(ann, lifetime)).toBe(true)
    expect(cookies[0]).toMatch(form)
    expect(cookies[0]).toContain(`authorization=${ann}`)
  })

  test('lasts 3650 days when remembered', () => {
    stub(() => Response.json({ roles: [] }))
    enter(ann, 3650)
    const expires = new Date(/Expires=(.*)$/.exec(cookies[0] ?? '')?.[1] ?? '')
    expect((expires.getTime() - Date.now()) / 86_400_000).toBeCloseTo(3650, 1)
  })

  test('is restored at the start and pings once', async () => {
    const asked: string[] = []
    stub((path) => {
      asked.push(path)
      return Response.json({ roles: [] })
    })
    document.cookie = `authorization=${ann}`
    await restoreSession()
    expect(currentMember()).toMatchObject({ id: 7, username: 'Ann' })
    await vi.waitFor(() =>
      expect(asked.toSorted()).toEqual(['/analytics/last-online', '/v1/users/7/roles']),
    )
  })

  test('ends with a 401 of the ping', async () => {
    stub(() =>
      Response.json({ status: 401, code: 'unauthenticated', message: '' }, { status: 401 }),
    )
    document.cookie = `authorization=${ann}`
    await restoreSession()
    await vi.waitFor(() => expect(currentMember()).toBeNull())
    expect(document.cookie).toBe('')
  })

  test('makes admins of the reserved ids and of the role', async () => {
    stub(() => Response.json({ roles: ['admin', 'unknown'] }))
    enter(tokenOf({ userId: 1, username: 'Root' }), 7)
    expect(currentMember()?.isAdmin).toBe(true)
    enter(ann, 7)
    expect(currentMember()?.isAdmin).toBe(false)
    await vi.waitFor(() => expect(currentMember()?.isAdmin).toBe(true))
    expect(currentMember()?.roles).toEqual(['admin', 'unknown'])
  })

  test('tells of every change of the member, before the screens hear of it', () => {
    stub(() => Response.json({ roles: [] }))
    const heard: (string | undefined)[] = []
    onMemberChange(() => heard.push(currentMember()?.username))
    enter(ann, 7)
    leave()
    expect(heard).toEqual([undefined, 'Ann'])
  })

  test.each(['', 'nonsense', 'a.b.c', tokenOf({ userId: '7', username: 'Ann' }), tokenOf([])])(
    'takes no token from %j',
    (text) => {
      stub(() => Response.json({}))
      expect(enter(text, 7)).toBe(false)
      expect(currentMember()).toBeNull()
    },
  )
})
