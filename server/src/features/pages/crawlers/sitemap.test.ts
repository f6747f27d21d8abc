import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../../app.ts'
import { aList } from '../../../testing/factories/lists.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { siteOfTests, useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()
let folder: string
let http: FastifyInstance

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'medley-sitemap-'))
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

const get = (url: string) =>
  http.inject({ method: 'GET', url, headers: { accept: 'text/html,*/*;q=0.8' } })

async function addressesIn(name: string): Promise<string[]> {
  const { statusCode, body, headers } = await get(`/sitemap/${name}.xml`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address)
}

test('robots.txt links the sitemap', async () => {
  const { body, headers } = await get('/robots.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(body).toContain('Sitemap: https://medley.example/sitemap.xml\n')
  expect(body).toContain('Disallow: /reset-password/\n')
  expect(body).toContain('Disallow: /confirm-email/\n')
})

test('the index lists the parts, works with reviews first', async () => {
  await aReview(app)
  const { body } = await get('/sitemap.xml')
  const names = [...body.matchAll(/<loc>https:\/\/medley\.example\/sitemap\/(.*?)\.xml<\/loc>/g)]
  expect(names.map(([, name]) => name).slice(0, 4)).toEqual([
    'pages',
    'reviewed-works-1',
    'works-1',
    'reviews-1',
  ])
})

test('lists the static pages', async () => {
  expect(await addressesIn('pages')).toEqual(
    expect.arrayContaining([
      'https://medley.example/',
      'https://medley.example/explore/tvShow',
      'https://medley.example/coming-from',
      'https://medley.example/coming-from/tvtime',
    ]),
  )
})

test('lists a work in one part only: reviewed or other works', async () => {
  const rated = await aWork(app, { title: 'Rock & <Roll>' })
  const quiet = await aWork(app, { title: 'Quiet' })
  await aReview(app, { of: rated, timePosted: '2026-03-01T10:00:00Z' })
  const reviewed = await addressesIn('reviewed-works-1')
  const others = await addressesIn('works-1')
  const ratedAddress = `https://medley.example/film/${rated.id}-rock-roll`
  const quietAddress = `https://medley.example/film/${quiet.id}-quiet`
  expect([reviewed.includes(ratedAddress), others.includes(ratedAddress)]).toEqual([true, false])
  expect([reviewed.includes(quietAddress), others.includes(quietAddress)]).toEqual([false, true])
  const { body } = await get('/sitemap/reviewed-works-1.xml')
  expect(body).toContain(
    `<url><loc>${ratedAddress}</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod></url>`,
  )
})

test('lists only reviews with text, and their authors', async () => {
  const writer = await aUser(app, { username: 'writer' })
  const reader = await aUser(app, { username: 'reader' })
  const written = await aReview(app, { by: writer, review: 'Good.' })
  const silent = await aReview(app, { by: writer })
  const reviews = await addressesIn('reviews-1')
  expect(reviews).toContain(`https://medley.example/review/${written.id}`)
  expect(reviews).not.toContain(`https://medley.example/review/${silent.id}`)
  const people = await addressesIn('people-1')
  expect(people).toContain('https://medley.example/profile/writer')
  expect(people).not.toContain(`https://medley.example/profile/${reader.username}`)
})

test('leaves out private lists', async () => {
  const by = await aUser(app, { username: 'curator' })
  const open = await aList(app, { by })
  const hidden = await aList(app, { by, isPrivate: true })
  const lists = await addressesIn('lists-1')
  expect(lists).toContain(`https://medley.example/u/curator/lists/${open.id}`)
  expect(lists).not.toContain(`https://medley.example/u/curator/lists/${hidden.id}`)
})

test('lists each work once when there are more than one batch', async () => {
  await sql`
    insert into works (medium, title, source, external_id, time_fetched)
    select 'book', 'Volume ' || n, 'shelf', 'v' || n, now() from generate_series(1, 4500) as n
  `.execute(app.ctx.db)
  const volumes = (await addressesIn('works-1')).filter((address) => address.includes('/book/'))
  expect(new Set(volumes).size).toBe(volumes.length)
  expect(volumes.length).toBe(4500)
})

test.each(['works-2', 'works-0', 'works-99999999', 'secrets-1', 'constructor-1', 'works'])(
  'there is no sitemap called %s',
  async (name) => {
    expect((await get(`/sitemap/${name}.xml`)).statusCode).toBe(404)
  },
)
