import { expect, test } from 'vitest'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../../testing/factories/users.ts'
import { aViewing } from '../../../testing/factories/viewings.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

async function circleOf(me: TestUser) {
  const { body, status } = await app.call(me, 'GET /v1/years-with-friends/{year}', {
    params: { year: '2026' },
  })
  expect(status).toBe(200)
  return body
}

async function aCircle() {
  const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, me, friend)
  const work = await aWork(app)
  const see = (by: TestUser, of = work, day = '2026-02-03') => aViewing(app, { by, of, day })
  return { me, friend, stranger, work, see }
}

test('shows what most saw, who saw most and where ratings are furthest apart', async () => {
  const { me, friend, stranger, work, see } = await aCircle()
  const other = await aWork(app)
  for (const by of [me, friend, stranger]) await see(by)
  await see(friend, other)
  await see(me, other, '2025-12-31')
  await aReview(app, { by: me, of: work, rating: 9 })
  await aReview(app, { by: friend, of: work, rating: 3 })
  await aReview(app, { by: stranger, of: work, rating: 0 })
  const { common, quarrel, busiest } = await circleOf(me)
  expect(common).toMatchObject([{ work: { id: work.id }, people: 2 }])
  expect(quarrel).toMatchObject({
    work: { id: work.id },
    highest: { person: { id: me.id }, rating: 9 },
    lowest: { person: { id: friend.id }, rating: 3 },
  })
  expect(busiest.map(({ person, works }) => [person.id, works])).toEqual([
    [friend.id, 2],
    [me.id, 1],
  ])
})

test('shows nothing of a friend who is muted', async () => {
  const { me, friend, see } = await aCircle()
  await see(me)
  await see(friend)
  expect((await circleOf(me)).common).toHaveLength(1)
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(friend.id) } })
  expect(await circleOf(me)).toMatchObject({ common: [], quarrel: null, busiest: [{ works: 1 }] })
})

test('shows no work that a friend left out of the year', async () => {
  const { me, friend, work, see } = await aCircle()
  await see(me)
  await see(friend)
  await app.call(friend, 'PUT /v1/left-out-works/{year}/{workId}', {
    params: { year: '2026', workId: String(work.id) },
  })
  expect((await circleOf(me)).common).toEqual([])
})
