import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aSentWork } from '../../testing/factories/sent-works.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { readOutbox } from '../../testing/outbox.ts'
import { startNotificationLettersJob } from '../notifications/notifications.jobs.ts'

const app = useTestApp()
type Work = Awaited<ReturnType<typeof aWork>>

const send = (by: Caller, to: readonly TestUser[], { id, medium }: Work, note?: string) =>
  app.call(by, 'POST /v1/sent-works', {
    body: { work: { id, medium }, userIds: to.map((one) => one.id), note },
  })
const received = async (by: Caller, workId?: number) =>
  (await app.call(by, 'GET /v1/sent-works', { query: { workId } })).body
const sent = async (by: Caller) =>
  (await app.call(by, 'GET /v1/sent-works', { query: { direction: 'sent' } })).body.items
const remove = (by: Caller, id: number) =>
  app.call(by, 'DELETE /v1/sent-works/{id}', { params: { id: String(id) } })
const restore = (by: Caller, id: number) =>
  app.call(by, 'PUT /v1/sent-works/{id}', { params: { id: String(id) } })
const rate = (by: Caller, { id, medium }: Work, rating: number) =>
  app.call(by, 'POST /v1/reviews', { body: { work: { id, medium }, rating } })
const notificationsOf = async (caller: Caller) =>
  (await app.call(caller, 'GET /v1/notifications', { query: { read: false } })).body.items
const notificationTypes = async (caller: Caller) =>
  (await notificationsOf(caller)).map(({ type }) => type)
const readAll = async (caller: Caller) => {
  const notifications = (await notificationsOf(caller)).map(({ id }) => id)
  await app.call(caller, 'PATCH /v1/notifications/read', { body: { notifications } })
}
const filter = (by: Caller, words: string[]) =>
  app.call(by, 'PUT /v1/filter-words', { body: { words } })

/** Two friends, and a work. */
async function aScene() {
  const [nora, ken, work] = [await aUser(app), await aUser(app), await aWork(app)]
  await aFriendship(app, nora, ken)
  return { nora, ken, work }
}

describe('sending', () => {
  test('reaches several friends with a sentence, and tells each', async () => {
    const { nora, ken, work } = await aScene()
    const ann = await aUser(app)
    await aFriendship(app, nora, ann)
    const { status, body } = await send(nora, [ken, ann], work, '  You will love the ending. ')
    expect(status).toBe(201)
    const people = new Set(body.items.map(({ person }) => person.id))
    expect(people).toEqual(new Set([ken.id, ann.id]))
    expect(await received(ken)).toMatchObject({
      totalCount: 1,
      items: [
        {
          work: { id: work.id, title: work.title },
          person: { id: nora.id, username: nora.username },
          note: 'You will love the ending.',
          review: null,
        },
      ],
    })
    expect(await notificationsOf(ann)).toMatchObject([
      {
        type: 'sent work',
        notificationData: {
          user: { id: nora.id },
          work: { id: work.id },
          note: 'You will love the ending.',
        },
      },
    ])
  })

  test('lists newest first, and by work', async () => {
    const { nora, ken, work } = await aScene()
    const later = await aWork(app)
    await send(nora, [ken], work)
    app.clock.advance(1000)
    await send(nora, [ken], later)
    expect((await received(ken)).items.map((item) => item.work.id)).toEqual([later.id, work.id])
    expect((await received(ken, work.id)).items.map((item) => item.work.id)).toEqual([work.id])
  })

  test('keeps the number on a page past the end', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work)
    const query = { direction: 'received', offset: 1 } as const
    const { body } = await app.call(ken, 'GET /v1/sent-works', { query })
    expect(body).toEqual({ items: [], totalCount: 1 })
  })

  test('goes to friends alone: all or none', async () => {
    const { nora, ken, work } = await aScene()
    const stranger = await aUser(app)
    expect((await send(nora, [ken, stranger], work)).body).toMatchObject({ code: 'forbidden' })
    expect(await received(ken)).toEqual({ items: [], totalCount: 0 })
    expect(await notificationTypes(ken)).toEqual([])
  })

  test('repeated, replaces the sentence, and tells again only of another one', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work, 'Soon!')
    await readAll(ken)
    await send(nora, [ken], work, 'Soon!')
    expect(await notificationTypes(ken)).toEqual([])
    await send(nora, [ken], work, 'Tonight!')
    expect(await notificationTypes(ken)).toEqual(['sent work'])
    expect(await received(ken)).toMatchObject({ totalCount: 1, items: [{ note: 'Tonight!' }] })
  })

  test('is refused for a work that the friend might not see', async () => {
    const { nora, ken } = await aScene()
    const owner = await aUser(app)
    await aFriendship(app, nora, owner)
    const { body: work } = await app.call(owner, 'POST /v1/works', {
      body: { medium: 'film', title: 'A film of one cellar' },
    })
    expect((await send(nora, [ken], work)).body).toMatchObject({ code: 'forbidden' })
    expect((await send(nora, [owner], work)).body).toMatchObject({ code: 'forbidden' })
    expect((await send(owner, [nora], work)).status).toBe(201)
  })
})

