import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { aFavorite } from '../../../testing/factories/favorites.ts'
import { aList } from '../../../testing/factories/lists.ts'
import { aSuspension } from '../../../testing/factories/reports.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { aYear } from '../../../testing/factories/years.ts'
import { siteOfTests, useTestApp } from '../../../testing/harness.ts'
import { breakLines, isDrawable, widthOf } from '../../../drawing/lettering.ts'

const app = useTestApp()
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-cards-'))
  await writeFile(join(folder, 'index.html'), '<head><title>Medley</title></head>')
  http = await createApp(app.ctx, {
    checkAnswers: true,
    rateLimit: false,
    trustedProxies: null,
    site: siteOfTests,
    webOrigins: [],
    webFolder: pathToFileURL(`${folder}/`),
  })
})

afterAll(async () => {
  await http.close()
  await rm(folder, { recursive: true, force: true })
})

const get = (url: string, accept = 'image/*') =>
  http.inject({ method: 'GET', url, headers: { accept } })

test('a work without a poster gets a card with its rating', async () => {
  const work = await aWork(app, { title: 'A & B <i> "C"', creators: ['七人', 'Ida'] })
  const before = await get(`/og/film/${work.id}.png`)
  expect(before.statusCode).toBe(200)
  expect(before.headers['content-type']).toBe('image/png')
  expect(before.headers['cache-control']).toContain('public')
  const { format, width, height } = await sharp(before.rawPayload).metadata()
  expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 })
  expect(before.rawPayload.length).toBeLessThan(100_000)
  await aReview(app, { of: work, rating: 10 })
  const after = await get(`/og/film/${work.id}.png`)
  expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
})

test('its page links the card', async () => {
  const work = await aWork(app, { title: 'Named' })
  const { body } = await get(`/film/${work.id}`, 'text/html')
  const address = `https://medley.example/og/film/${work.id}.png`
  expect(body).toContain(`<meta property="og:image" content="${address}">`)
  expect(body).toContain('<meta property="og:image:width" content="1200">')
  expect(body).toContain('<meta name="twitter:card" content="summary_large_image">')
})

test('a title with characters missing from the fonts gets the cover without words', async () => {
  const work = await aWork(app, { title: '七人の侍' })
  expect((await get(`/og/film/${work.id}.png`)).statusCode).toBe(200)
  const { body } = await get(`/film/${work.id}`, 'text/html')
  expect(body).toContain(`/og/film/${work.id}.png`)
})

test('an unchanged card is not sent again', async () => {
  const work = await aWork(app, { title: 'Kept' })
  const url = `/og/film/${work.id}.png`
  const { headers } = await get(url)
  const again = () =>
    http.inject({ method: 'GET', url, headers: { 'if-none-match': String(headers.etag) } })
  expect((await again()).statusCode).toBe(304)
  await aReview(app, { of: work, rating: 3 })
  expect((await again()).statusCode).toBe(200)
})

test('every kind of page links a card of its own that is drawn', async () => {
  const by = await aUser(app, { username: 'card.maker' })
  const works = await Promise.all([aWork(app), aWork(app, { medium: 'album' })])
  const [film] = works
  const list = await aList(app, { by, of: works })
  await aFavorite(app, { by, of: film })
  const review = await aReview(app, { by, of: film, rating: 7 })
  const pages = {
    '/': '/og/home/medley.png',
    '/explore/film': '/og/explore/film.png',
    [`/review/${review.id}`]: `/og/review/${review.id}.png`,
    '/profile/card.maker': '/og/profile/card.maker.png',
    [`/u/card.maker/lists/${list.id}`]: `/og/list/${list.id}.png`,
  }
  for (const [page, url] of Object.entries(pages)) {
    const { body } = await get(page, 'text/html')
    expect(body).toContain(`<meta property="og:image" content="https://medley.example${url}">`)
    expect(body).toMatch(/<meta property="og:image:alt" content="[^"]+">/)
    const { statusCode, rawPayload } = await get(url)
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 })
  }
})

/** True if a card is the same after a change of a fact that it might show. */
async function isUnchanged(url: string, change: () => Promise<unknown>): Promise<boolean> {
  const before = await get(url)
  await change()
  return (await get(url)).headers.etag === before.headers.etag
}

test('text with spoilers changes no card', async () => {
  const { id } = await aReview(app, { review: 'He was dead all along.', spoiler: true })
  const write = (review: string) =>
    app.ctx.db.updateTable('reviews').set({ review }).where('id', '=', id).execute()
  expect(await isUnchanged(`/og/review/${id}.png`, () => write('He lives.'))).toBe(true)
})

