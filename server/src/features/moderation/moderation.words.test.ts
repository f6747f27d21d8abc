import { beforeEach, describe, expect, test } from 'vitest'
import { transaction } from '../../db/transaction.ts'
import { aComment } from '../../testing/factories/comments.ts'
import { anEvening } from '../../testing/factories/evenings.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview, aReviewLike } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { useServedPages } from '../../testing/served-pages.ts'
import { deleteUser } from '../accounts/settings/accounts.settings.queries.ts'
import { startNotificationLettersJob } from '../notifications/notifications.jobs.ts'
import { startDueDigestsJob } from '../weekly-digest/weekly-digest.jobs.ts'
import { removeItem, suspendMember } from './moderation.acts.service.ts'

/* Every place that shows what a member wrote, once it was removed, or they are suspended or have left. */

const app = useTestApp()
const pages = useServedPages(app)
const cause = { adminId: null, caseId: null, reason: 'Insults.' }
const sentence = 'This quincunx of a film has five corners and no middle.'

let begun = 0
let ann: TestUser
let ben: TestUser
let film: Awaited<ReturnType<typeof aWork>>

beforeEach(async () => {
  // A Thursday; quotes are chosen every ten minutes.
  begun += 1
  app.clock.set('2026-05-07T12:00:00.000Z')
  app.clock.advance(begun * 11 * 60_000)
  await app.ctx.db.deleteFrom('users').execute()
  ;[ann, ben] = [await aUser(app, { firstName: 'Quincunx' }), await aUser(app)]
  film = await aWork(app)
  await aFriendship(app, ann, ben)
})

const remove = (type: 'review' | 'comment' | 'sentWork' | 'work', id: number) =>
  transaction(app.ctx.db, (tx) => removeItem(app.ctx, tx, cause, { type, id }))
const suspend = () =>
  transaction(app.ctx.db, (tx) =>
    suspendMember(app.ctx, tx, cause, { memberId: ann.id, until: null }),
  )
const leave = () => deleteUser(app.ctx.db, ann.id)

const lettersTo = async (member: TestUser) =>
  (await readOutbox(app)).filter((text) => text.includes(`To: ${member.email}`))

async function expectSilence(places: unknown[]) {
  for (const place of places) expect(JSON.stringify(place)).not.toMatch(/quincunx/i)
}

describe.each(['removed', 'of a suspended member', 'of a member who has left'])(
  'a review that is %s',
  (how) => {
    const goes = (id: number) =>
      how === 'removed' ? remove('review', id) : how.includes('left') ? leave() : suspend()

    test('is nowhere quoted: feed, landing page, served pages, cards', async () => {
      const review = await aReview(app, { by: ann, of: film, rating: 9, review: sentence })
      await aReviewLike(app, { of: review })
      const stranger = await aUser(app)
      const quote = () => app.call(null, 'GET /v1/popular-reviews/quote')
      expect((await quote()).body.quote?.text).toContain('quincunx')
      const card = await pages.request(`/og/review/${review.id}.png`)
      expect(card.headers['cache-control']).toBe('public, no-cache')
      await goes(review.id)
      const work = { id: film.id, medium: film.medium }
      const places = [
        await quote(),
        await app.call(stranger, 'GET /v1/popular-reviews', { query: {} }),
        await app.call(ben, 'GET /v1/reviews', { query: { friendship: 'friend' } }),
        await app.call(null, 'GET /v1/reviews', { query: { work } }),
        await app.call(ben, 'GET /v1/pages/home'),
        await app.call(stranger, 'GET /v1/welcome/people'),
        (await pages.open('/')).html,
        (await pages.open(`/film/${film.id}`)).html,
        (await pages.open(`/review/${review.id}`)).html,
      ]
      await expectSilence(places)
      const again = await pages.request(`/og/review/${review.id}.png`)
      expect(again.statusCode).toBe(404)
    })

    test('is in no letter that was due before', async () => {
      await app.call(ben, 'PATCH /v1/notification-settings', {
        body: { weeklyDigest: true, timeZone: 'UTC' },
      })
      const review = await aReview(app, { by: ann, of: film, rating: 9, review: sentence })
      await aReview(app, { by: await makeFriends(), rating: 8, review: 'Quiet.' })
      app.clock.set('2026-05-08T19:00:00.000Z')
      await app.ctx.jobs.enqueue(app.ctx.db, startDueDigestsJob, {})
      await goes(review.id)
      await app.runJobs()
      const digests = await lettersTo(ben)
      expect(digests).toHaveLength(1)
      await expectSilence([digests[0]?.slice(digests[0].indexOf('\n\n'))])
    })
  },
)

