import { endpoints } from '@medley/contract/api'
import { beforeAll, describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aReport } from '../../testing/factories/reports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { expireModerationJob } from './moderation.jobs.ts'

const app = useTestApp()
const days = 86_400_000
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1, username: 'the-admin' })
})

const decide = (caseId: number, body: { decision: 'suspend'; reason: string; until?: string }) =>
  app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
    params: { caseId: String(caseId) },
    body,
  })
const undo = (actId: number) =>
  app.call(admin, 'POST /v1/moderation/acts/{actId}/undo', { params: { actId: String(actId) } })

async function suspend(member: TestUser, until?: Date): Promise<number> {
  const { caseId } = await aReport(app, { type: 'user', id: member.id })
  const body = {
    decision: 'suspend',
    reason: 'Insults.',
    ...(until ? { until: until.toISOString() } : {}),
  } as const
  return (await decide(caseId, body)).body.actId
}

describe('suspending', () => {
  test('hides the member with all they wrote from everyone but admins', async () => {
    const [ben, ann, work] = [await aUser(app), await aUser(app), await aWork(app)]
    const review = await aReview(app, { by: ben, of: work, review: 'quincunx' })
    const under = await aReview(app, { by: ann, of: work })
    await aComment(app, { by: ben, on: under, content: 'quincunx' })
    const list = await aList(app, { by: ben, title: 'quincunx' })
    await suspend(ben)
    for (const caller of [null, ann]) {
      const answers = [
        await app.call(caller, 'GET /v1/reviews', { query: { work } }),
        await app.call(caller, 'GET /v1/reviews', { query: { author: ben.id } }),
        await app.call(caller, 'GET /v1/search', { query: { q: ben.username, category: 'users' } }),
        await app.call(caller, 'GET /profile', { query: { user: ben.username } }),
        await app.call(caller, 'GET /v1/lists', { query: { owner: ben.username } }),
        await app.call(caller, 'GET /v1/lists/{id}', { params: { id: String(list.id) } }),
        await app.call(caller, 'GET /v1/reviews/{id}', { params: { id: String(review.id) } }),
        await app.call(caller, 'GET /v1/reviews/summary/{userId}', {
          params: { userId: String(ben.id) },
          query: {},
        }),
        await app.call(caller, 'GET /v1/work-engagements', { query: { userId: ben.id } }),
      ]
      expect(JSON.stringify(answers)).not.toMatch(new RegExp(`quincunx|"${ben.username}"`))
      expect(answers.map(({ status }) => status)).toEqual([
        200, 200, 200, 404, 404, 404, 404, 404, 404,
      ])
    }
    expect(
      (await app.call(admin, 'GET /v1/reviews/{id}', { params: { id: String(review.id) } })).status,
    ).toBe(200)
  })

  test('leaves the member the reason, the export and the way out', async () => {
    const ben = await aUser(app)
    await suspend(ben)
    const read = await app.call(ben, 'GET /v1/suspension')
    expect(read.body.suspension).toEqual({
      reason: 'Insults.',
      timeSuspended: app.clock.now().toISOString(),
      timeEnds: null,
    })
    expect((await app.call(ben, 'POST /v1/exports')).status).toBe(202)
    const post = await app.call(ben, 'POST /v1/lists', { body: { title: 'One' } })
    expect(post.body).toEqual({
      status: 403,
      code: 'suspended',
      message: 'This account is suspended',
    })
    const feedback = { category: 'Suggestion', comment: 'I object.' } as const
    expect((await app.call(ben, 'POST /feedback', { body: feedback })).status).toBe(201)
    const wrong = await app.call(ben, 'DELETE /account', { body: { password: 'not theirs' } })
    expect(wrong.body.code).toBe('invalid_credentials')
  })

  test('ends at its time, by undo, and never concerns admins', async () => {
    const [ben, cleo] = [await aUser(app), await aUser(app)]
    await suspend(ben, new Date(app.clock.now().getTime() + days))
    const mayWrite = async (member: TestUser) =>
      (await app.call(member, 'POST /v1/lists', { body: { title: 'One' } })).status
    expect(await mayWrite(ben)).toBe(403)
    app.clock.advance(days + 1)
    expect(await mayWrite(ben)).toBe(201)
    const seen = async () =>
      (await app.call(null, 'GET /profile', { query: { user: ben.username } })).status
    await app.ctx.jobs.enqueue(app.ctx.db, expireModerationJob, {})
    await app.runJobs()
    expect(await seen()).toBe(200)
    const actId = await suspend(cleo)
    await undo(actId)
    expect(await mayWrite(cleo)).toBe(201)
    const past = await aReport(app, { type: 'user', id: ben.id })
    const body = { decision: 'suspend', reason: 'Late.', until: '2020-01-01' } as const
    expect((await decide(past.caseId, body)).body).toMatchObject({ errors: [{ field: 'until' }] })
  })

  test('refuses suspended members every other call', async () => {
    const ben = await aUser(app)
    await suspend(ben)
    const closed = endpoints.filter(
      ({ endpoint }) => !['open', 'optional'].includes(endpoint.access) && !endpoint.whileSuspended,
    )
    expect(closed.length).toBeGreaterThan(40)
    for (const { endpoint } of closed) {
      const answer = await app.send({
        method: endpoint.method,
        url: endpoint.path.replaceAll(/\{userId\}/g, String(ben.id)).replaceAll(/\{\w+\}/g, '1'),
        headers: { authorization: `Bearer ${ben.token}` },
      })
      expect([endpoint.path, answer.body.code]).toEqual([endpoint.path, 'suspended'])
    }
  })
})

