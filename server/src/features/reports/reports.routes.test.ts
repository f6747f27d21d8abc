import { describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireLeases } from '../../testing/expire-leases.ts'
import { readOutbox } from '../../testing/outbox.ts'

const app = useTestApp()
const itemNotFound = { status: 404, code: 'item_not_found', message: 'Reported item not found' }
const ownItem = { status: 403, code: 'own_item', message: 'Not possible for your own item' }

const report = (caller: TestUser | null, payload: object) =>
  app.send({
    method: 'POST',
    url: '/report',
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
    payload,
  })

const reportsOf = (user: TestUser) =>
  app.ctx.db
    .selectFrom('reports')
    .select(['type', 'item_id', 'reason', 'comments', 'time_reported'])
    .where('reporter_id', '=', user.id)
    .orderBy('id')
    .execute()

async function aScene() {
  const [ann, ben] = [await aUser(app), await aUser(app)]
  const review = await aReview(app, { by: ben })
  const comment = await aComment(app, { by: ben })
  return { ann, ben, review, comment }
}

describe('POST /report', () => {
  test('stores the report with reporter and time, and mails it to the support address', async () => {
    const { ann, ben, review } = await aScene()
    const answer = await report(ann, {
      type: 'review',
      item_id: review.id,
      reason: 'offensive language',
      comments: '  The second line.  ',
    })
    expect(answer).toEqual({ status: 201, body: { id: expect.any(Number) } })
    expect(await reportsOf(ann)).toEqual([
      {
        type: 'review',
        item_id: review.id,
        reason: 'offensive language',
        comments: 'The second line.',
        time_reported: app.clock.now(),
      },
    ])
    await app.runJobs()
    const mail = (await readOutbox(app)).find((text) => text.includes(ann.username))
    expect(mail).toContain('To: support@medley.example')
    expect(mail).toContain(`(user ${ann.id}) reported a review by ${ben.username}`)
    expect(mail).toContain('Reason: offensive language')
    expect(mail).toContain(`https://medley.example/review/${review.id}`)
    expect(mail).toContain('The second line.')
  })

  test('accepts each reason of each type, also repeatedly', async () => {
    const { ann, ben, review, comment } = await aScene()
    const reasons = ['spoilers', 'offensive language', 'other']
    const list = await aList(app, { by: ben })
    const work = await aWork(app)
    const wanted = [
      ...['profile picture', 'name', 'other', 'other'].map(
        (reason) => ['user', ben.id, reason] as const,
      ),
      ...reasons.slice(1).map((reason) => ['list', list.id, reason] as const),
      ...['offensive language', 'advertising', 'other'].map(
        (reason) => ['work', work.id, reason] as const,
      ),
      ...reasons.map((reason) => ['review', review.id, reason] as const),
      ...reasons.map((reason) => ['comment', comment.id, reason] as const),
    ]
    for (const [type, id, reason] of wanted) {
      const answer = await report(ann, { type, item_id: String(id), reason })
      expect([type, reason, answer.status]).toEqual([type, reason, 201])
    }
    const rows = await reportsOf(ann)
    expect(rows.map((row) => [row.type, row.item_id, row.reason, row.comments])).toEqual(
      wanted.map((row) => [...row, null]),
    )
  })

  test.each([
    ['game', 'other', 'type', 'Must be user, review, comment, list, work, sentWork or remark'],
    [undefined, 'other', 'type', 'Must be user, review, comment, list, work, sentWork or remark'],
    ['user', 'spoilers', 'reason', 'Invalid value'],
    ['review', 'profile picture', 'reason', 'Invalid value'],
    ['review', 'name', 'reason', 'Invalid value'],
    ['list', 'spoilers', 'reason', 'Invalid value'],
    ['comment', 'Other', 'reason', 'Invalid value'],
    ['comment', undefined, 'reason', 'Required'],
  ])('refuses the type %s with the reason %s', async (type, reason, field, message) => {
    const answer = await report(await aUser(app), { type, item_id: 1, reason })
    expect(answer.body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })

  test('refuses a missing id and comments that are too long', async () => {
    const { ann, ben } = await aScene()
    const noId = await report(ann, { type: 'user', reason: 'other' })
    expect(noId.body).toMatchObject({ code: 'validation_error', errors: [{ field: 'item_id' }] })
    const comments = 'x'.repeat(5001)
    const long = await report(ann, { type: 'user', item_id: ben.id, reason: 'other', comments })
    expect(long.body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'comments', message: 'Must be at most 5000 characters' }],
    })
  })

  test('refuses reports on oneself and one’s own content', async () => {
    const { ben, review, comment } = await aScene()
    for (const [type, id] of [
      ['user', ben.id],
      ['review', review.id],
      ['comment', comment.id],
    ] as const) {
      expect((await report(ben, { type, item_id: id, reason: 'other' })).body).toEqual(ownItem)
    }
    expect(await reportsOf(ben)).toEqual([])
  })

  test.each(['user', 'review', 'comment'])(
    'POST /report does not find an unknown %s',
    async (type) => {
      const answer = await report(await aUser(app), {
        type,
        item_id: 2_147_483_647,
        reason: 'other',
      })
      expect(answer.body).toEqual(itemNotFound)
    },
  )

  test('POST /report does not find reviews and comments across a block, but finds users', async () => {
    const { ann, ben, review, comment } = await aScene()
    const underBens = await aComment(app, { on: review })
    await aBlock(app, { by: ben, of: ann })
    const file = async (type: string, id: number) =>
      (await report(ann, { type, item_id: id, reason: 'other' })).body
    expect(await file('review', review.id)).toEqual(itemNotFound)
    expect(await file('comment', underBens.id)).toEqual(itemNotFound)
    expect(await file('comment', comment.id)).toEqual(itemNotFound)
    expect(await file('user', ben.id)).toEqual({ id: expect.any(Number) })
  })

  test('needs a member', async () => {
    const { ben } = await aScene()
    expect((await report(null, { type: 'user', item_id: ben.id, reason: 'other' })).body).toEqual({
      status: 401,
      code: 'unauthenticated',
      message: 'Authentication required',
    })
  })

  test('keeps the report after its reporter’s account is deleted', async () => {
    const { ann, ben } = await aScene()
    const body = { type: 'user', item_id: ben.id, reason: 'other' } as const
    const answer = await app.call(ann, 'POST /report', { body })
    await app.ctx.db.deleteFrom('users').where('id', '=', ann.id).execute()
    const row = await app.ctx.db
      .selectFrom('reports')
      .select(['reporter_id', 'item_id'])
      .where('id', '=', answer.body.id)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({ reporter_id: null, item_id: ben.id })
  })
})

test('retries the message to support until the mail server is back', async () => {
  const { ann, ben } = await aScene()
  await app.runJobs()
  await report(ann, { type: 'user', item_id: ben.id, reason: 'other' })
  const mail = { ...app.ctx.mail, send: () => Promise.reject(new Error('Nobody answers')) }
  await expect(app.runJobs({ mail })).rejects.toThrow('The job tell-support ended: failed')
  await expireLeases(app.ctx.db)
  await app.runJobs()
  const mails = (await readOutbox(app)).filter((text) => text.includes(`(user ${ann.id})`))
  expect(mails).toHaveLength(1)
  expect(await reportsOf(ann)).toHaveLength(1)
})