describe('what was received', () => {
  test('is hidden after an unfriending, a block, a mute and a suspension', async () => {
    const hide = {
      unfriending: (nora: TestUser, ken: TestUser) =>
        app.call(ken, 'DELETE /v1/users/{userId}/friendships/{otherId}', {
          params: { userId: String(ken.id), otherId: String(nora.id) },
        }),
      block: (nora: TestUser, ken: TestUser) => aBlock(app, { by: nora, of: ken }),
      mute: (nora: TestUser, ken: TestUser) =>
        app.call(ken, 'PUT /v1/mutes/{userId}', { params: { userId: String(nora.id) } }),
      suspension: (nora: TestUser) =>
        app.ctx.db
          .insertInto('suspensions')
          .values({ user_id: nora.id, reason: 'Spam', time_suspended: app.clock.now() })
          .execute(),
    }
    for (const [name, act] of Object.entries(hide)) {
      const { nora, ken, work } = await aScene()
      await send(nora, [ken], work)
      expect([name, (await received(ken)).totalCount]).toEqual([name, 1])
      await act(nora, ken)
      expect([name, (await received(ken)).totalCount, await notificationTypes(ken)]).toEqual([
        name,
        0,
        [],
      ])
    }
  })

  test('shows no sentence with a filter word, in the list and in the notification', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work, 'Everybody dies.')
    await filter(ken, ['dies'])
    expect((await received(ken)).items).toMatchObject([{ note: null }])
    expect(await notificationsOf(ken)).toMatchObject([{ notificationData: { note: null } }])
    expect(await sent(nora)).toMatchObject([{ note: 'Everybody dies.' }])
    await filter(ken, [])
    expect((await received(ken)).items).toMatchObject([{ note: 'Everybody dies.' }])
  })

  test('is taken off by the recipient, and the sender does not see that', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work)
    const id = (await received(ken)).items[0]?.id ?? 0
    expect(await remove(ken, id)).toEqual({ status: 200, body: { id } })
    expect((await received(ken)).totalCount).toBe(0)
    expect(await notificationTypes(ken)).toEqual([])
    expect(await sent(nora)).toHaveLength(1)
    expect((await remove(ken, id)).status).toBe(404)
  })

  test('comes back to the list from which the recipient took it', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work, 'Tonight!')
    const id = (await received(ken)).items[0]?.id ?? 0
    await remove(ken, id)
    expect((await restore(nora, id)).status).toBe(404)
    expect((await received(ken)).totalCount).toBe(0)
    expect(await restore(ken, id)).toEqual({ status: 200, body: { id } })
    expect(await restore(ken, id)).toEqual({ status: 200, body: { id } })
    expect((await received(ken)).items).toMatchObject([{ id, note: 'Tonight!' }])
  })

  test('goes when the sender takes it back', async () => {
    const { nora, ken, work } = await aScene()
    const { id } = await aSentWork(app, { by: nora, to: ken, of: work })
    expect((await remove(nora, id)).status).toBe(200)
    expect((await received(ken)).totalCount).toBe(0)
  })
})

