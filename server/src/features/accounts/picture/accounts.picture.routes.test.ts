import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeEach, describe, expect, test } from 'vitest'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
const script = '<script>alert(1)</script>'
let me: TestUser

beforeEach(async () => {
  me = await aUser(app)
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c43' } })

async function upload(bytes: Buffer, { name = 'me.png', part = 'file', token = me.token } = {}) {
  const form = new FormData()
  form.append(part, new Blob([new Uint8Array(bytes)]), name)
  const encoded = new Response(form)
  const answer = await app.send({
    method: 'POST',
    url: '/profile-pic',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': String(encoded.headers.get('content-type')),
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return answer as typeof answer & { body: { profile_pic: string } }
}

async function fetchFile(url: string) {
  return app.http.inject({ method: 'GET', url: new URL(url).pathname })
}

const stored = () => readdir(join(app.outbox, 'files')).catch(() => [])
const unsupported = {
  status: 415,
  body: {
    status: 415,
    code: 'unsupported_file_type',
    message: 'Only png, jpg, jpeg and gif are allowed',
  },
}

describe('POST /profile-pic', () => {
  test.each(['png', 'jpeg', 'gif'] as const)('keeps a %s as a square of 512', async (format) => {
    const answer = await upload(await blank(900, 300).toFormat(format).toBuffer())
    expect(answer.status).toBe(200)
    expect(answer.body.profile_pic).toMatch(
      /^https:\/\/medley\.example\/files\/[0-9a-f]{32}\.webp$/,
    )
    const { rawPayload } = await fetchFile(answer.body.profile_pic)
    expect(await sharp(rawPayload).metadata()).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
    })
  })

  test('turns a photo upright and strips its location', async () => {
    const halves = blank(200, 400).composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#00f' } },
        top: 0,
        left: 0,
      },
    ])
    const photo = await sharp(await halves.png().toBuffer())
      .withExif({ IFD0: { Artist: 'A secret place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes('A secret place')).toBe(true)
    expect((await sharp(photo).metadata()).orientation).toBe(6)
    const { body } = await upload(photo)
    const kept = sharp((await fetchFile(body.profile_pic)).rawPayload)
    const { exif: left, orientation } = await kept.metadata()
    expect([left, orientation]).toEqual([undefined, undefined])
    // After a quarter turn, the blue half at the top is at the right.
    const pixel = await kept.extract({ left: 500, top: 256, width: 1, height: 1 }).raw().toBuffer()
    expect(pixel[2]).toBeGreaterThan(200)
    expect(pixel[0]).toBeLessThan(50)
  })

  test('removes the previous picture', async () => {
    const picture = await blank(50, 50).png().toBuffer()
    const first = await upload(picture)
    const second = await upload(picture)
    expect((await fetchFile(second.body.profile_pic)).statusCode).toBe(200)
    expect((await fetchFile(first.body.profile_pic)).statusCode).toBe(404)
  })

  test('leaves one file after two concurrent uploads', async () => {
    const before = await stored()
    const picture = await blank(50, 50).png().toBuffer()
    await Promise.all([upload(picture), upload(picture), upload(picture)])
    expect(await stored()).toHaveLength(before.length + 1)
  })

  test('shows in the profile and in the search', async () => {
    const { body } = await upload(await blank(50, 50).png().toBuffer())
    const profile = await app.call(null, 'GET /profile', { query: { user: me.username } })
    expect(profile.body.profile_pic).toBe(body.profile_pic)
    const url = `/v1/search?q=${me.username}&category=user`
    const found = await app.send({ method: 'GET', url })
    expect(JSON.stringify(found.body)).toContain(body.profile_pic)
  })

  test('needs the file', async () => {
    const answer = await upload(Buffer.from('x'), { part: 'other' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_error' })
  })

  test('needs a member', async () => {
    const answer = await upload(Buffer.from('x'), { token: 'none' })
    expect(answer.body).toMatchObject({ status: 401, code: 'unauthenticated' })
  })

  test('accepts at most 5 MB', async () => {
    const picture = await blank(50, 50).png().toBuffer()
    const filled = (size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)])
    expect((await upload(filled(5_000_000))).status).toBe(200)
    expect(await upload(filled(5_000_001))).toEqual({
      status: 413,
      body: { status: 413, code: 'file_too_large', message: 'File is too large' },
    })
  })

  test('refuses a small file with too many pixels', async () => {
    const bomb = await blank(10_000, 5_001).png().toBuffer()
    expect(bomb.length).toBeLessThan(1_000_000)
    expect((await upload(bomb)).body).toMatchObject({ status: 413, code: 'file_too_large' })
  })

  test('detects the type by content, not by name', async () => {
    const before = await stored()
    expect(await upload(Buffer.from('only text'), { name: 'me.png' })).toEqual(unsupported)
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
    expect(await upload(Buffer.from(svg))).toEqual(unsupported)
    expect(await upload(await blank(9, 9).webp().toBuffer())).toEqual(unsupported)
    expect(await upload(Buffer.alloc(0))).toEqual(unsupported)
    const whole = await blank(300, 300).png().toBuffer()
    expect(await upload(whole.subarray(0, 40))).toEqual(unsupported)
    expect(await stored()).toEqual(before)
    const picture = await blank(9, 9).jpeg().toBuffer()
    expect((await upload(picture, { name: 'me.txt' })).status).toBe(200)
  })

  test.each([
    ['picture.svg', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`],
    ['picture.eps', '%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 1 1\nshowpage\n'],
    ['picture.pdf', '%PDF-1.4\n%%EOF\n'],
    ['page.html', `<!doctype html>${script}`],
    ['picture.gif', `GIF89a/*${script}*/=1;`],
    ['cut.jpg', '\u00ff\u00d8\u00ff\u00e0\0\u0010'],
  ])('refuses what is no picture: %s', async (name, content) => {
    expect(await upload(Buffer.from(content, 'latin1'), { name })).toEqual(unsupported)
  })

  test.each([
    ['page.html', ''],
    ['../../../x.jpg', ''],
    ['a\r\nb.jpg', ''],
    ['polyglot.png', script],
  ])('keeps neither the name %j nor a payload', async (name, payload) => {
    const picture = await blank(40, 40)
      .png()
      .withExif({ IFD0: { Artist: script } })
      .toBuffer()
    const { body } = await upload(Buffer.concat([picture, Buffer.from(payload)]), { name })
    expect(new URL(body.profile_pic).pathname).toMatch(/^\/files\/[\da-f]{32}\.webp$/)
    const { headers, rawPayload } = await fetchFile(body.profile_pic)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
    })
    expect(rawPayload.includes('script')).toBe(false)
  })
})

test('deleting the account removes the picture', async () => {
  const username = 'leaving'
  const password = 'a long password'
  const body = { username, email: 'leaving@mail.example', password }
  await app.call(null, 'POST /create-account', { body })
  const token = String((await app.call(null, 'POST /login', { body: { username, password } })).body)
  const { body: kept } = await upload(await blank(9, 9).png().toBuffer(), { token })
  expect((await fetchFile(kept.profile_pic)).statusCode).toBe(200)
  await app.call({ token }, 'DELETE /account', { body: { password } })
  expect((await fetchFile(kept.profile_pic)).statusCode).toBe(404)
})

describe('GET /files/{key}', () => {
  test('serves the picture with its type, cacheable for a day', async () => {
    const { body } = await upload(await blank(9, 9).png().toBuffer())
    const { headers } = await fetchFile(body.profile_pic)
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=86400, immutable',
    })
  })

  test.each(['nothing', `${'0'.repeat(32)}.webp`, '..%2Fsecret', '%2e%2e%2f%2e%2e%2fetc%2fpasswd'])(
    '%s is not found',
    async (key) => {
      expect(await app.send({ method: 'GET', url: `/files/${key}` })).toEqual({
        status: 404,
        body: { status: 404, code: 'not_found', message: 'Not found' },
      })
    },
  )
})
