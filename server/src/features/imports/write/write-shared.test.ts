import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import { beforeEach, describe, expect, test } from 'vitest'
import { aComment } from '../../../testing/factories/comments.ts'
import { anExport } from '../../../testing/factories/exports.ts'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { uploadImport } from '../../../testing/factories/imports.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { useTestApp } from '../../../testing/harness.ts'

const app = useTestApp()

type Member = Awaited<ReturnType<typeof aUser>>
type Change = (document: ExportDocument) => void

const time = '2024-05-01T10:00:00.000Z'
const later = '2024-05-02T10:00:00.000Z'

let me: Member
let ben: Member
let review: { id: number }

/** I commented on and liked a review by Ben, and we are friends. */
beforeEach(async () => {
  me = await aUser(app)
  ben = await aUser(app)
  review = await aReview(app, { by: ben, timePosted: time })
  await aComment(app, { by: me, on: review, content: 'So true.', timePosted: later })
  await app.call(me, 'PUT /v1/review-likes', { body: { reviewId: review.id } })
  await aFriendship(app, me, ben)
})

/** My export, with changes, after comments, likes and friendships have gone. */
async function exportAndLose(change: Change = () => undefined) {
  const { document } = await anExport(app, me)
  for (const table of ['comments', 'review_likes', 'friendships', 'notifications'] as const) {
    await app.ctx.db.deleteFrom(table).execute()
  }
  change(document)
  return document
}

async function planOf(document: ExportDocument, by: Member = me) {
  const content = JSON.stringify(document)
  const { status, body } = await uploadImport(app, by, [{ name: 'medley.json', content }])
  expect(status).toBe(200)
  return body.id
}

const path = (id: number) => ({ params: { id: String(id) } })

/** The outcome and note of each comment, like and friend. */
async function outcomesOf(id: number, by: Member = me) {
  const { body } = await app.call(by, 'GET /v1/imports/{id}/items', { ...path(id), query: {} })
  return body.items
    .filter(({ title }) => /^(Comment|Like|Friend)/.test(title ?? ''))
    .map(({ outcome, rows }) => [outcome, rows[0]?.note ?? null])
}

async function importAll(document: ExportDocument, by: Member = me) {
  const id = await planOf(document, by)
  await app.call(by, 'POST /v1/imports/{id}/confirm', { ...path(id), body: {} })
  await app.runJobs()
  return id
}

const comments = () =>
  app.ctx.db
    .selectFrom('comments')
    .select(['review_id as on', 'author_id as by', 'content', 'time_posted as time'])
    .orderBy('id')
    .execute()
const likes = () => app.ctx.db.selectFrom('review_likes').select(['review_id', 'user_id']).execute()
const friends = async () =>
  (await app.call(me, 'GET /contacts', { query: { user: me.username } })).body.length

const notHere = ['leftOut', 'That review does not exist here, or you cannot see it']
const unasked = ['leftOut', 'Friendship is mutual: send a friend request']

test('restores comments and likes, and undo removes them', async () => {
  const document = await exportAndLose()
  const id = await planOf(document)
  expect(await outcomesOf(id)).toEqual([['new', null], ['new', null], unasked])
  const written = await importAll(document)
  const { body } = await app.call(me, 'GET /v1/imports/{id}', path(written))
  expect(body.written).toMatchObject({ comments: 1, likes: 1, friends: 0 })
  const items = await app.call(me, 'GET /v1/imports/{id}/items', { ...path(written), query: {} })
  expect(items.body.items.flatMap(({ friend }) => friend ?? [])).toEqual([ben.username])
  expect(items.body.items.flatMap(({ label }) => label ?? [])).toContainEqual({
    code: 'friend',
    params: { username: ben.username },
  })
  const own = { on: review.id, by: me.id, content: 'So true.', time: new Date(later) }
  expect(await comments()).toEqual([own])
  expect(await likes()).toEqual([{ review_id: review.id, user_id: me.id }])
  const again = await importAll(document)
  expect(await outcomesOf(again)).toEqual([['here', null], ['here', null], unasked])
  expect(await comments()).toHaveLength(1)
  expect(await app.ctx.db.selectFrom('notifications').select('id').execute()).toEqual([])
  await app.call(me, 'POST /v1/imports/{id}/undo', path(written))
  await app.runJobs()
  expect([await comments(), await likes()]).toEqual([[], []])
})

test('a comment under an own review follows it to another Medley, under another name', async () => {
  const own = await aReview(app, { by: me, timePosted: time })
  await aComment(app, { by: me, on: own, content: 'And again.', timePosted: later })
  const document = await exportAndLose()
  await app.ctx.db.deleteFrom('reviews').where('id', '=', own.id).execute()
  const other = await aUser(app)
  await importAll(document, other)
  const restored = (await comments()).filter(({ content }) => content === 'And again.')
  expect(restored).toMatchObject([{ by: other.id }])
})