describe('how it went', () => {
  test('is reported to the sender with the rating, once', async () => {
    const { nora, ken, work } = await aScene()
    await send(nora, [ken], work)
    app.clock.advance(1000)
    const { body: review } = await rate(ken, work, 9)
    await rate(ken, work, 4)
    expect(await notificationsOf(nora)).toMatchObject([
      {
        type: 'rated sent work',
        notificationData: { user: { id: ken.id }, work: { id: work.id }, rating: 9 },
      },
    ])
    expect((await sent(nora))[0]?.review).toMatchObject({ rating: 4 })
    expect((await received(ken)).items[0]?.review?.rating).toBe(4)
    expect(review.rating).toBe(9)
  })

  test('leaves out ratings from before', async () => {
    const { nora, ken, work } = await aScene()
    await aReview(app, { by: ken, of: work, rating: 3 })
    app.clock.advance(1000)
    await send(nora, [ken], work)
    expect((await sent(nora))[0]?.review).toBeNull()
    expect(await notificationTypes(nora)).toEqual([])
  })

  test('is not notified of what the recipient took off, nor to somebody who is no friend now', async () => {
    const { nora, ken, work } = await aScene()
    const ann = await aUser(app)
    await aFriendship(app, ann, ken)
    const { id } = await aSentWork(app, { by: nora, to: ken, of: work })
    await remove(ken, id)
    await send(ann, [ken], work)
    await app.call(ann, 'DELETE /v1/users/{userId}/friendships/{otherId}', {
      params: { userId: String(ann.id), otherId: String(ken.id) },
    })
    await rate(ken, work, 8)
    expect([await notificationTypes(nora), await notificationTypes(ann)]).toEqual([[], []])
  })

  test('goes by mail where that is switched on', async () => {
    const { nora, ken, work } = await aScene()
    const kinds = [
      { kind: 'sent work', site: true, mail: true },
      { kind: 'rated sent work', site: false, mail: true },
    ] as const
    for (const one of [nora, ken]) {
      await app.call(one, 'PATCH /v1/notification-settings', { body: { kinds: [...kinds] } })
    }
    await send(nora, [ken], work, 'Do.')
    await rate(ken, work, 9)
    app.clock.advance(20 * 60_000)
    await app.ctx.jobs.enqueue(app.ctx.db, startNotificationLettersJob, {})
    await app.runJobs()
    const letters = await readOutbox(app)
    const to = ({ email }: TestUser) => letters.find((text) => text.includes(`To: ${email}`)) ?? ''
    expect(to(ken)).toContain(`sent you ${work.title}: Do.`)
    expect(to(nora)).toContain(`gave ${work.title}, which you sent, 9 of 10`)
  })
})

test('a merge moves what was sent, except where both works were, and can be reverted', async () => {
  const { nora, ken, work } = await aScene()
  const into = await aWork(app)
  const both = await aUser(app)
  await aFriendship(app, nora, both)
  await send(nora, [ken, both], work)
  await send(nora, [both], into)
  const admin = await aUser(app, { id: 1 })
  const { body } = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: 'film', workId: String(work.id) },
    body: { intoId: into.id },
  })
  const works = async (by: Caller) => (await received(by)).items.map((item) => item.work.id)
  expect([await works(ken), await works(both)]).toEqual([[into.id], [into.id]])
  await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
    params: { mergeId: String(body.id) },
  })
  expect(await works(ken)).toEqual([work.id])
  expect(new Set(await works(both))).toEqual(new Set([work.id, into.id]))
})
