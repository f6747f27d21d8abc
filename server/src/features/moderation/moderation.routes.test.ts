import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { aComment } from '../../testing/factories/comments.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList, aListLike } from '../../testing/factories/lists.ts'
import { aReport } from '../../testing/factories/reports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { expireModerationJob } from './moderation.jobs.ts'

const app = useTestApp()
const days = 86_400_000
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1, username: 'the-admin' })
})

type Body = {
  decision: 'remove' | 'warn' | 'suspend' | 'dismiss'
  part?: 'profileTexts'
  reason?: string
  until?: string
}

const decide = (caseId: number, body: Body) =>
  app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
    params: { caseId: String(caseId) },
    body,
  })
const undo = (actId: number) =>
  app.call(admin, 'POST /v1/moderation/acts/{actId}/undo', { params: { actId: String(actId) } })
const cases = async () =>
  (await app.call(admin, 'GET /v1/moderation/cases', { query: {} })).body.items
const notices = async (member: TestUser, read?: boolean) =>
  (await app.call(member, 'GET /v1/notifications', { query: read === undefined ? {} : { read } }))
    .body.items

/** Lets ten seconds pass for the jobs that wait so long, and runs them. */
async function notifyMembers(): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = 'tell-member'`.execute(
    app.ctx.db,
  )
  await app.runJobs()
}

describe('the queue', () => {
  test('folds the reports of an item into one case with one message a day', async () => {
    const ben = await aUser(app)
    const review = await aReview(app, { by: ben, review: 'A rude text.' })
    const reporters = [await aUser(app), await aUser(app)]
    const report = async (by: TestUser | undefined) =>
      aReport(app, { by, type: 'review', id: review.id })
    const { caseId } = await report(reporters[0])
    expect(await report(reporters[1])).toEqual({ caseId })
    await app.runJobs()
    const about = async () =>
      (await readOutbox(app)).filter((text) => text.includes(`(review ${review.id})`))
    expect(await about()).toHaveLength(1)
    app.clock.advance(days)
    await report(reporters[0])
    await app.runJobs()
    const messages = await about()
    expect(messages).toHaveLength(2)
    expect(messages.some((text) => text.includes('Reports of it so far: 3'))).toBe(true)
    const found = (await cases()).find(({ id }) => id === caseId)
    expect(found).toMatchObject({
      type: 'review',
      itemId: review.id,
      item: {
        summary: expect.stringContaining('A rude text.'),
        path: `/review/${review.id}`,
        author: { id: ben.id, username: ben.username },
      },
      reportCount: 3,
      earlierActs: 0,
      inviters: [],
      outcome: null,
    })
    expect(found?.reports.map(({ reporter }) => reporter?.username)).toEqual(
      [reporters[0], reporters[1], reporters[0]].map((one) => one?.username),
    )
  })

  test('shows users, comments, lists and works in their context', async () => {
    const [ben, work] = [await aUser(app), await aWork(app, { title: 'A reported film' })]
    const comment = await aComment(app, { by: ben, content: 'Rude words.' })
    const list = await aList(app, { by: ben, title: 'A rude list' })
    for (const [type, id] of [
      ['user', ben.id],
      ['comment', comment.id],
      ['list', list.id],
      ['work', work.id],
    ] as const) {
      app.clock.advance(1000)
      await aReport(app, { type, id })
    }
    const items = (await cases()).slice(0, 4).map(({ item }) => item)
    const author = { id: ben.id, username: ben.username }
    expect(items).toEqual([
      {
        summary: 'A reported film',
        path: `/film/${work.id}`,
        author: null,
        picture: null,
        texts: null,
      },
      {
        summary: 'A rude list',
        path: `/u/${ben.username}/lists/${list.id}`,
        author,
        picture: null,
        texts: null,
      },
      {
        summary: 'Rude words.',
        path: expect.stringMatching(/^\/review\/\d+$/),
        author,
        picture: null,
        texts: null,
      },
      {
        summary: ben.username,
        path: `/profile/${ben.username}`,
        author,
        picture: null,
        texts: null,
      },
    ])
  })

  test('shows and removes a sentence that a work was sent with, and undo brings it back', async () => {
    const [ben, ann] = [await aUser(app), await aUser(app)]
    await aFriendship(app, ben, ann)
    const work = await aWork(app)
    const sent = await aSentWork(app, { by: ben, to: ann, of: work, note: 'Rude words.' })
    const received = async () =>
      (await app.call(ann, 'GET /v1/sent-works', { query: {} })).body.totalCount
    const filed = await app.call(ann, 'POST /report', {
      body: { type: 'sentWork', item_id: sent.id, reason: 'offensive language' },
    })
    expect(filed.status).toBe(201)
    const found = (await cases()).find(({ type }) => type === 'sentWork')
    expect(found?.item).toEqual({
      summary: 'Rude words.',
      path: `/film/${work.id}`,
      author: { id: ben.id, username: ben.username },
      picture: null,
      texts: null,
    })
    const { body } = await decide(found?.id ?? 0, { decision: 'remove' })
    expect(await received()).toBe(0)
    await undo(body.actId)
    expect(await received()).toBe(1)
  })

  test('keeps the case of an item that is gone, to be dismissed', async () => {
    const comment = await aComment(app)
    const { caseId } = await aReport(app, { type: 'comment', id: comment.id })
    await app.ctx.db.deleteFrom('comments').where('id', '=', comment.id).execute()
    expect((await cases()).find(({ id }) => id === caseId)?.item).toBeNull()
    expect((await decide(caseId, { decision: 'remove' })).body.code).toBe('item_not_found')
    expect((await decide(caseId, { decision: 'dismiss' })).status).toBe(200)
    expect((await cases()).some(({ id }) => id === caseId)).toBe(false)
    expect((await decide(caseId, { decision: 'dismiss' })).body.code).toBe('case_not_found')
  })
})

describe('removing', () => {
  test('takes a review away with comments and likes, corrects the counts, and undo brings all back', async () => {
    const [ben, ann, work] = [await aUser(app), await aUser(app), await aWork(app)]
    const review = await aReview(app, { by: ben, of: work, rating: 9, review: 'Rude.' })
    await aReview(app, { by: ann, of: work, rating: 3 })
    await aComment(app, { by: ann, on: review, content: 'Indeed.' })
    await app.call(ann, 'PUT /v1/review-likes', { body: { reviewId: review.id } })
    const params = { id: String(review.id) }
    const read = () => app.call(ann, 'GET /v1/reviews/{id}', { params })
    const rating = async () =>
      (
        await app.call(null, 'GET /v1/works/{medium}/{workId}/statistics', {
          params: { medium: work.medium, workId: String(work.id) },
        })
      ).body.ratings.overall
    const before = await read()
    expect(await rating()).toEqual({ score: 6, count: 2 })
    const { caseId } = await aReport(app, { type: 'review', id: review.id })
    const { actId } = (await decide(caseId, { decision: 'remove' })).body
    expect((await read()).body.code).toBe('review_not_found')
    expect(await rating()).toEqual({ score: 3, count: 1 })
    expect((await undo(actId)).body).toEqual({ actId, undone: true })
    expect(await read()).toEqual(before)
    expect(await rating()).toEqual({ score: 6, count: 2 })
    expect((await cases()).some(({ id }) => id === caseId)).toBe(true)
    expect((await undo(actId)).body.code).toBe('act_not_found')
    await notifyMembers()
    expect(await notices(ben)).not.toContainEqual(
      expect.objectContaining({ type: 'moderation notice' }),
    )
  })

  test('takes a review from its viewing, and undo gives it back', async () => {
    const [ben, work] = [await aUser(app), await aWork(app)]
    const { medium } = work
    const body = { work: { id: work.id, medium }, rating: 4, dateViewed: '2024-05-01' }
    const { id } = (await app.call(ben, 'POST /v1/reviews', { body })).body
    const reviewOfViewing = async () => {
      const path = 'GET /v1/works/{medium}/{workId}/own-viewings'
      const params = { medium, workId: String(work.id) }
      const [viewing] = (await app.call(ben, path, { params, query: {} })).body.items
      return viewing?.review?.id ?? null
    }
    expect(await reviewOfViewing()).toBe(id)
    const { caseId } = await aReport(app, { type: 'review', id })
    const { actId } = (await decide(caseId, { decision: 'remove' })).body
    expect(await reviewOfViewing()).toBeNull()
    await undo(actId)
    expect(await reviewOfViewing()).toBe(id)
  })

  test('tells the author by notification and mail, with the way to object', async () => {
    const ben = await aUser(app)
    const comment = await aComment(app, { by: ben, content: 'Rude words.' })
    const { caseId } = await aReport(app, { type: 'comment', id: comment.id })
    const reason = 'We do not insult each other here.'
    const { actId } = (await decide(caseId, { decision: 'remove', reason })).body
    await app.runJobs()
    expect(await notices(ben)).toEqual([])
    await notifyMembers()
    const notice = {
      act: 'remove',
      type: 'comment',
      summary: 'Rude words.',
      reason,
      timeEnds: null,
    }
    expect(await notices(ben)).toMatchObject([
      {
        type: 'moderation notice',
        read: false,
        notificationData: { notice: { id: actId, ...notice } },
      },
    ])
    const unread = await notices(ben, false)
    expect(unread).toHaveLength(1)
    const notifications = unread.map(({ id }) => id)
    await app.call(ben, 'PATCH /v1/notifications/read', { body: { notifications } })
    expect(await notices(ben, true)).toMatchObject([{ notificationData: { notice } }])
    const letter = (await readOutbox(app)).find((text) => text.includes(`To: ${ben.email}`))
    expect(letter).toContain('Subject: Your comment was removed')
    expect(letter).toContain(reason)
    expect(letter).toContain(`/feedback?objection=${actId}`)
    expect(letter).not.toContain(admin.username)
  })

  test('tells the author in their language', async () => {
    const ben = await aUser(app)
    await app.call(ben, 'PUT /v1/language', { body: { language: 'de' } })
    const comment = await aComment(app, { by: ben, content: 'Rude words.' })
    const { caseId } = await aReport(app, { type: 'comment', id: comment.id })
    await decide(caseId, { decision: 'remove', reason: 'Rude.' })
    await notifyMembers()
    const letter = (await readOutbox(app)).find((text) => text.includes(`To: ${ben.email}`))
    expect(letter).toContain('Subject: Dein Kommentar wurde entfernt')
    expect(letter).toContain('Darum geht es: Rude words.')
  })

  test('hides a work from all but admins, and undo shows it again', async () => {
    const work = await aWork(app, { title: 'A slur as a title' })
    const params = { medium: work.medium, workId: String(work.id) }
    const status = async (caller: TestUser | null) =>
      (await app.call(caller, 'GET /v1/works/{medium}/{workId}', { params })).status
    const { caseId } = await aReport(app, { type: 'work', id: work.id })
    const { actId } = (await decide(caseId, { decision: 'remove' })).body
    expect([await status(null), await status(await aUser(app)), await status(admin)]).toEqual([
      404, 404, 200,
    ])
    const search = { query: { q: 'A slur as a title', category: 'film' } } as const
    expect((await app.call(null, 'GET /v1/search', search)).body.items).toEqual([])
    await undo(actId)
    expect(await status(null)).toBe(200)
  })

  test('removes a list with its entries and likes, and a picture, and undo brings them back', async () => {
    const ben = await aUser(app)
    const list = await aList(app, {
      by: ben,
      title: 'Rude',
      of: [await aWork(app), await aWork(app)],
    })
    await aListLike(app, { of: list })
    const readList = () => app.call(ben, 'GET /v1/lists/{id}', { params: { id: String(list.id) } })
    const before = await readList()
    const removed = await decide((await aReport(app, { type: 'list', id: list.id })).caseId, {
      decision: 'remove',
    })
    expect((await readList()).status).toBe(404)
    await undo(removed.body.actId)
    expect(await readList()).toEqual(before)

    await app.ctx.db
      .updateTable('users')
      .set({ profile_picture: 'rude.webp' })
      .where('id', '=', ben.id)
      .execute()
    const picture = async () =>
      (await app.call(null, 'GET /profile', { query: { user: ben.username } })).body.profile_pic
    const gone = await decide((await aReport(app, { type: 'user', id: ben.id })).caseId, {
      decision: 'remove',
    })
    expect(await picture()).toBeNull()
    await undo(gone.body.actId)
    expect(await picture()).toContain('rude.webp')
  })

  test('removes what a member says about themselves, and undo brings it back', async () => {
    const ben = await aUser(app)
    const said = {
      bio: 'Cheap watches here!',
      link: 'https://watches.example/',
      place: '',
      pronouns: '',
    }
    await app.call(ben, 'PUT /v1/profile-texts', { body: said })
    const bio = async () =>
      (await app.call(null, 'GET /profile', { query: { user: ben.username } })).body.bio
    const { caseId } = await aReport(app, { type: 'user', id: ben.id })
    const found = (await cases()).find(({ id }) => id === caseId)
    expect(found?.item?.texts).toBe('Cheap watches here! · https://watches.example/')
    const gone = await decide(caseId, { decision: 'remove', part: 'profileTexts' })
    expect(await bio()).toBeNull()
    await undo(gone.body.actId)
    expect(await bio()).toBe('Cheap watches here!')
  })

  test('keeps what was removed for 30 days', async () => {
    const kept = async (actId: number) =>
      (
        await app.ctx.db
          .selectFrom('moderation_acts')
          .select('kept')
          .where('id', '=', actId)
          .executeTakeFirstOrThrow()
      ).kept
    const comment = await aComment(app)
    const { caseId } = await aReport(app, { type: 'comment', id: comment.id })
    const { actId } = (await decide(caseId, { decision: 'remove' })).body
    const forget = async () => {
      await app.ctx.jobs.enqueue(app.ctx.db, expireModerationJob, {})
      await app.runJobs()
    }
    app.clock.advance(29 * days)
    await forget()
    expect(await kept(actId)).not.toBeNull()
    app.clock.advance(2 * days)
    await forget()
    expect(await kept(actId)).toBeNull()
    expect((await undo(actId)).body.code).toBe('act_not_found')
  })
})

test('writes decisions to the audit log', async () => {
  const ben = await aUser(app)
  const comment = await aComment(app, { by: ben })
  const { caseId } = await aReport(app, { type: 'comment', id: comment.id })
  const { actId } = (await decide(caseId, { decision: 'warn', reason: 'Be kind.' })).body
  await undo(actId)
  const { items } = (
    await app.call(admin, 'GET /v1/audit-events', { query: { member: ben.username } })
  ).body
  expect(items.map(({ kind, actor, subject }) => [kind, actor?.id, subject])).toEqual([
    ['act-undone', 1, `comment ${comment.id}`],
    ['member-warned', 1, `comment ${comment.id}`],
  ])
})
