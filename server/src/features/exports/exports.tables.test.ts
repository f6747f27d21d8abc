import type { Medium } from '@medley/contract/values/medium'
import { expect, test } from 'vitest'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { anExport } from '../../testing/factories/exports.ts'
import { uploadImport } from '../../testing/factories/imports.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aViewing } from '../../testing/factories/viewings.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Work {
  id: number
  medium: Medium
}

interface ReviewFacts {
  rating: number
  review?: string
  spoiler?: boolean
  dateViewed?: string
  viewedIn?: string
}

const review = (by: TestUser, { id, medium }: Work, facts: ReviewFacts) =>
  app.call(by, 'POST /v1/reviews', { body: { work: { id, medium }, ...facts } })

/** Diary, reviews, lists and saved works as the member's pages show them. */
async function accountOf(of: TestUser) {
  const query = { userId: of.id }
  const [diary, reviews, lists, saved] = await Promise.all([
    app.call(of, 'GET /v1/viewings', { query }),
    app.call(of, 'GET /v1/reviews', { query: { author: of.id } }),
    app.call(of, 'GET /v1/lists', { query: { owner: of.username } }),
    app.call(of, 'GET /v1/saved-for-later', { query }),
  ])
  const sorted = <T>(ones: readonly T[]) => ones.map((one) => JSON.stringify(one)).toSorted()
  return {
    diary: sorted(
      diary.body.items.map(({ work, day, isRepeat, tags, review: own }) => ({
        title: work.title,
        day,
        isRepeat,
        tags,
        rating: own?.rating,
      })),
    ),
    reviews: sorted(
      reviews.body.items.map(({ work, rating, review: text, spoiler, dateViewed, viewedIn }) => ({
        title: work.title,
        rating,
        text,
        spoiler,
        dateViewed,
        viewedIn,
      })),
    ),
    lists: sorted(lists.body.items.map(({ title }) => title)),
    saved: sorted(saved.body.items.map(({ work }) => work.title)),
  }
}

/** The account of a new member who imports some tables of an export. */
async function accountFrom(files: ReadonlyMap<string, Buffer>, names: readonly string[]) {
  const newcomer = await aUser(app)
  const tables = names.map((name) => ({
    name: name.replace('/', '-'),
    content: files.get(name) ?? Buffer.alloc(0),
  }))
  const plan = await uploadImport(app, newcomer, tables)
  expect(plan).toMatchObject({ status: 200, body: { items: { choice: 0, leftOut: 0 } } })
  const params = { id: String(plan.body.id) }
  await app.call(newcomer, 'POST /v1/imports/{id}/confirm', { params, body: {} })
  await app.runJobs()
  return accountOf(newcomer)
}

test('the table of films keeps each viewing, and brings the same back', async () => {
  const me = await aUser(app)
  const film = (title: string) => aWork(app, { title, releaseDate: '1961' })
  const [often, bare, later] = [
    await film('Often seen'),
    await film('Just seen'),
    await film('Later'),
  ]
  await review(me, often, {
    rating: 9,
    review: 'So **wet**, ||5|| * 3.\n\n> A <sea> & *salt*',
    spoiler: true,
    dateViewed: '2020-01-02',
  })
  await aViewing(app, { by: me, of: often, day: '2020-01-02', isRepeat: true })
  const tags = ['cinema', 'with Bo']
  await aViewing(app, { by: me, of: often, day: '2023-05-06', isRepeat: true, tags })
  await aViewing(app, { by: me, of: often, isRepeat: true })
  await anEngagement(app, { by: me, of: bare })
  await aSavedWork(app, { by: me, of: later })
  const { files } = await anExport(app, me)
  expect(files.get('letterboxd/watched-1.csv')?.toString().split('\r\n')).toEqual([
    'Title,Year,Directors,tmdbID,imdbID,WatchedDate,Rewatch,Rating10,Tags,Spoiler,Review',
    'Often seen,1961,Some Creator,,,2020-01-02,,9,,true,"So <b>wet</b>, ||5|| * 3.<blockquote>A &lt;sea&gt; &amp; <i>salt</i></blockquote>"',
    'Often seen,1961,Some Creator,,,2020-01-02,true,,,,',
    'Often seen,1961,Some Creator,,,2023-05-06,true,,"cinema, with Bo",,',
    'Often seen,1961,Some Creator,,,,true,,,,',
    'Just seen,1961,Some Creator,,,,,,,,',
    '',
  ])
  const names = ['letterboxd/watched-1.csv', 'letterboxd/watchlist-1.csv']
  expect(await accountFrom(files, names)).toEqual(await accountOf(me))
})

test('the table of films leaves the date empty where only a month or year is known', async () => {
  const me = await aUser(app)
  const of = await aWork(app, { title: 'Long ago' })
  await aViewing(app, { by: me, of, day: '1999' })
  const { files } = await anExport(app, me)
  expect(files.get('letterboxd/watched-1.csv')?.toString()).toMatch(/^Long ago,.*,,,,,,$/m)
})

test('the table of books keeps dates, readings, authors and shelves, and brings the same back', async () => {
  const me = await aUser(app)
  const book = (title: string, creators = ['Ada Quill']) =>
    aWork(app, { medium: 'book', title, releaseDate: '1961', creators })
  const [first, second] = [
    await book('Salt', ['Ada Quill', 'Bo Reed', 'Cy Stone']),
    await book('Tide'),
  ]
  const [again, later, year] = [await book('Again'), await book('Later'), await book('Year')]
  await aViewing(app, { by: me, of: first })
  await review(me, first, {
    rating: 8,
    review: '||He *drowns*||.\n\n> So **deep**',
    spoiler: true,
    viewedIn: '2012-05',
  })
  await aViewing(app, { by: me, of: second, day: '2021-06-07' })
  await aViewing(app, { by: me, of: year, day: '1999' })
  await review(me, again, { rating: 10, dateViewed: '2020-01-02' })
  await aSavedWork(app, { by: me, of: again })
  await aSavedWork(app, { by: me, of: later })
  await aList(app, { by: me, title: 'Sea books', of: [first, second], isPrivate: true })
  const { files } = await anExport(app, me)
  const day = app.clock.now().toISOString().slice(0, 10).replaceAll('-', '/')
  expect(files.get('goodreads/books.csv')?.toString().split('\r\n').slice(1)).toEqual([
    `Salt,Ada Quill,"Bo Reed, Cy Stone",,4,1961,2012/05,${day},"read, Sea books",read,<spoiler>He <i>drowns</i></spoiler>.<blockquote>So <b>deep</b></blockquote>,true,2`,
    `Again,Ada Quill,,,5,1961,2020/01/02,${day},to-read,to-read,,,1`,
    `Tide,Ada Quill,,,0,1961,2021/06/07,${day},"read, Sea books",read,,,1`,
    `Year,Ada Quill,,,0,1961,1999,${day},read,read,,,1`,
    `Later,Ada Quill,,,0,1961,,${day},to-read,to-read,,,0`,
    '',
  ])
  expect(await accountFrom(files, ['goodreads/books.csv'])).toEqual(await accountOf(me))
})
