import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { pictureHash } from '../../files/picture-urls.ts'
import { aList } from '../../testing/factories/lists.ts'
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

describe('the page of a review', () => {
  test('has its rating, its author and its text', async () => {
    const by = await aUser(app, { username: 'ida', firstName: 'Ida', lastName: 'Marsh' })
    const of = await aWork(app, { medium: 'album', title: 'Harbour Songs' })
    const { id } = await aReview(app, { by, of, rating: 9, review: 'Salt & **"wind"**.' })
    const page = await open(`/review/${id}`)
    expect(page.html).toContain('<p>Salt &amp; <strong>&quot;wind&quot;</strong>.</p>')
    expect(page).toMatchObject({
      status: 200,
      title: 'Harbour Songs, reviewed by Ida Marsh · Medley',
      canonical: `https://medley.example/review/${id}`,
    })
    expect(page.meta).toMatchObject({
      'og:type': 'article',
      description: '9 of 10. Salt & "wind".',
    })
    expect(page.data[0]).toMatchObject({
      '@type': 'Review',
      reviewBody: 'Salt & "wind".',
      reviewRating: { ratingValue: 9, bestRating: 10, worstRating: 0 },
      author: { '@type': 'Person', name: 'Ida Marsh', url: 'https://medley.example/profile/ida' },
      itemReviewed: { '@type': 'MusicAlbum', name: 'Harbour Songs' },
    })
  })

  test('the page of a review with spoilers has a notice instead of its text', async () => {
    const by = await aUser(app, { username: 'teller' })
    const of = await aWork(app, { title: 'The Butler' })
    const { id } = await aReview(app, { by, of, rating: 4, review: 'It was him', spoiler: true })
    const page = await open(`/review/${id}`)
    expect(page.meta['description']).toBe(
      'teller rated the film The Butler 4 of 10 on Medley. The review contains spoilers.',
    )
    expect(page.html).not.toContain('It was him')
  })

  test('has a bar instead of the words that a review hides, however long', async () => {
    const review = `So. ||${'It was him. '.repeat(300)}|| Yes. ||It *was* him||`
    const { id } = await aReview(app, { review })
    const page = await open(`/review/${id}`)
    expect(page.html).toContain('<p>So. █████ Yes. █████</p>')
    expect(page.meta['description']).toMatch(/So\. █████ Yes\. █████$/)
    expect(page.data[0]).toMatchObject({ reviewBody: 'So. █████ Yes. █████' })
    expect(page.html).not.toMatch(/It (<em>)?was/)
  })

  test('escapes hostile text', async () => {
    const { id } = await aReview(app, { review: hostile })
    const page = await open(`/review/${id}`)
    expect(page.html).not.toContain('<img')
    expect(page.data[0]).toMatchObject({ reviewBody: hostile })
  })
})

describe('the page of a person', () => {
  test('has their name as they spell it', async () => {
    await aUser(app, { username: 'Tom.Fell', firstName: 'Tom', lastName: hostile })
    const page = await open('/profile/tom.fell')
    expect(page.title).toBe(`Tom ${hostile} · Medley`)
    expect(page.canonical).toBe('https://medley.example/profile/Tom.Fell')
    expect(page.data[0]).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: { '@type': 'Person', name: `Tom ${hostile}`, alternateName: 'Tom.Fell' },
    })
    expect(page.html).not.toContain('@mail.example')
    expect(page.html).not.toContain('<img')
  })

  test('has what they say about themselves, for those whom they show it', async () => {
    const tess = await aUser(app, { username: 'tess' })
    const body = { bio: 'Slow films.', link: 'https://tess.example/', place: 'Oslo', pronouns: '' }
    await app.call(tess, 'PUT /v1/profile-texts', { body })
    const page = await open('/profile/tess')
    expect(page.meta['description']).toBe('Slow films.')
    expect(page.html).toContain('<p dir="auto">Slow films.</p>')
    expect(page.data[0]).toMatchObject({
      mainEntity: {
        description: 'Slow films.',
        homeLocation: { '@type': 'Place', name: 'Oslo' },
        sameAs: 'https://tess.example/',
      },
    })
    await app.call(tess, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    expect((await open('/profile/tess')).html).not.toContain('Slow films.')
  })

  test('links the picture', async () => {
    const { id } = await aUser(app, { username: 'pictured' })
    const key = `${'a'.repeat(32)}.webp`
    await app.ctx.db
      .updateTable('users')
      .set({ profile_picture: key })
      .where('id', '=', id)
      .execute()
    const { meta, data } = await open('/profile/pictured')
    expect(data[0]).toMatchObject({ mainEntity: { image: app.ctx.files.url(key) } })
    expect(meta['og:image']).toBe('https://medley.example/og/profile/pictured.png')
  })

  test('the page of a person with lists has the person’s name in its title', async () => {
    await aUser(app, { username: 'lister' })
    const page = await open('/u/lister/lists')
    expect(page).toMatchObject({ status: 200, title: "lister's Lists · Medley" })
    expect(page.canonical).toBe('https://medley.example/u/lister/lists')
  })
})

describe('the page of a list', () => {
  test('names its works in their order', async () => {
    const by = await aUser(app, { username: 'ranker' })
    const works = [await aWork(app, { title: 'One' }), await aWork(app, { title: 'Two' })]
    const list = await aList(app, { by, title: 'Rainy Sundays', of: works })
    const page = await open(`/u/somebody/lists/${list.id}`)
    expect(page.title).toBe('Rainy Sundays · Medley')
    expect(page.canonical).toBe(`https://medley.example/u/ranker/lists/${list.id}`)
    expect(page.meta['description']).toBe('A list of 2 works by ranker on Medley: One, Two')
    expect(page.data[0]).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: 'One' },
        { position: 2, name: 'Two' },
      ],
    })
  })

  test('the page of a list that is private equals one that does not exist', async () => {
    const list = await aList(app, { title: 'Secret plans', isPrivate: true })
    const page = await open(`/u/somebody/lists/${list.id}`)
    const other = await open('/u/somebody/lists/999999')
    expect(page.html).toBe(other.html)
    expect(page.status).toBe(404)
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
