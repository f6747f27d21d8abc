import { describe, expect, test } from 'vitest'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'

const app = useTestApp()
const { open, openGerman } = useServedPages(app)

describe('for those who read German', () => {
  test('the page of a work is described and dated in German', async () => {
    const film = await aWork(app, {
      title: 'The Long Tide',
      creators: ['Ida Marsh', 'Tom Fell'],
      releaseDate: '1999-04-02',
    })
    await aReview(app, { of: film, rating: 8 })
    await aReview(app, { of: film, rating: 9 })
    const page = await openGerman(`/film/${film.id}`)
    expect(page.meta).toMatchObject({
      description:
        'Ein Film von Ida Marsh und Tom Fell aus dem Jahr 1999, auf Medley in 2 Rezensionen mit 8,5 von 10 bewertet.',
      'og:locale': 'de_DE',
      'og:image:alt': 'Das Cover von The Long Tide auf Medley',
    })
    expect(page.content).toMatch(/<dt>Regie<\/dt>.*<dt>Erschienen<\/dt><dd>2\. April 1999<\/dd>/s)
    expect(page.data[1]).toMatchObject({ itemListElement: [{}, { name: 'Filme' }, {}] })
  })

  test('the page of a work has its German title', async () => {
    const film = await aWork(app, { title: 'The Godfather' })
    const german = { work_id: film.id, language: 'de', title: 'Der Pate', source: 'shelf' }
    await app.ctx.db.insertInto('work_titles').values(german).execute()
    const page = await openGerman(`/film/${film.id}`)
    expect(page.title).toBe('Der Pate · Medley')
    expect(page.content).toContain('<h1>Der Pate</h1>')
    expect(page.canonical).toContain('the-godfather')
    expect((await open(`/film/${film.id}`)).title).toBe('The Godfather · Medley')
  })

  test('a review, its author and a list are', async () => {
    const ann = await aUser(app, { firstName: 'Ann', lastName: 'Lee' })
    const book = await aWork(app, { medium: 'book', title: 'Ebb' })
    const review = await aReview(app, { by: ann, of: book, rating: 7, review: null })
    const list = await aList(app, { by: ann, title: 'Sea', of: [book] })
    const page = await openGerman(`/review/${review.id}`)
    expect(page.title).toBe('Ebb, Rezension von Ann Lee · Medley')
    expect(page.meta['description']).toBe('Ann Lee gibt dem Buch Ebb auf Medley 7 von 10.')
    expect(page.content).toContain('7 von 10')
    const { meta } = await openGerman(`/profile/${ann.username}`)
    expect(meta['description']).toContain('bewertet und bespricht auf Medley Filme, Serien,')
    const { content } = await openGerman(`/u/${ann.username}/lists/${list.id}`)
    expect(content).toContain(`Alle Listen von @${ann.username}`)
  })

  test.each([
    ['/', 200, 'Medley: Filme, Serien, Bücher, Alben und Podcasts, mit Freunden'],
    ['/login', 200, 'Anmelden · Medley'],
    ['/film/2147483647', 404, 'Seite nicht gefunden · Medley'],
    ['/nothing/at/all', 404, 'Seite nicht gefunden · Medley'],
  ])('%s has status %i and the title %s', async (url, status, title) => {
    expect(await openGerman(url)).toMatchObject({ status, title })
  })
})
