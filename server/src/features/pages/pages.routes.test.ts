import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pictureHash } from '../../files/picture-urls.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const hostile = `</script></title><img src=x onerror=alert(1)>"'&$&$1`
const { open, openApp, request } = useServedPages(app)
const member = 'authorization=x.y.z'

describe('the page of a work', () => {
  test('has its type, creators and rating', async () => {
    const film = await aWork(app, {
      title: 'The Long Tide',
      creators: ['Ida Marsh', 'Tom Fell'],
      releaseDate: '1999-04-02',
    })
    await aReview(app, { of: film, rating: 8 })
    await aReview(app, { of: film, rating: 9 })
    const page = await open(`/film/${film.id}`)
    const url = `https://medley.example/film/${film.id}-the-long-tide`
    expect(page).toMatchObject({ status: 200, title: 'The Long Tide · Medley', canonical: url })
    expect(page.meta).toMatchObject({
      description:
        'A film by Ida Marsh and Tom Fell from 1999, rated 8.5 of 10 in 2 reviews on Medley.',
      'og:title': 'The Long Tide · Medley',
      'og:type': 'video.movie',
      'og:url': url,
      'og:site_name': 'Medley',
      'twitter:title': 'The Long Tide · Medley',
    })
    expect(page.meta['robots']).toBeUndefined()
    expect(page.data[0]).toMatchObject({
      '@type': 'Movie',
      name: 'The Long Tide',
      url,
      director: [{ name: 'Ida Marsh' }, { name: 'Tom Fell' }],
      datePublished: '1999-04-02',
      aggregateRating: { ratingValue: 8.5, ratingCount: 2, bestRating: 10, worstRating: 0 },
    })
    expect(page.data[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Medley', item: 'https://medley.example/' },
        { position: 2, name: 'Films', item: 'https://medley.example/explore/film' },
        { position: 3, name: 'The Long Tide', item: url },
      ],
    })
  })

  test('the page of a work has no average without ratings', async () => {
    const book = await aWork(app, { medium: 'book', title: 'Unread' })
    const { data, meta } = await open(`/book/${book.id}-unread`)
    expect(data[0]).toMatchObject({ '@type': 'Book', author: [{ '@type': 'Person' }] })
    expect(data[0]).not.toHaveProperty('aggregateRating')
    expect(meta['description']).toBe('A book by Some Creator. Rate and review it on Medley.')
  })

  test.each([
    ['film', 'Movie'],
    ['tvShow', 'TVSeries'],
    ['book', 'Book'],
    ['album', 'MusicAlbum'],
    ['podcast', 'PodcastSeries'],
  ] as const)('the page of a work of the medium %s is a %s', async (medium, type) => {
    const work = await aWork(app, { medium })
    expect((await open(`/${medium}/${work.id}`)).data[0]).toMatchObject({ '@type': type })
  })

  test('has the text of its description and the canonical URL, for any slug', async () => {
    const work = await aWork(app, {
      title: 'Łódź & Mär',
      description: `<p>Two <i>cities</i> &amp; a river. ${'word '.repeat(80)}</p>`,
    })
    const page = await open(`/film/${work.id}-something-else`)
    expect(page.canonical).toBe(`https://medley.example/film/${work.id}-%C5%82odz-mar`)
    expect(page.meta['description']).toMatch(/^Two cities & a river\. word .* word…$/)
    expect(page.meta['description']?.length).toBeLessThanOrEqual(200)
  })

  test('links its poster only by a public URL', async () => {
    const work = await aWork(app)
    const poster_source = 'https://pictures.example/a.jpg?x=1&y=2'
    const row = app.ctx.db.updateTable('works').set({ poster_source }).where('id', '=', work.id)
    await row.execute()
    const url = `https://medley.example/pictures/${pictureHash(poster_source)}.webp`
    expect((await open(`/film/${work.id}`)).meta['og:image']).toBe(url)
  })

  test('has content before the app runs, for visitors and members', async () => {
    const film = await aWork(app, { title: hostile })
    const page = await open(`/film/${film.id}`)
    expect(page.content).toMatch(/^<main data-served>.*<\/main>$/s)
    expect(page.content).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(page.content).not.toContain('<img')
    const { body } = await request(`/film/${film.id}`, member)
    expect(body).toContain(page.content)
    // They open the page by a call of their own.
    expect(page.html).toContain('as="fetch"')
    expect(body).not.toContain('as="fetch"')
  })

  test('leaves it to the app what a member may see and where a merged work is', async () => {
    const [added, merged] = [await aWork(app), await aWork(app)]
    const { db } = app.ctx
    const works = db.updateTable('works')
    await works.set({ standing: 'added' }).where('id', '=', added.id).execute()
    await works.set({ merged_into: added.id }).where('id', '=', merged.id).execute()
    for (const id of [added.id, merged.id, 999_999]) {
      const { statusCode, body } = await request(`/film/${id}`, member)
      expect({ id, statusCode }).toEqual({ id, statusCode: 200 })
      expect(body).toContain('<div id="root"></div>')
    }
  })

  test('the page of a work has no content if the work does not exist', async () => {
    expect((await open('/film/999999')).content).toBe('')
  })

  test('escapes hostile titles, names and descriptions', async () => {
    const work = await aWork(app, { title: hostile, creators: [hostile], description: hostile })
    const page = await open(`/film/${work.id}`)
    expect(page.title).toBe(`${hostile} · Medley`)
    expect(page.html).not.toContain('<img')
    expect(page.html.match(/<title>/g)).toHaveLength(1)
    expect(page.html.match(/name="description"/g)).toHaveLength(1)
    expect(page.data[0]).toMatchObject({ name: hostile, director: [{ name: hostile }] })
    expect(page.data).toHaveLength(2)
  })
})