async function makeFriends(): Promise<TestUser> {
  const cleo = await aUser(app)
  await aFriendship(app, cleo, ben)
  return cleo
}

describe.each(['removed', 'of a suspended member', 'of a member who has left'])(
  'a sentence with a sent work that is %s',
  (how) => {
    test('is neither listed, nor notified, nor mailed', async () => {
      await app.call(ben, 'PATCH /v1/notification-settings', {
        body: { kinds: [{ kind: 'sent work', site: true, mail: true }] },
      })
      const { body } = await app.call(ann, 'POST /v1/sent-works', {
        body: { work: { id: film.id, medium: 'film' }, userIds: [ben.id], note: sentence },
      })
      expect(body).toBeDefined()
      const { id } = await app.ctx.db
        .selectFrom('sent_works')
        .select('id')
        .executeTakeFirstOrThrow()
      if (how === 'removed') await remove('sentWork', id)
      else await (how.includes('left') ? leave() : suspend())
      app.clock.advance(20 * 60_000)
      await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
      await app.runJobs()
      const places = [
        await app.call(ben, 'GET /v1/sent-works', { query: { direction: 'received' } }),
        (await app.call(ben, 'GET /v1/notifications', { query: {} })).body.items.map(
          ({ notificationData }) => ('note' in notificationData ? notificationData.note : null),
        ),
        (await app.call(ben, 'GET /v1/pages/home')).body,
        await lettersTo(ben),
      ]
      for (const place of places) expect(JSON.stringify(place)).not.toContain('five corners')
    })
  },
)

describe('a work that a suspended member added', () => {
  const add = async (by: TestUser) => {
    const body = { medium: 'film', title: 'Quincunx, the Insult' } as const
    return (await app.call(by, 'POST /v1/works', { body })).body
  }
  const see = async (viewer: TestUser, { id }: { id: number }) =>
    (
      await app.call(viewer, 'GET /v1/works/{medium}/{workId}', {
        params: { medium: 'film', workId: String(id) },
      })
    ).status

  test('is hidden from their friends, and back when the suspension ends', async () => {
    const work = await add(ann)
    expect(await see(ben, work)).toBe(200)
    await suspend()
    expect(await see(ben, work)).toBe(404)
    await expectSilence([
      await app.call(ben, 'GET /v1/search', { query: { q: 'the Insult', category: 'film' } }),
      await app.call(ben, 'GET /v1/works/{medium}', {
        params: { medium: 'film' },
        query: { limit: 100 },
      }),
    ])
    await app.ctx.db.deleteFrom('suspensions').execute()
    expect(await see(ben, work)).toBe(200)
  })

  test('stays for friends who have it, and for admins', async () => {
    const work = await add(ann)
    const admin = await aUser(app, { id: 1 })
    await app.call(ben, 'POST /v1/reviews', {
      body: { work: { id: work.id, medium: 'film' }, rating: 7 },
    })
    await suspend()
    expect([await see(ben, work), await see(admin, work)]).toEqual([200, 200])
  })
})

test('an evening of a suspended host, and a comment, are shown to nobody', async () => {
  const evening = await anEvening(app, { by: ann, with: [ben], of: [film] })
  const review = await aReview(app, { by: ben, of: film })
  await aComment(app, { by: ann, on: review, content: sentence })
  await suspend()
  const params = { eveningId: String(evening.id) }
  await expectSilence([
    await app.call(ben, 'GET /v1/evenings', { query: {} }),
    await app.call(ben, 'GET /v1/evenings/{eveningId}', { params }),
    await app.call(ben, 'GET /v1/reviews/{id}', { params: { id: String(review.id) } }),
    (await pages.open(`/review/${review.id}`)).html,
  ])
})
