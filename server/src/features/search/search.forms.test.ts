import type { Medium } from '@medley/contract/values/medium'
import { beforeAll, describe, expect, test } from 'vitest'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { creatorNamesOf, formsOf, idsOf } from './search.forms.rules.ts'

const app = useTestApp()

async function search(q: string, category: Medium | 'all' = 'all') {
  const { body } = await app.call(null, 'GET /v1/search', { query: { q, category } })
  return body.items.filter((item) => 'medium' in item)
}

const titlesOf = async (q: string) => (await search(q)).map(({ title }) => title)

describe('a work is found by', () => {
  beforeAll(async () => {
    await aWork(app, { title: 'Gullwing IV', releaseDate: '1985' })
    await aWork(app, { title: 'Gullwing 2', releaseDate: '1979' })
    await aWork(app, { title: 'Sea Quest: Rogue Wave - Part Two' })
    await aWork(app, { title: 'Game of Thrones', medium: 'tvShow' })
    await aWork(app, { title: 'The Lord of the Rings: The Return of the King' })
    await aWork(app, { title: 'Lost & Drowned', medium: 'podcast' })
    await aWork(app, { title: 'Spirited Off', alternativeTitles: ['千と千尋の神隠し'] })
    await aWork(app, { title: 'Vermin', alternativeTitles: ['기생충'] })
    await aWork(app, { title: 'The Tracker', alternativeTitles: ['Сталкер'] })
    await aWork(app, { title: 'Capernaum', alternativeTitles: ['كفرناحوم'] })
    await aWork(app, { title: 'Ajami', alternativeTitles: ["עג'מי"] })
  })

  test.each([
    ['gullwing 4', 'Gullwing IV'],
    ['GULLWING IV', 'Gullwing IV'],
    ['gullwing four', 'Gullwing IV'],
    ['gullwing ii', 'Gullwing 2'],
    ['rogue wave part 2', 'Sea Quest: Rogue Wave - Part Two'],
    ['got', 'Game of Thrones'],
    ['lotr return of the king', 'The Lord of the Rings: The Return of the King'],
    ['Lost & Drowned: Finding Nina', 'Lost & Drowned'],
    ['千と千尋の神隠し', 'Spirited Off'],
    ['千と千尋', 'Spirited Off'],
    ['神隠し', 'Spirited Off'],
    ['기생충', 'Vermin'],
    ['기생', 'Vermin'],
    ['сталкер', 'The Tracker'],
    ['СТАЛ', 'The Tracker'],
    ['كفرناحوم', 'Capernaum'],
    ['עג׳מי', 'Ajami'],
  ])('%s: %s', async (q, title) => {
    expect(await titlesOf(q)).toContain(title)
  })
})

test('a well-known title is offered for one that differs by a letter', async () => {
  await aWork(app, { title: 'Tern Nights' })
  const known = await aWork(app, { title: 'Tern Knights' })
  await app.ctx.db
    .updateTable('work_counts')
    .set({ shelf_place: 3 })
    .where('work_id', '=', known.id)
    .execute()
  const items = await search('the tern nights')
  expect(items.map(({ title, isGuess }) => [title, isGuess ?? false])).toEqual([
    ['Tern Nights', false],
    ['Tern Knights', true],
  ])
})

describe('an exact name of a creator', () => {
  test('stands beside exact titles, before titles that begin so', async () => {
    const facts = { medium: 'album' as const }
    for (let nth = 0; nth < 25; nth += 1)
      await aWork(app, { ...facts, title: `Brine Brine ${nth}` })
    await aWork(app, { ...facts, title: 'Brine', creators: ['U4'] })
    await aWork(app, { ...facts, title: 'World of Fog', creators: ['Brine'] })
    const [first, second] = await search('brine', 'album')
    expect([first?.title, second?.title]).toEqual(['Brine', 'World of Fog'])
  })

  test.each([
    ['The The', 'The The'],
    ['M.I.A.', 'M.I.A.'],
    ['mia', 'M.I.A.'],
    ['gulls', 'The Gulls'],
    ['The Terns', 'Terns'],
  ])('%s finds the album of %s', async (q, name) => {
    const title = `Debut of ${name} ${q}`.replaceAll(/[^\w ]/g, '')
    await aWork(app, { medium: 'album', title, creators: [name] })
    expect((await search(q, 'album')).map((item) => item.title)).toContain(title)
  })
})

describe('an id', () => {
  const ids = [
    ['film', 'imdb', 'tt7111161'],
    ['book', 'isbn', '9780061120084'],
    ['tvShow', 'tvmaze', 'tvmaze-179'],
  ] as const

  beforeAll(async () => {
    for (const [medium, source, externalId] of ids) {
      const work = await aWork(app, { medium, title: `Known at ${source}` })
      const row = { medium, source, external_id: externalId, work_id: work.id }
      await app.ctx.db.insertInto('work_external_ids').values(row).execute()
    }
  })

  test.each([
    ['tt7111161', 'Known at imdb', 'film'],
    [' TT7111161 ', 'Known at imdb', 'film'],
    ['https://www.imdb.com/title/tt7111161/?ref_=nv_sr_1', 'Known at imdb', 'film'],
    ['m.imdb.com/de/title/tt7111161', 'Known at imdb', 'film'],
    ['9780061120084', 'Known at isbn', 'book'],
    ['978-0-06-112008-4', 'Known at isbn', 'book'],
    ['0061120081', 'Known at isbn', 'book'],
    ['0-06-112008-1', 'Known at isbn', 'book'],
    ['ISBN 978 0 06 112008 4', 'Known at isbn', 'book'],
    ['https://www.tvmaze.com/shows/179/the-wire', 'Known at tvmaze', 'tvShow'],
  ] as const)('%s finds its work alone', async (q, title, medium) => {
    expect((await search(q)).map((item) => item.title)).toEqual([title])
    expect((await search(q, medium)).map((item) => item.title)).toEqual([title])
  })

  test('an id of another work finds nothing, not even something like it', async () => {
    expect(await search('tt7111162')).toEqual([])
  })

  test('an id that a member gave an added work finds it for that member alone', async () => {
    const [owner, stranger] = [await aUser(app), await aUser(app)]
    const body = { medium: 'film' as const, title: 'Home Movie', imdbId: 'tt7999999' }
    await app.call(owner, 'POST /v1/works', { body })
    const found = async (viewer: typeof owner) =>
      (await app.call(viewer, 'GET /v1/search', { query: { q: 'tt7999999' } })).body.items.length
    expect([await found(owner), await found(stranger)]).toEqual([1, 0])
  })
})

test('forms of a text begin with the text and are few', () => {
  expect(formsOf('rocky 4')).toEqual(['rocky 4', 'rocky iv', 'rocky four'])
  expect(formsOf('got season 4').length).toBeLessThanOrEqual(5)
  expect(formsOf('dune')).toEqual(['dune'])
  expect(creatorNamesOf('The Beatles')).toEqual(['The Beatles', 'Beatles'])
})

test.each(['1984', '978', 'tt123', 'https://example.com/title', 'imdb.com', 'a/b', '0061120080'])(
  '%s is no id',
  (q) => {
    expect(idsOf(q)).toEqual([])
  },
)
