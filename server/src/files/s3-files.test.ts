import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { useAppVariant } from '../testing/app-variant.ts'
import { useTestApp } from '../testing/harness.ts'
import { multipart } from '../testing/multipart.ts'
import { useS3Server } from '../testing/servers/s3-server.ts'
import { pictureUrls } from './picture-urls.ts'
import { createS3Files } from './s3-files.ts'

const store = useS3Server()
const app = useTestApp()
const cdn = 'https://pictures.example/medley'
const publicUrl = 'https://medley.example/'
const open = (change = {}) => createS3Files({ ...store(), ...change }, publicUrl)
const keyOf = (digit: string) => `${digit.repeat(32)}.webp`

describe('a file in the store', () => {
  test('comes back as it was put, with what browsers need to know', async () => {
    const bytes = Buffer.from([0, 255, 1, 254, 10, 13])
    await open().put(keyOf('a'), bytes)
    expect(await open().read(keyOf('a'))).toEqual(bytes)
    const { headers } = await fetch(`${store().endpoint}/pictures/${keyOf('a')}`)
    expect(headers.get('content-type')).toBe('image/webp')
    expect(headers.get('cache-control')).toBe('public, max-age=86400, immutable')
  })

  test('is gone once removed, and may be removed again', async () => {
    await open().put(keyOf('b'), Buffer.from('x'))
    await open().remove(keyOf('b'))
    await open().remove(keyOf('b'))
    expect(await open().read(keyOf('b'))).toBeNull()
  })

  test('needs the right secret', async () => {
    const thief = open({ secretKey: 'another secret' })
    await expect(thief.put(keyOf('c'), Buffer.from('x'))).rejects.toThrow('403')
    expect(await open().read(keyOf('c'))).toBeNull()
  })

  test('needs a bucket to be put into', async () => {
    const lost = open({ bucket: 'nowhere' })
    await expect(lost.put(keyOf('d'), Buffer.from('x'))).rejects.toThrow('404')
  })

  test.each(['', '../secret', `${keyOf('e')}/x`])('is never called %j', async (key) => {
    await expect(open().read(key)).rejects.toThrow('Not a key of a file')
  })
})

describe.each([
  { about: 'handed on by the product', address: undefined },
  { about: 'read from the host of the store', address: cdn },
])('pictures $about', ({ address }) => {
  const http = useAppVariant(app, {}, ({ db }) => {
    const files = open({ publicUrl: address })
    return {
      files,
      db: db.withoutPlugins().withPlugin(pictureUrls(files, 'https://medley.example')),
    }
  })
  const base = address ?? 'https://medley.example/files'
  const password = 'a long password'

  async function aMember(username: string): Promise<{ authorization: string }> {
    const body = { username, email: `${username}@mail.example`, password }
    await app.call(null, 'POST /create-account', { body })
    const { body: token } = await app.call(null, 'POST /login', { body: { username, password } })
    return { authorization: `Bearer ${token}` }
  }

  async function upload(member: { authorization: string }): Promise<string> {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#c43' } })
    const form = await multipart({ name: 'me.png', bytes: await image.png().toBuffer() })
    const headers = { ...member, ...form.headers }
    const request = { method: 'POST', url: '/profile-pic', headers, payload: form.payload } as const
    const answer = await http().inject(request)
    expect(answer.statusCode).toBe(200)
    return answer.json<{ profile_pic: string }>().profile_pic
  }

  const stored = (url: string) => open().read(url.slice(base.length + 1))

  test('pictures have an address that pages may show', async () => {
    const username = address === undefined ? 'ann' : 'ben'
    const url = await upload(await aMember(username))
    expect(url).toMatch(new RegExp(`^${base.replaceAll('.', '\\.')}/[0-9a-f]{32}\\.webp$`))
    const profile = await http().inject({ method: 'GET', url: `/profile?user=${username}` })
    expect(profile.json()).toMatchObject({ username, profile_pic: url })
    const allowed = String(profile.headers['content-security-policy'])
    expect(/img-src ([^;]*)/.exec(allowed)?.[1]?.split(' ')).toContain(new URL(url).origin)
    const handedOn = await http().inject({ method: 'GET', url: `/files/${url.slice(-37)}` })
    expect(handedOn.rawPayload).toEqual(await stored(url))
  })

  test('leave the store when replaced, and with the account', async () => {
    const member = await aMember(address === undefined ? 'cat' : 'dan')
    const first = await upload(member)
    const second = await upload(member)
    expect(await stored(first)).toBeNull()
    expect(await stored(second)).not.toBeNull()
    const url = `/account?password=${encodeURIComponent(password)}`
    const left = await http().inject({ method: 'DELETE', url, headers: member })
    expect(left.statusCode).toBe(200)
    expect(await stored(second)).toBeNull()
  })
})
