import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createOfflineClient } from '../../catalogue/web/web-client.ts'
import { useAppVariant } from '../../testing/app-variant.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import {
  breakOff,
  flood,
  redirect,
  silence,
  status,
  text,
  useSourceServer,
} from '../../testing/servers/source-server.ts'

const app = useTestApp()
const source = useSourceServer()
const small = useAppVariant(app, { pictureBytesMax: 1 })
const offline = useAppVariant(app, {}, () => ({ web: createOfflineClient() }))

let picture: Buffer
beforeAll(async () => {
  const image = sharp({ create: { width: 1200, height: 1500, channels: 3, background: '#c43' } })
  picture = await image
    .withExif({ IFD0: { Copyright: 'secret' } })
    .jpeg()
    .toBuffer()
})

beforeEach(async () => {
  await app.ctx.db.deleteFrom('work_pictures').execute()
  source.on('/poster', text(picture, 'image/jpeg'))
})

async function aWorkWith(poster: string) {
  const work = await aWork(app)
  await app.ctx.db
    .updateTable('works')
    .set({ poster_source: poster })
    .where('id', '=', work.id)
    .execute()
  return work
}

let serial = 0
/** A work with a poster at the source; each has an address of its own. */
async function aPoster(path = '/poster'): Promise<string> {
  serial += 1
  const { id, medium } = await aWorkWith(`${source.url}${path}?${serial}`)
  const params = { medium, workId: String(id) }
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
  return new URL(body.posterSource ?? '').pathname
}

const get = (url: string, { http = app.http, headers = {} } = {}) =>
  http.inject({ method: 'GET', url, headers })
const stored = async () =>
  (await readdir(join(app.outbox, 'files')).catch(() => [])).toSorted((a, b) => a.localeCompare(b))

test('the address of a poster is of this product, wherever a work is shown', async () => {
  const poster = `${source.url}/poster?everywhere`
  const work = await aWorkWith(poster)
  const { id, medium } = work
  const hash = createHash('md5').update(poster).digest('hex')
  const url = `https://medley.example/pictures/${hash}.webp`
  const params = { medium, workId: String(id) }
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', { params })
  expect(body.posterSource).toBe(url)
  const by = await aUser(app)
  const list = await aList(app, { by, of: [work] })
  const { body: lists } = await app.call(null, 'GET /v1/lists', { query: { owner: by.username } })
  expect(lists.items.find((one) => one.id === list.id)?.previewEntries).toMatchObject([
    { work: { posterSource: url } },
  ])
})

test('a poster is fetched once, made smaller, and has no metadata', async () => {
  const url = await aPoster()
  const answer = await get(url)
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const { format, width, height, exif } = await sharp(answer.rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({
    format: 'webp',
    width: 600,
    height: 750,
    exif: undefined,
  })
  await get(url)
  expect(source.calls).toHaveLength(1)
  const again = await get(url, { headers: { 'if-none-match': String(answer.headers.etag) } })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('visitors who come at once share one fetch', async () => {
  const url = await aPoster()
  const answers = await Promise.all(Array.from({ length: 20 }, () => get(url)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(source.calls).toHaveLength(1)
})

test('only pictures of works are fetched', async () => {
  const hash = createHash('md5').update(`${source.url}/poster`).digest('hex')
  const urls = [
    `/pictures/${hash}.webp`,
    `/pictures/${source.url}`,
    '/pictures/..%2fx.webp',
    '/pictures/x',
  ]
  for (const url of urls) expect((await get(url)).statusCode).toBe(404)
  expect(source.calls).toEqual([])
})

describe('a picture is not shown', () => {
  test.each([
    ['that is missing', status(404)],
    ['that is no picture', text('<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml')],
    [
      'that is damaged',
      (_: unknown, response: { end(bytes: Buffer): void }) =>
        response.end(picture.subarray(0, 300)),
    ],
    ['that breaks off', breakOff('x')],
    ['without end', flood('\u0089PNG', 'x'.repeat(100_000))],
    ['that leads into the network', redirect('http://169.254.169.254/')],
  ])('%s, and the failure is remembered for an hour', async (_, behaviour) => {
    source.on('/bad', behaviour)
    const url = await aPoster('/bad')
    expect((await get(url)).statusCode).toBe(404)
    expect((await get(url)).statusCode).toBe(404)
    expect(source.calls).toHaveLength(1)
    source.on('/bad', text(picture))
    app.clock.advance(3_600_000)
    expect((await get(url)).statusCode).toBe(200)
  })

  test('a picture is not shown with more pixels than are read', async () => {
    const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
    source.on('/huge', text(await huge.png().toBuffer()))
    expect((await get(await aPoster('/huge'))).statusCode).toBe(404)
  })

  test('a picture is not shown at a private address', async () => {
    const { id } = await aWorkWith('http://10.0.0.1/poster.jpg')
    const hash = createHash('md5').update('http://10.0.0.1/poster.jpg').digest('hex')
    expect(id).toBeGreaterThan(0)
    expect((await get(`/pictures/${hash}.webp`)).statusCode).toBe(404)
  })

  test('without a network', async () => {
    const url = await aPoster()
    expect((await get(url, { http: offline() })).statusCode).toBe(404)
    expect(source.calls).toEqual([])
  })
})

test('the total size is bounded: what was not used for longest goes first', async () => {
  const before = await stored()
  const [first, second] = [await aPoster(), await aPoster()]
  await get(first)
  app.clock.advance(1000)
  expect((await stored()).length).toBe(before.length + 1)
  const fits = await get(second, { http: small() })
  expect(fits.statusCode).toBe(200)
  const rows = await app.ctx.db.selectFrom('work_pictures').select('hash').execute()
  expect(rows).toEqual([])
  expect(await stored()).toEqual(before)
  expect((await get(first)).statusCode).toBe(200)
})

test('is fetched again once its term is over, and the older file is removed', async () => {
  const url = await aPoster()
  await get(url)
  const before = await stored()
  app.clock.advance(151 * 86_400_000)
  expect((await get(url)).statusCode).toBe(200)
  expect(source.calls).toHaveLength(2)
  const after = await stored()
  expect(after).toHaveLength(before.length)
  expect(after).not.toEqual(before)
})

test('a silent source does not hold the others up for good', async () => {
  source.on('/silent', silence)
  const url = await aPoster('/silent')
  const other = await aPoster()
  const waiting = get(url)
  expect((await get(other)).statusCode).toBe(200)
  expect((await waiting).statusCode).toBe(404)
})
