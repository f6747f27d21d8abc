import { limits } from '@medley/contract/limits'
import { paths } from '../paths.ts'
import { beforeAll, expect, test } from 'vitest'
import { loadStarterShelf } from '../features/works/shelf/works.shelf.service.ts'
import { aSession } from '../testing/factories/sessions.ts'
import { useTestApp } from '../testing/harness.ts'
import { demoPeople } from './demo-people.ts'
import { seedPeople } from './seed-people.ts'

const app = useTestApp()

beforeAll(async () => {
  await loadStarterShelf(app.ctx, paths.shelf)
  await seedPeople(app.ctx)
})

test('everybody of the demonstration can log in, the admins too', async () => {
  for (const username of ['nora', 'priya.reads', 'jo', 'robin', 'sasha']) {
    const answer = await app.call(null, 'POST /login', {
      body: { username, password: 'medley-demo' },
    })
    expect(answer.status).toBe(200)
  }
})

test('everybody of the demonstration has a confirmed address', async () => {
  const users = app.ctx.db.selectFrom('users').select('username')
  expect(await users.where('time_email_confirmed', 'is', null).execute()).toEqual([])
})

test('nora finds a full feed, requests, friends and saved works', async () => {
  const nora = await memberNamed('nora')
  const feed = await app.call(nora, 'GET /v1/reviews', {
    query: { friendship: 'friendAndMe', limit: 10, offset: 0 },
  })
  expect(feed.body.items).toHaveLength(10)
  expect(feed.body.items.filter(({ review }) => review)).toHaveLength(10)
  const saved = await app.ctx.db
    .selectFrom('saved_works')
    .select('work_id')
    .where('user_id', '=', nora.id)
    .execute()
  expect(saved.length).toBeGreaterThan(5)
})

test('scores order the films, and nora finds people with her taste', async () => {
  const params = { medium: 'film' } as const
  const query = { sortBy: 'weightedRating' } as const
  const { body } = await app.call(null, 'GET /v1/works/{medium}', { params, query })
  expect(body.items.filter(({ rating }) => rating !== null)).toHaveLength(20)
  const nora = await memberNamed('nora')
  const found = await app.call(nora, 'GET /v1/taste-matches', { query: {} })
  expect(found.body.items.length).toBeGreaterThan(1)
})

test('nora is in the middle of a show and a book, with friends before and after her', async () => {
  const nora = await memberNamed('nora')
  const own = await app.call(nora, 'GET /v1/progress', { query: {} })
  const friends = await app.call(nora, 'GET /v1/friends-progress', { query: {} })
  expect(own.body.items.length).toBeGreaterThan(1)
  expect(friends.body.items.length).toBeGreaterThan(1)
  for (const { work } of own.body.items) {
    const params = { medium: work.medium, workId: String(work.id) }
    const { body } = await app.call(nora, 'GET /v1/works/{medium}/{workId}/remarks', {
      params,
      query: {},
    })
    expect(body.items.length).toBeGreaterThan(1)
    expect(body.ahead?.count).toBeGreaterThan(0)
  }
})

test('lists are full, and nora has one that only she sees', async () => {
  const nora = await memberNamed('nora')
  const query = { owner: 'nora' }
  const own = await app.call(nora, 'GET /v1/lists', { query })
  const open = await app.call(null, 'GET /v1/lists', { query })
  expect(own.body.totalCount).toBe(open.body.totalCount + 1)
  expect(own.body.items.filter(({ previewEntries }) => previewEntries.length < 3)).toEqual([])
})

test('friends sent works to nora, one of which she rated, and kit rated one of hers', async () => {
  const nora = await memberNamed('nora')
  const listed = async (direction: 'received' | 'sent') =>
    (await app.call(nora, 'GET /v1/sent-works', { query: { direction } })).body.items
  const ratings = (items: Awaited<ReturnType<typeof listed>>) =>
    items.flatMap(({ work, review }) => (review ? [[work.title, review.rating]] : []))
  expect(ratings(await listed('received'))).toEqual([['The Apartment', 10]])
  expect(ratings(await listed('sent'))).toEqual([['Alien', 10]])
})

test('lists of several people are liked', async () => {
  const { body } = await app.call(null, 'GET /v1/explore/lists', { query: {} })
  const likes = body.items.map((list) => list.likes.totalCount)
  expect(likes).toEqual(likes.toSorted((a, b) => b - a))
  expect(likes.filter((count) => count > 0).length).toBeGreaterThan(3)
})

test('nora has a favourite of every medium', async () => {
  const answer = await app.call(null, 'GET /favorites', { query: { profile: 'nora' } })
  expect(answer.status).toBe(200)
  expect(Object.values(answer.body ?? {}).filter((favorite) => favorite === null)).toEqual([])
})

test('nothing lies in the future, and everything lies within the last ten months', async () => {
  const now = app.clock.now().getTime()
  const reviews = await app.ctx.db.selectFrom('reviews').select('time_posted').execute()
  const comments = await app.ctx.db.selectFrom('comments').select('time_posted').execute()
  const ages = [...reviews, ...comments].map(({ time_posted }) => now - time_posted.getTime())
  expect(Math.min(...ages)).toBeGreaterThan(0)
  expect(Math.max(...ages)).toBeLessThan(305 * 86_400_000)
})

test('all five mediums have reviews with texts', async () => {
  const counts = await app.ctx.db
    .selectFrom('reviews')
    .select((eb) => ['medium', eb.fn.countAll<string>().as('count')])
    .where('review', 'is not', null)
    .groupBy('medium')
    .execute()
  expect(counts).toHaveLength(5)
  for (const { count } of counts) expect(Number(count)).toBeGreaterThan(5)
})

test('a second start changes nothing', async () => {
  const before = await countEverything()
  await seedPeople(app.ctx)
  expect(await countEverything()).toEqual(before)
  expect(before.users).toBe(demoPeople.length + 2)
})

test('a later registration gets the next free id', async () => {
  const answer = await app.call(null, 'POST /create-account', {
    body: {
      username: 'newcomer',
      password: 'x'.repeat(limits.passwordMin),
      email: 'new@mail.example',
    },
  })
  expect(answer).toMatchObject({ status: 201, body: { id: demoPeople.length + 3 } })
})

async function memberNamed(username: string): Promise<{ id: number; token: string }> {
  const { id } = await app.ctx.db
    .selectFrom('users')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  return { id, token: await aSession(app, { id, username }) }
}

async function countEverything() {
  const count = async (table: 'users' | 'reviews' | 'comments' | 'review_likes') => {
    const row = await app.ctx.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(row.count)
  }
  return {
    users: await count('users'),
    reviews: await count('reviews'),
    comments: await count('comments'),
    likes: await count('review_likes'),
  }
}
