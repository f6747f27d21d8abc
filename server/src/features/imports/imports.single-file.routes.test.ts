import { describe, expect, test } from 'vitest'
import { csvOf, headers, zipOf } from '@medley/doors/testing/export-files'
import { uploadImport } from '../../testing/factories/imports.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useImporter } from '../../testing/imports/importer.ts'

const app = useTestApp()
const { self, plan, write, undo, itemsOf, decide, everythingOf, aFilm, row } = useImporter(app)

const bareHeader = 'Date,Name,Year'

/** A file with the given name and one film, rated and logged in a diary. */
async function aDiary(name = 'diary.csv') {
  const film = await aFilm('Harbour', 1961)
  const cells = row(film.title, 1961, 3.5, '', '', '2024-05-01')
  return { film, file: { name, content: csvOf(headers.diary, [cells]) } }
}

describe('content of a single Letterboxd file', () => {
  test.each([
    ['reviews.csv', headers.reviews, 'review'],
    ['diary.csv', headers.diary, 'review'],
    ['ratings.csv', headers.ratings, 'rating'],
    ['watched.csv', headers.watched, 'watched'],
    ['watchlist.csv', headers.watched, null],
  ])('is detected for %s', async (name, header, content) => {
    const cells = header.split(',').map((column) => ({ Name: 'Sea', Year: 1961 })[column] ?? '')
    const planned = await plan([{ name, content: csvOf(header, [cells]) }])
    expect(planned.files).toMatchObject([{ name, source: 'letterboxd', content }])
  })

  test('determines the plan, regardless of columns and file name', async () => {
    const { file } = await aDiary('saved-as.csv')
    const read = async (content: string) => (await itemsOf(await plan([file], { content })))[0]
    expect(await read('review')).toMatchObject({
      reviews: [{ rating: 7, dateViewed: '2024-05-01' }],
      engaged: 'new',
    })
    expect(await read('rating')).toMatchObject({ reviews: [{ rating: 7, dateViewed: null }] })
    expect(await read('watched')).toMatchObject({ reviews: [], engaged: 'new' })
  })

  test('is read without the URL column', async () => {
    const film = await aFilm('Harbour', 1961)
    const content = csvOf(bareHeader, [['2024-05-02', film.title, 1961]])
    const planned = await plan([{ name: 'films.csv', content }], { content: 'watched' })
    expect((await write(planned)).written).toMatchObject({ engaged: 1, lists: 0 })
    await undo(planned)
    expect((await everythingOf(self.me)).engaged).toEqual([])
  })

  test('is refused if required columns are missing', async () => {
    const file = { name: 'watched.csv', content: csvOf(bareHeader, [['2024-05-02', 'Sea', 1961]]) }
    const answer = await uploadImport(app, self.me, [file], { content: 'rating' })
    expect(answer.body).toMatchObject({
      state: 'failed',
      problem: { file: 'watched.csv', message: 'Missing columns: Rating' },
    })
  })

  test('content of a single Letterboxd file can be set only for a single CSV file', async () => {
    const { file } = await aDiary()
    const several = await uploadImport(app, self.me, [file, file], { content: 'review' })
    const zip = [{ name: 'export.zip', content: zipOf([file]) }]
    const packed = await uploadImport(app, self.me, zip, { content: 'review' })
    for (const { status, body } of [several, packed]) {
      expect(status).toBe(400)
      expect(body).toMatchObject({
        errors: [{ field: 'content', message: 'Only for a single CSV file' }],
      })
    }
  })
})

describe('a row of a review file without a rating', () => {
  async function anUnrated() {
    const film = await aFilm('Low Water', 1990)
    const cells = row(film.title, 1990, '', '', '', '2024-05-01')
    return { film, file: { name: 'diary.csv', content: csvOf(headers.diary, [cells]) } }
  }

  test('waits for a score, and becomes a review with it', async () => {
    const { film, file } = await anUnrated()
    const planned = await plan([file], { content: 'review' })
    expect(planned.questions).toMatchObject({ score: 1 })
    const [item] = await itemsOf(planned, { asked: true })
    expect(item).toMatchObject({ question: 'score', match: { work: { id: film.id } } })
    await decide(planned, item, { action: 'score', rating: 6 })
    await write(planned)
    expect((await everythingOf(self.me)).reviews).toMatchObject([
      { title: film.title, rating: 6, review: null, dateViewed: '2024-05-01' },
    ])
  })

  test('accepts film and rating in any order', async () => {
    const { film, file } = await anUnrated()
    const renamed = { ...file, content: file.content.replace('Low Water', 'High Water') }
    const planned = await plan([renamed], { content: 'review' })
    const [item] = await itemsOf(planned)
    await decide(planned, item, { action: 'score', rating: 4 })
    const { body } = await decide(planned, item, {
      action: 'choose',
      workId: film.id,
      medium: 'film',
    })
    expect(body).toMatchObject({ outcome: 'new', question: null, reviews: [{ rating: 4 }] })
  })

  test('is left out when skipped', async () => {
    const { file } = await anUnrated()
    const planned = await plan([file], { content: 'review' })
    const [item] = await itemsOf(planned)
    await decide(planned, item, { action: 'skip' })
    expect((await write(planned)).written).toMatchObject({ reviews: 0, engaged: 0 })
  })

  test('marks its film as watched if the member did not choose reviews as the content', async () => {
    const { file } = await anUnrated()
    const [item] = await itemsOf(await plan([file]))
    expect(item).toMatchObject({ question: null, engaged: 'new', reviews: [] })
  })
})

test('lists items with questions, even once decided, those with candidates first', async () => {
  const certain = await aFilm('Harbour', 1961)
  const doubtful = await aFilm('Low Water', 1990)
  const rows = [
    row(`Nowhere ${self.serial}`, 1888),
    row(certain.title, 1961),
    row(doubtful.title, ''),
  ]
  const file = { name: 'watched.csv', content: csvOf(headers.watched, rows) }
  const planned = await plan([file], { content: 'watched' })
  const asked = () => itemsOf(planned, { asked: true })
  const titles = [doubtful.title, `Nowhere ${self.serial}`]
  expect((await asked()).map(({ title }) => title)).toEqual(titles)
  const [first, second] = await asked()
  await decide(planned, first, { action: 'accept' })
  await decide(planned, second, { action: 'skip' })
  expect((await asked()).map(({ title, decision }) => [title, decision])).toEqual([
    [titles[0], 'accepted'],
    [titles[1], 'skipped'],
  ])
  expect((await itemsOf(planned, { asked: false })).map(({ title }) => title)).toEqual([
    certain.title,
  ])
})
