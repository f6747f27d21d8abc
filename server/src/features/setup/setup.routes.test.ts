import { beforeEach, expect, test } from 'vitest'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { instanceOfTests } from '../../testing/instance.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const setupCode = 'abcd-efgh-ijkl-mnop-qrst-uvwx-yz23-4567'
let followed = 0
const instance = { ...instanceOfTests(), setupCode, follow: () => void (followed += 1) }
const fresh = useAppVariant(app, {}, () => ({ instance }))
const pages = useServedPages(app)

const admin = {
  code: setupCode,
  username: 'ada',
  email: 'ada@mail.example',
  password: 'an engine of 1843',
}

beforeEach(async () => {
  await app.ctx.db.deleteFrom('users').execute()
  followed = 0
})

async function send(method: 'GET' | 'POST', url: string, payload?: object) {
  const { statusCode: status, body } = await fresh().inject({
    method,
    url,
    ...(payload && { payload }),
  })
  return { status, body: JSON.parse(body) as Record<string, unknown> }
}

const setUp = (changes: Partial<typeof admin> = {}) =>
  send('POST', '/v1/setup', { ...admin, ...changes })

test('the code makes the first admin and ends', async () => {
  expect(await send('GET', '/v1/setup')).toEqual({ status: 200, body: { isNeeded: true } })
  expect(await setUp()).toEqual({ status: 201, body: { id: 1, username: 'ada' } })
  expect(followed).toBe(1)
  expect(await send('GET', '/v1/setup')).toEqual({ status: 200, body: { isNeeded: false } })
  expect(await setUp({ username: 'eve', email: 'eve@mail.example' })).toMatchObject({
    status: 409,
    body: { code: 'setup_done' },
  })
})

test.each(['ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567', setupCode.replaceAll('-', '')])(
  'is typed as one likes: %s',
  async (code) => {
    expect((await setUp({ code })).status).toBe(201)
  },
)

test.each(['abcd', setupCode.replace('7', '6'), `${setupCode}8`])(
  'another code makes nobody: %s',
  async (code) => {
    expect(await setUp({ code })).toMatchObject({ status: 403, body: { code: 'setup_code_wrong' } })
    expect(await app.ctx.db.selectFrom('users').select('id').execute()).toEqual([])
  },
)

test('of two at the same moment one becomes the admin', async () => {
  const both = await Promise.all([setUp(), setUp({ username: 'eve', email: 'eve@mail.example' })])
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 409]))
  expect(await app.ctx.db.selectFrom('users').select('id').execute()).toEqual([{ id: 1 }])
})

test('nothing else answers until then', async () => {
  const needed = { status: 403, body: { code: 'setup_needed' } }
  expect(await send('GET', '/v1/works/film')).toMatchObject(needed)
  expect(
    await send('POST', '/create-account', {
      username: 'eve',
      email: 'e@mail.example',
      password: 'x',
    }),
  ).toMatchObject(needed)
  await setUp()
  expect((await send('GET', '/v1/works/film')).status).toBe(200)
})

test('pages lead there until then', async () => {
  const server = await pages.openApp({ ...app.ctx, instance })
  const open = async (url: string) => {
    const { statusCode, headers } = await server.inject({ url, headers: { accept: 'text/html' } })
    return [statusCode, headers.location]
  }
  expect(await open('/explore/film')).toEqual([302, '/setup'])
  expect(await open('/login')).toEqual([302, '/setup'])
  expect(await open('/setup')).toEqual([200, undefined])
  await setUp()
  expect(await open('/explore/film')).toEqual([200, undefined])
  await server.close()
})

test('a weak password makes nobody, and the code stays', async () => {
  expect(await setUp({ password: 'password1' })).toMatchObject({
    status: 400,
    body: { code: 'validation_error' },
  })
  expect((await setUp()).status).toBe(201)
})

test('an instance that members use has no set-up', async () => {
  await aUser(app)
  expect(await send('GET', '/v1/setup')).toEqual({ status: 200, body: { isNeeded: false } })
  expect(await setUp()).toMatchObject({ status: 409, body: { code: 'setup_done' } })
})