test('words that a review hides change no card', async () => {
  const { id } = await aReview(app, { review: '||He was dead|| all along.' })
  const write = (review: string) =>
    app.ctx.db.updateTable('reviews').set({ review }).where('id', '=', id).execute()
  const url = `/og/review/${id}.png`
  expect(await isUnchanged(url, () => write('||He lives|| all along.'))).toBe(true)
  expect(await isUnchanged(url, () => write('He lives all along.'))).toBe(false)
})

test('private lists have no card', async () => {
  const list = await aList(app, { isPrivate: true, of: [await aWork(app)] })
  expect((await get(`/og/list/${list.id}.png`)).statusCode).toBe(404)
})

test('works that are not confirmed are in no card', async () => {
  const by = await aUser(app)
  const [work, added] = [await aWork(app), await aWork(app, { medium: 'book' })]
  await app.ctx.db
    .updateTable('works')
    .set({ standing: 'added' })
    .where('id', '=', added.id)
    .execute()
  const list = await aList(app, { by, of: [work] })
  await aFavorite(app, { by, of: work })
  const entry = {
    list_id: list.id,
    medium: 'book' as const,
    work_id: added.id,
    position: 2,
    time_added: app.clock.now(),
  }
  expect(
    await isUnchanged(`/og/list/${list.id}.png`, () =>
      app.ctx.db.insertInto('list_entries').values(entry).execute(),
    ),
  ).toBe(true)
  expect(
    await isUnchanged(`/og/profile/${by.username}.png`, () => aFavorite(app, { by, of: added })),
  ).toBe(true)
  expect((await get(`/og/book/${added.id}.png`)).statusCode).toBe(404)
})

test('suspended members have no card, nor do their reviews and lists', async () => {
  const by = await aUser(app)
  const [review, list] = [
    await aReview(app, { by }),
    await aList(app, { by, of: [await aWork(app)] }),
  ]
  const urls = [`profile/${by.username}`, `review/${review.id}`, `list/${list.id}`]
  await aSuspension(app, by)
  for (const url of urls) expect((await get(`/og/${url}.png`)).statusCode).not.toBe(200)
})

test('lines of text fit their width, and say where they were cut', () => {
  const style = { face: 'serif', size: 40 } as const
  const lines = breakLines('many words '.repeat(30), style, 300, 3)
  expect(lines).toHaveLength(3)
  expect(lines[2]).toMatch(/…$/)
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(300)
})

test.each([
  ['Amélie – “Le film”…', true],
  ['Łódź', true],
  ['七人', false],
  ['', false],
])('%j can be drawn: %s', (title, expected) => {
  expect(isDrawable(title)).toBe(expected)
})

test.each([
  '/og/film/999999.png',
  '/og/film/0.png',
  '/og/sculpture/1.png',
  '/og/film/1.svg',
  '/og/home/other.png',
  '/og/explore/sculpture.png',
  '/og/profile/nobody-here.png',
  '/og/list/99999999999.png',
])('there is no card at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404)
})

test('many cards at once are drawn one after the other, and none is refused', async () => {
  const works = await Promise.all(
    Array.from({ length: 24 }, (_, index) => aWork(app, { title: `Card ${index}` })),
  )
  const answers = await Promise.all(works.map(({ id }) => get(`/og/film/${id}.png`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(works.map(() => 200))
})

test('a published year has a card and a page for as long as visitors may see it, and nobody keeps them', async () => {
  const by = await aUser(app, { username: 'card.year' })
  const [card, page] = ['/og/year/2026-card.year.png', '/u/card.year/years/2026']
  const open = async () => [(await get(card)).statusCode, (await get(page, 'text/html')).statusCode]
  await aYear(app, { by, year: 2026 })
  expect(await open()).toEqual([404, 404])
  const change = (method: 'PUT' | 'DELETE') =>
    app.call(by, `${method} /v1/published-years/{year}`, { params: { year: '2026' } })
  await change('PUT')
  expect(await open()).toEqual([200, 200])
  expect((await get(card)).headers['cache-control']).toBe('no-store')
  expect((await get(page, 'text/html')).body).toContain(
    `<meta property="og:image" content="https://medley.example${card}">`,
  )
  await app.call(by, 'PATCH /v1/privacy-settings', { body: { audience: 'members' } })
  expect(await open()).toEqual([404, 404])
  await app.call(by, 'PATCH /v1/privacy-settings', { body: { audience: 'everyone' } })
  await change('DELETE')
  expect(await open()).toEqual([404, 404])
})