test('explore names the works with the largest audience', async () => {
  const work = await aWork(app, { medium: 'podcast', title: 'Harbour Talk' })
  await sql`update work_counts set audience_size = 1000000 where work_id = ${work.id}`.execute(
    app.ctx.db,
  )
  const page = await open('/explore/podcast')
  expect(page).toMatchObject({
    status: 200,
    title: 'Podcasts · Medley',
    canonical: 'https://medley.example/explore/podcast',
  })
  expect(page.meta['description']).toContain('Harbour Talk')
  const [list] = page.data
  expect(list).toMatchObject({ '@type': 'ItemList' })
  expect(JSON.stringify(list)).toContain(`/podcast/${work.id}-harbour-talk`)
})

test('the landing page describes the product', async () => {
  const page = await open('/')
  expect(page.title).toBe('Medley: films, TV shows, books, albums and podcasts, with friends')
  expect(page.canonical).toBe('https://medley.example/')
  expect(page.data).toMatchObject([{ '@type': 'WebSite', url: 'https://medley.example/' }])
})

test.each([
  '/film/999999',
  '/film/9999999999',
  '/film/0',
  '/book/x',
  '/explore/sculpture',
  '/review/999999',
  '/review/1.5',
  '/review/%00',
  '/profile/nobody-at-all',
  '/profile/%00',
  '/profile/%3Cscript%3E',
  `/profile/${'a'.repeat(200)}`,
  '/nobody-at-all/contacts',
  '/u/nobody-at-all/saved-for-later',
  '/u/nobody-at-all/lists',
  '/u/somebody',
  '/settings/more',
  '/reset-password/1',
  '/explore/opera',
  '/nowhere',
])('%s is not found and not indexed', async (url) => {
  const page = await open(url)
  expect(page).toMatchObject({ status: 404, title: 'Page Not Found · Medley', data: [] })
  expect(page.meta['robots']).toBe('noindex')
  expect(page.meta['og:title']).toBeUndefined()
  expect(page.html).toContain('<div id="root"></div>')
})

