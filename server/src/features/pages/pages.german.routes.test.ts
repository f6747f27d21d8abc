import { beforeAll, describe, expect, test } from 'vitest'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aTitle, aWork } from '../../testing/factories/works.ts'
import { countStatements } from '../../testing/database/count-statements.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useServedPages } from '../../testing/served-pages.ts'
import { textsIn } from './document/words.ts'
import { describePage } from './pages.service.ts'

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
    await aTitle(app, film, 'de', 'Der Pate')
    const page = await openGerman(`/film/${film.id}`)
    expect(page.title).toBe('Der Pate · Medley')
    expect(page.content).toContain('<h1>Der Pate</h1>')
    expect(page.canonical).toContain('the-godfather')
    expect((await open(`/film/${film.id}`)).title).toBe('The Godfather · Medley')
  })

  describe('a German title', () => {
    let pages: [string, string][]
    beforeAll(async () => {
      const film = await aWork(app, {
        title: 'The Birds',
        creators: ['Al Hill'],
        series: 'Feathers',
      })
      await aTitle(app, film, 'de', 'Die Vögel')
      const review = await aReview(app, { of: film, rating: 8 })
      const ann = await aUser(app)
      const list = await aList(app, { by: ann, of: [film] })
      const work = app.ctx.db.selectFrom('works').where('works.id', '=', film.id)
      const { seriesId, contributorId } = await work
        .innerJoin('credits', 'credits.work_id', 'works.id')
        .select(['series_id as seriesId', 'contributor_id as contributorId'])
        .executeTakeFirstOrThrow()
      pages = [
        ['film', `/film/${film.id}`],
        ['discussion', `/film/${film.id}/discussion`],
        ['explore', '/explore/film'],
        ['review', `/review/${review.id}`],
        ['contributor', `/contributors/${contributorId}`],
        ['series', `/series/${seriesId}`],
        ['list', `/u/${ann.username}/lists/${list.id}`],
      ]
    })

    test('is on every page with the work, and the original beside it in its data', async () => {
      for (const [name, path] of pages) {
        const { title, content, meta, data } = await openGerman(path)
        const shown = title + content + meta['description']
        const named = JSON.stringify(data)
        const isDescribed = named.includes('Movie')
        expect({
          name,
          isGerman: shown.includes('Die Vögel') && !shown.includes('The Birds'),
          hasBoth: named.includes('"name":"Die Vögel","alternateName":"The Birds"'),
        }).toEqual({ name, isGerman: true, hasBoth: isDescribed })
      }
    })

    test('takes one statement more, and none for those who read English', async () => {
      for (const [name, path] of pages) {
        const [english, german] = await Promise.all(
          (['en', 'de'] as const).map((language) => {
            const site = { origin: '', texts: textsIn(language) }
            return countStatements(app, (ctx) => describePage(ctx, site, path))
          }),
        )
        expect({ name, english, german }).toEqual({ name, english: 1, german: 2 })
      }
    })
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
