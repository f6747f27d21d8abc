import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { siteOfTests, useTestApp } from '../../../testing/harness.ts'
import { isDrawable } from './draw-card.ts'

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

test('a title with characters missing from the font gets no card', async () => {
  const work = await aWork(app, { title: '七人の侍' })
  expect((await get(`/og/film/${work.id}.png`)).statusCode).toBe(404)
  expect((await get(`/film/${work.id}`, 'text/html')).body).not.toContain('og:image')
})

test.each([
  ['Amélie – “Le film”…', true],
  ['Łódź', false],
  ['', false],
])('%j can be drawn: %s', (title, expected) => {
  expect(isDrawable(title)).toBe(expected)
})

test.each(['/og/film/999999.png', '/og/film/0.png', '/og/sculpture/1.png', '/og/film/1.svg'])(
  'there is no card at %s',
  async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  },
)

test('many cards at once are drawn one after the other, and none is refused', async () => {
  const works = await Promise.all(
    Array.from({ length: 24 }, (_, place) => aWork(app, { title: `Card ${place}` })),
  )
  const answers = await Promise.all(works.map(({ id }) => get(`/og/film/${id}.png`)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(works.map(() => 200))
})