test('a skipped comment is not written, and cannot be decided on afterwards', async () => {
  const document = await exportAndLose()
  const id = await planOf(document)
  const { body } = await app.call(me, 'GET /v1/imports/{id}/items', { ...path(id), query: {} })
  const item = body.items.find(({ title }) => title?.startsWith('Comment'))
  const decide = (action: 'skip' | 'reset') =>
    app.call(me, 'PATCH /v1/imports/{id}/items/{itemId}', {
      params: { id: String(id), itemId: String(item?.id) },
      body: { action },
    })
  expect((await decide('skip')).body.outcome).toBe('leftOut')
  expect((await decide('reset')).body.outcome).toBe('new')
  await decide('skip')
  await app.call(me, 'POST /v1/imports/{id}/confirm', { ...path(id), body: {} })
  await app.runJobs()
  expect(await comments()).toEqual([])
  expect((await decide('reset')).body.code).toBe('import_closed')
})

describe('a friendship', () => {
  test('is restored where the other member has asked for it, and undone to the request', async () => {
    const document = await exportAndLose()
    await app.call(ben, 'PUT /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(ben.id), otherId: String(me.id) },
    })
    const id = await importAll(document)
    expect(await friends()).toBe(1)
    const notifications = app.ctx.db
      .selectFrom('notifications')
      .select('id')
      .where('recipient_id', '=', ben.id)
    expect(await notifications.execute()).toEqual([])
    await app.call(me, 'POST /v1/imports/{id}/undo', path(id))
    await app.runJobs()
    expect(await friends()).toBe(0)
    expect((await app.call(me, 'GET /incoming-requests')).body).toHaveLength(1)
  })

  test('is never asked for', async () => {
    const document = await exportAndLose()
    await importAll(document)
    expect(await app.ctx.db.selectFrom('friendships').selectAll().execute()).toEqual([])
  })
})

describe('a file is only a claim', () => {
  test('across a block nothing is found', async () => {
    const document = await exportAndLose()
    await app.call(ben, 'POST /block-user', { body: { blocked_username: me.username } })
    const id = await importAll(document)
    expect(await outcomesOf(id)).toEqual([
      notHere,
      notHere,
      ['leftOut', 'Nobody here has that name'],
    ])
    expect([await comments(), await likes()]).toEqual([[], []])
  })

  const changes: [string, Change][] = [
    ['another time', ({ comments: [one] }) => one && (one.timeReviewed = later)],
    ['another author', ({ comments: [one] }) => one && (one.reviewAuthor = 'nobody')],
    [
      'another work',
      ({ comments: [one] }) =>
        one?.work && (one.work = { ...one.work, title: 'Else', externalId: 'x' }),
    ],
  ]
  test.each(changes)('a review of %s is not the one', async (_, change) => {
    const id = await planOf(await exportAndLose(change))
    expect((await outcomesOf(id))[0]).toEqual(notHere)
  })

  test.each([
    ['2999-01-01T00:00:00.000Z', () => app.clock.now()],
    ['2001-01-01T00:00:00.000Z', () => new Date(time)],
  ])('no comment is from the future or before its review: %s', async (claimed, kept) => {
    await importAll(await exportAndLose(({ comments: [one] }) => one && (one.timePosted = claimed)))
    expect((await comments())[0]?.time).toEqual(kept())
  })

  test('comments are as many as may be posted in a day, each once', async () => {
    const document = await exportAndLose((one) => {
      one.comments = Array.from({ length: limits.commentsPerReviewAndDay + 5 }, (_, index) =>
        Object.assign({}, one.comments[0], { content: `Buy now, no. ${index}` }),
      )
    })
    await importAll(document)
    await importAll(document)
    expect(await comments()).toHaveLength(limits.commentsPerReviewAndDay)
  })

  test('own reviews are not liked', async () => {
    const own = await aReview(app, { by: me, timePosted: time })
    await aComment(app, { by: me, on: own, timePosted: later })
    const document = await exportAndLose()
    const [like] = document.likes
    const [, comment] = document.comments
    if (!like || !comment) throw new Error('They are missing')
    const { work, reviewAuthor, timeReviewed } = comment
    await importAll({ ...document, likes: [{ ...like, work, reviewAuthor, timeReviewed }] })
    expect(await likes()).toEqual([])
  })

  test('one row says that an older export does not name the reviews', async () => {
    const document = await exportAndLose()
    const [{ reviewAuthor: _, timeReviewed: __, ...comment } = {}] = document.comments
    const id = await planOf({ ...document, comments: [comment], likes: [] } as never)
    const { body } = await app.call(me, 'GET /v1/imports/{id}/items', { ...path(id), query: {} })
    const item = body.items.find(({ title }) => title === 'Comments (1)')
    expect(item).toMatchObject({ label: { code: 'comments', params: { count: 1 } } })
    expect(item?.rows).toMatchObject([
      {
        note: 'The file does not say whose reviews they belong to',
        notes: [{ code: 'unnamedReviews' }],
      },
    ])
  })
})