test('a work exists under its own medium only', async () => {
  const work = await aWork(app, { medium: 'album' })
  expect((await open(`/film/${work.id}`)).status).toBe(404)
})

test.each([
  ['/settings', 'Settings · Medley'],
  ['/settings/privacy', 'Settings · Medley'],
  ['/notifications', 'Notifications · Medley'],
  ['/dashboard', 'Admin Dashboard · Medley'],
  ['/login', 'Login · Medley'],
  ['/unsubscribe/secret-token', 'Unsubscribe · Medley'],
  ['/reset-password/3/secret-token', 'Set a new password · Medley'],
  ['/confirm-email/3/secret-token', 'Confirm your e-mail address · Medley'],
])('%s is not indexed', async (url, title) => {
  const page = await open(url)
  expect(page).toMatchObject({ status: 200, title, canonical: undefined, data: [] })
  expect(page.meta).toMatchObject({ robots: 'noindex', description: 'As built.' })
  expect(page.html).not.toContain('secret-token')
})

test.each(['/reset-password/3/secret-token', '/confirm-email/3/secret-token'])(
  'a page with a token in its URL sends no referrer: %s',
  async (url) => {
    const { headers } = await request(url)
    expect(headers['referrer-policy']).toBe('no-referrer')
  },
)

test.each(['/', '/explore/film', '/profile/somebody', '/contributors/1', '/nowhere'])(
  'a member’s page that depends on them has no content before the app runs: %s',
  async (url) => {
    expect((await request(url, member)).body).toContain('<div id="root"></div>')
  },
)

test('the page is served as built if the database fails', async () => {
  const failing = new Proxy(app.ctx.db, {
    get: () => () => {
      throw new Error('The database is away')
    },
  })
  const broken = await openApp({ ...app.ctx, db: failing })
  const page = await open('/film/1', broken)
  expect(page).toMatchObject({ status: 200, title: 'Medley', canonical: undefined })
  expect(page.meta['robots']).toBeUndefined()
  await broken.close()
})

test('a slow database does not delay the page', async () => {
  const work = await aWork(app)
  const holding = await app.ctx.db.startTransaction().execute()
  try {
    await sql`lock table works in access exclusive mode`.execute(holding)
    expect(await open(`/film/${work.id}`)).toMatchObject({ status: 200, title: 'Medley' })
  } finally {
    await holding.rollback().execute()
  }
  expect(await open(`/film/${work.id}`)).toMatchObject({ title: `${work.title} · Medley` })
})

describe('the page of a contributor', () => {
  test('names the person and their works', async () => {
    const film = await aWork(app, { title: 'Low Water', creators: ['Ida Marsh Fell'] })
    const { contributor_id: id } = await app.ctx.db
      .selectFrom('credits')
      .select('contributor_id')
      .where('work_id', '=', film.id)
      .executeTakeFirstOrThrow()
    const page = await open(`/contributors/${id}`)
    expect(page).toMatchObject({ status: 200, title: 'Ida Marsh Fell · Medley' })
    expect(page.content).toContain(`href="/film/${film.id}-low-water"`)
    expect((await open('/contributors/2147483647')).status).toBe(404)
  })
})

test('the address of a merged work leads to the other one for good', async () => {
  const [from, into] = [await aWork(app, { title: 'Twice' }), await aWork(app, { title: 'Once' })]
  await app.ctx.db
    .updateTable('works')
    .set({ merged_into: into.id })
    .where('id', '=', from.id)
    .execute()
  const answer = await request(`/film/${from.id}-twice`)
  expect(answer.statusCode).toBe(301)
  expect(answer.headers.location).toBe(`/film/${into.id}-once`)
})

test.each([undefined, 'authorization=x.y.z'])(
  "the start of a member's addresses leads to their profile, with the cookie %s",
  async (cookie) => {
    const { username } = await aUser(app)
    const answer = await request(`/U/${username.toUpperCase()}`, cookie)
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `/profile/${username}`])
  },
)
