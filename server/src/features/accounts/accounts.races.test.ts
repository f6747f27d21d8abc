import { expect, test } from 'vitest'
import { givePassword } from '../../testing/factories/accounts.ts'
import { aComment } from '../../testing/factories/comments.ts'
import { aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { findMiscounts } from '../../testing/database/recount.ts'

const app = useTestApp()
const password = 'everybody has it'

interface Round {
  leaver: TestUser
  other: TestUser
  work: Awaited<ReturnType<typeof aWork>>
  review: { id: number }
  othersReview: { id: number }
  list: { id: number }
}

async function createRound(): Promise<Round> {
  const [leaver, other, friend, work] = [
    await aUser(app),
    await aUser(app),
    await aUser(app),
    await aWork(app),
  ]
  const review = await aReview(app, { by: leaver, of: work })
  const othersReview = await aReview(app, { by: other, of: work })
  await aComment(app, { by: friend, on: review })
  await aFriendship(app, leaver, friend)
  await aRequest(app, { from: other, to: leaver })
  const list = await aList(app, { by: leaver, of: [work] })
  await givePassword(app, password)
  return { leaver, other, work, review, othersReview, list }
}

/** Actions of others on the leaver's data, and of the leaver in other windows. */
const acts: Record<string, (round: Round) => Promise<{ status: number }>> = {
  'another user likes the review': ({ other, review }) =>
    app.call(other, 'PUT /v1/review-likes', { body: { reviewId: review.id } }),
  'another user removes the like': ({ other, review }) =>
    app.call(other, 'DELETE /v1/review-likes/{id}', { params: { id: String(review.id) } }),
  'another user comments': ({ other, review }) =>
    app.call(other, 'POST /comment', { body: { review_id: review.id, content: 'Indeed.' } }),
  'another user asks for friendship': ({ other, leaver }) =>
    app.call(other, 'PUT /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(other.id), otherId: String(leaver.id) },
    }),
  'the leaver approves it': ({ other, leaver }) =>
    app.call(leaver, 'PUT /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(leaver.id), otherId: String(other.id) },
    }),
  'another user blocks the leaver': ({ other, leaver }) =>
    app.call(other, 'POST /block-user', { body: { blocked_username: leaver.username } }),
  'another user reports the leaver': ({ other, leaver }) =>
    app.call(other, 'POST /report', {
      body: { type: 'user', item_id: leaver.id, reason: 'other' },
    }),
  'the leaver likes': ({ leaver, othersReview }) =>
    app.call(leaver, 'PUT /v1/review-likes', { body: { reviewId: othersReview.id } }),
  'the leaver comments': ({ leaver, othersReview }) =>
    app.call(leaver, 'POST /comment', { body: { review_id: othersReview.id, content: 'No.' } }),
  'the leaver reviews': ({ leaver, work }) =>
    app.call(leaver, 'POST /v1/reviews', { body: { work, rating: 3 } }),
  'the leaver edits': ({ leaver, review }) =>
    app.call(leaver, 'PATCH /review', { body: { review_id: review.id, rating: 1 } }),
  'the leaver saves': ({ leaver, work }) =>
    app.call(leaver, 'POST /saved-for-later', {
      body: { medium: work.medium, internal_id: work.id },
    }),
  'the leaver engages': ({ leaver, work }) =>
    app.call(leaver, 'POST /works_viewed', {
      body: { medium: work.medium, internal_id: work.id },
    }),
  'the leaver chooses a favourite': ({ leaver, work }) =>
    app.call(leaver, 'PATCH /v1/users/{userId}/favorites', {
      params: { userId: String(leaver.id) },
      body: { [work.medium]: { id: work.id } },
    }),
  'the leaver makes a list': ({ leaver }) =>
    app.call(leaver, 'POST /v1/lists', { body: { title: 'New List' } }),
  'the leaver fills a list': async ({ leaver, list }) => {
    const { id: workId, medium } = await aWork(app)
    const body = { actions: [{ action: 'ADD' as const, workId, medium }] }
    const params = { id: String(list.id) }
    return app.call(leaver, 'POST /v1/lists/{id}/bulk-edits', { params, body })
  },
}

/** Number of rows that refer to the user, by column. */
async function countRowsOf({ id }: TestUser): Promise<object> {
  const { db } = app.ctx
  const columns = {
    users: ['id'],
    reviews: ['author_id'],
    comments: ['author_id'],
    review_likes: ['user_id'],
    list_likes: ['user_id'],
    sent_works: ['sender_id', 'recipient_id'],
    engagements: ['user_id'],
    saved_works: ['user_id'],
    lists: ['owner_id'],
    favorites: ['user_id'],
    friendships: ['lower_id', 'higher_id'],
    blocks: ['blocker_id', 'blocked_id'],
    notifications: ['recipient_id', 'actor_id'],
  } as const
  const counts: Record<string, number> = {}
  for (const [table, names] of Object.entries(columns)) {
    for (const name of names) {
      const rows = await db
        .selectFrom(table as 'users')
        .select(db.fn.countAll<string>().as('count'))
        .where(db.dynamic.ref(name), '=', id)
        .executeTakeFirstOrThrow()
      if (Number(rows.count) > 0) counts[`${table}.${name}`] = Number(rows.count)
    }
  }
  return counts
}

test.each(Object.entries(acts))('deletes an account while %s', async (_, act) => {
  const round = await createRound()
  const statuses = new Set<number>()
  const leaving = { isOver: false }
  const repeat = async (): Promise<void> => {
    while (!leaving.isOver) statuses.add((await act(round)).status)
  }
  const loops = [repeat(), repeat(), repeat()]
  const body = { password }
  const left = await app.call(round.leaver, 'DELETE /account', { body }).finally(() => {
    leaving.isOver = true
  })
  await Promise.all(loops)

  expect(left).toEqual({ status: 200, body: { deleted: true } })
  expect([...statuses].filter((status) => status >= 500)).toEqual([])
  expect(statuses.size).toBeGreaterThan(0)
  expect(await countRowsOf(round.leaver)).toEqual({})
  expect(await findMiscounts(app.ctx.db)).toEqual([])
})

test('deletes an account once for concurrent calls', async () => {
  const { leaver } = await createRound()
  const leave = () => app.call(leaver, 'DELETE /account', { body: { password } })
  const answers = await Promise.all([leave(), leave(), leave()])
  const statuses = answers.map(({ status }) => status)
  expect(statuses).toContain(200)
  expect(statuses.filter((status) => ![200, 401, 422].includes(status))).toEqual([])
  expect(await countRowsOf(leaver)).toEqual({})
})
