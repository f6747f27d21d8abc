import type { ImportDetails } from '@medley/contract/transfer/imports'
import { beforeEach } from 'vitest'
import { csvOf, headers } from '@medley/doors/testing/export-files'
import { afterChange, uploadImport } from '../factories/imports.ts'
import { aUser, type TestUser } from '../factories/users.ts'
import { aWork } from '../factories/works.ts'
import type { TestApp } from '../harness.ts'

/** The data of a new member. */
export const nothing = { reviews: [], engaged: [], saved: [], lists: [] }

/** An importing member, new in each test, and their actions. */
export function useImporter(app: TestApp) {
  let member: TestUser | undefined
  const self = {
    get me(): TestUser {
      if (!member) throw new Error('The member is there only inside tests')
      return member
    },
    serial: 0,
  }
  const becomeSomebodyNew = async () => {
    member = await aUser(app)
  }
  beforeEach(async () => {
    await becomeSomebodyNew()
    self.serial += 1
  })

  const aFilm = (title: string, year: number) =>
    aWork(app, { title: `${title} ${self.serial}`, releaseDate: `${year}-03-01` })

  const row = (title: string, year: number | '', ...more: (string | number)[]) => [
    '2024-05-02',
    title,
    year,
    `https://boxd.example/${title}`,
    ...more,
  ]

  async function plan(
    files: Parameters<typeof uploadImport>[2],
    {
      by = self.me,
      ...fields
    }: { by?: TestUser; content?: string; profile?: string; mapping?: string } = {},
  ): Promise<ImportDetails> {
    const answer = await uploadImport(app, by, files, fields)
    const { state, problem } = answer.body
    if (state !== 'planned') throw new Error(problem?.message ?? answer.body.message)
    return answer.body
  }

  const pathOf = ({ id }: { id: number }) => ({ params: { id: String(id) } })

  async function get({ id }: { id: number }) {
    return (await app.call(self.me, 'GET /v1/imports/{id}', pathOf({ id }))).body
  }

  async function accept(one: { id: number }) {
    await app.call(self.me, 'POST /v1/imports/{id}/accept', pathOf(one))
    return (await afterChange(app, self.me, one)).body
  }

  async function write(one: { id: number }, body = {}) {
    await app.call(self.me, 'POST /v1/imports/{id}/confirm', { ...pathOf(one), body })
    await app.runJobs()
    return get(one)
  }

  async function undo(one: { id: number }) {
    await app.call(self.me, 'POST /v1/imports/{id}/undo', pathOf(one))
    await app.runJobs()
    return get(one)
  }

  async function itemsOf(one: { id: number }, query = {}) {
    const { body } = await app.call(self.me, 'GET /v1/imports/{id}/items', {
      ...pathOf(one),
      query,
    })
    return body.items
  }

  const decide = (
    one: { id: number },
    item: { id: number } | undefined,
    body:
      | { action: 'accept' | 'skip' | 'reset' | 'update' | 'keep' }
      | { action: 'score'; rating: number }
      | { action: 'choose'; workId: number; medium: 'film' | 'book' | 'album' },
  ) =>
    app.call(self.me, 'PATCH /v1/imports/{id}/items/{itemId}', {
      params: { id: String(one.id), itemId: String(item?.id) },
      body,
    })

  /** All data of a member, without ids and current times. */
  async function everythingOf(user: TestUser) {
    const of = { userId: user.id }
    const [reviews, engaged, saved, lists] = await Promise.all([
      app.call(user, 'GET /v1/reviews', { query: { author: user.id, limit: 100 } }),
      app.call(user, 'GET /v1/work-engagements', { query: of }),
      app.call(user, 'GET /v1/saved-for-later', { query: of }),
      app.call(user, 'GET /v1/lists', { query: { owner: user.username } }),
    ])
    const titles = (answer: typeof saved) =>
      answer.body.items.map(({ work }) => work.title).toSorted()
    return {
      reviews: reviews.body.items.map(
        ({ work, rating, review, spoiler, dateViewed, timePosted }) => ({
          title: work.title,
          rating,
          review,
          spoiler,
          dateViewed,
          day: timePosted.slice(0, 10),
        }),
      ),
      engaged: titles(engaged as typeof saved),
      saved: titles(saved),
      lists: lists.body.items.map(({ title, description, isPrivate, previewEntries }) => ({
        title,
        description,
        isPrivate,
        works: previewEntries.map(({ work }) => work.title),
      })),
    }
  }

  /** An export with one film in every file, one on the watchlist, and one unknown film. */
  async function aHistory() {
    const seen = await aFilm('Harbour', 1961)
    const later = await aFilm('Low Water', 1990)
    const uri = 'https://boxd.example/entry'
    const diary = ['2024-05-02', seen.title, 1961, uri, 3.5, '', '', '2024-05-01']
    const review = ['2024-05-02', seen.title, 1961, uri, 3.5, '', 'Wet.', '', '2024-05-01']
    const again = ['2025-01-02', seen.title, 1961, `${uri}2`, 4, 'Yes', '', '2025-01-01']
    const list = [
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      `2023-01-01,Sea ${self.serial},,https://boxd.example/l,Wet ones`,
      '',
      'Position,Name,Year,URL,Description',
      `1,${later.title},1990,x,`,
      `2,${seen.title},1961,x,`,
      '',
    ].join('\n')
    const files = [
      {
        name: 'watched.csv',
        content: csvOf(headers.watched, [row(seen.title, 1961), row('Nowhere', 1888)]),
      },
      { name: 'ratings.csv', content: csvOf(headers.ratings, [row(seen.title, 1961, 4)]) },
      { name: 'diary.csv', content: csvOf(headers.diary, [diary, again]) },
      { name: 'reviews.csv', content: csvOf(headers.reviews, [review]) },
      {
        name: 'watchlist.csv',
        content: csvOf(headers.watched, [row(later.title, 1990), row(seen.title, 1961)]),
      },
      { name: 'lists/sea.csv', content: list },
      { name: 'likes/reviews.csv', content: csvOf('Date,Content', [['2024-05-02', 'x']]) },
    ]
    return { seen, later, files }
  }

  const acts = {
    plan,
    pathOf,
    get,
    accept,
    write,
    undo,
    itemsOf,
    decide,
    everythingOf,
    aHistory,
    aFilm,
    row,
  }
  return { self, becomeSomebodyNew, ...acts }
}