describe('calls towards a suspended member', () => {
  /** The answers to every call that names a member, for one who is there or for one who is not. */
  const towards = async (caller: TestUser, { id, username }: { id: number; username: string }) => {
    const params = { userId: String(id) }
    const pair = { params: { userId: String(caller.id), otherId: String(id) } }
    const friendship = '/v1/users/{userId}/friendships/{otherId}' as const
    const report = { type: 'user', item_id: id, reason: 'other' } as const
    return {
      befriend: await app.call(caller, `PUT ${friendship}`, pair),
      friendship: await app.call(caller, `GET ${friendship}`, pair),
      unfriend: await app.call(caller, `DELETE ${friendship}`, pair),
      block: await app.call(caller, 'POST /block-user', { body: { blocked_username: username } }),
      unblock: await app.call(caller, 'DELETE /blocked-user', { query: { user: username } }),
      blocked: await app.call(caller, 'GET /blocked-status', { query: { user: username } }),
      mute: await app.call(caller, 'PUT /v1/mutes/{userId}', { params }),
      report: await app.call(caller, 'POST /report', { body: report }),
      profile: await app.call(caller, 'GET /profile', { query: { user: username } }),
      contacts: await app.call(caller, 'GET /contacts', { query: { user: username } }),
      favorites: await app.call(caller, 'GET /favorites', { query: { profile: username } }),
      viewings: await app.call(caller, 'GET /v1/viewings', { query: { userId: id } }),
      saved: await app.call(caller, 'GET /v1/saved-for-later', { query: { userId: id } }),
      engaged: await app.call(caller, 'GET /v1/work-engagements', { query: { userId: id } }),
      lists: await app.call(caller, 'GET /v1/lists', { query: { owner: username } }),
    }
  }

  test.each(['stranger', 'friend'])('answer a %s as if there were no such account', async (who) => {
    const [ben, ann] = [await aUser(app), await aUser(app)]
    if (who === 'friend') await aFriendship(app, ann, ben)
    await suspend(ben)
    const missing = { id: 2_147_483_647, username: 'no-such-member' }
    expect(await towards(ann, ben)).toEqual(await towards(ann, missing))
    expect(await app.ctx.db.selectFrom('blocks').selectAll().execute()).toEqual([])
    expect(await app.ctx.db.selectFrom('mutes').selectAll().execute()).toEqual([])
  })

  test('leave a friendship as it was before, once the member is back', async () => {
    const [ben, ann] = [await aUser(app), await aUser(app)]
    await aFriendship(app, ann, ben)
    const actId = await suspend(ben)
    await towards(ann, ben)
    await undo(actId)
    const query = { user: ann.username }
    expect((await app.call(ann, 'GET /contacts', { query })).body).toHaveLength(1)
  })

  test('answer about comments and likes as for a review that is gone', async () => {
    const [ben, ann] = [await aUser(app), await aUser(app)]
    const { id } = await aReview(app, { by: ben })
    await suspend(ben)
    const body = { review_id: id, content: 'Where are you?' }
    expect((await app.call(ann, 'POST /comment', { body })).body.code).toBe('review_not_found')
    const like = await app.call(ann, 'PUT /v1/review-likes', { body: { reviewId: id } })
    expect(like.body.code).toBe('review_not_found')
  })

  test('leave out those whom a member blocked or muted before', async () => {
    const [ben, ann] = [await aUser(app), await aUser(app)]
    await app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(ben.id) } })
    await app.call(ann, 'POST /block-user', { body: { blocked_username: ben.username } })
    const lists = async () => [
      (await app.call(ann, 'GET /v1/mutes')).body.items.length,
      (await app.call(ann, 'GET /v1/blocks', { query: {} })).body.totalCount,
    ]
    expect(await lists()).toEqual([1, 1])
    await suspend(ben)
    expect(await lists()).toEqual([0, 0])
  })
})
