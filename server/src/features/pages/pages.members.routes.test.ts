import { describe, expect, test } from 'vitest'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const hostile = `</script></title><img src=x onerror=alert(1)>"'&$&$1`
const { open } = useServedPages(app)

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
