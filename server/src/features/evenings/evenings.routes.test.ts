import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { namesIn, useEvenings } from '../../testing/evenings.ts'
import { aSavedWork } from '../../testing/factories/engagements.ts'
import { anEvening } from '../../testing/factories/evenings.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const { start, listed, notificationsOf, people } = useEvenings(app)
const day = '2024-05-01'

const idIn = (id: number) => ({ params: { eveningId: String(id) } })
const see = (by: Caller, id: number) => app.call(by, 'GET /v1/evenings/{eveningId}', idIn(id))
const vetoOf = (id: number, work: { id: number }) => ({
  params: { eveningId: String(id), workId: String(work.id) },
})
const veto = (by: Caller, id: number, work: { id: number }) =>
  app.call(by, 'PUT /v1/evenings/{eveningId}/vetoes/{workId}', vetoOf(id, work))
const withdraw = (by: Caller, id: number, work: { id: number }) =>
  app.call(by, 'DELETE /v1/evenings/{eveningId}/vetoes/{workId}', vetoOf(id, work))
const choose = (by: Caller, id: number, work: { id: number }, on = day) =>
  app.call(by, 'PUT /v1/evenings/{eveningId}/choice', {
    ...idIn(id),
    body: { workId: work.id, day: on },
  })
const confirm = (by: Caller, id: number) =>
  app.call(by, 'PUT /v1/evenings/{eveningId}/confirmation', idIn(id))
const leave = (by: Caller, id: number) =>
  app.call(by, 'DELETE /v1/evenings/{eveningId}/membership', idIn(id))
const end = (by: Caller, id: number) => app.call(by, 'DELETE /v1/evenings/{eveningId}', idIn(id))
const diaryOf = async (owner: TestUser, by: Caller = owner) =>
  (await app.call(by, 'GET /v1/viewings', { query: { userId: owner.id } })).body.items
const part = (one: TestUser, other: TestUser) =>
  app.call(one, 'DELETE /v1/users/{userId}/friendships/{otherId}', {
    params: { userId: String(one.id), otherId: String(other.id) },
  })

/** An evening of three with two proposals. */
async function aScene() {
  const group = await people()
  const { nora, ken, ann } = group
  const [first, second] = [await aWork(app), await aWork(app)]
  const { id } = await anEvening(app, { by: nora, with: [ken, ann], of: [first, second] })
  return { ...group, first, second, id }
}

test('people come with the addresses of their pictures', async () => {
  const { nora, ken, id } = await aScene()
  const picture = { profile_picture: 'ken.webp' }
  await app.ctx.db.updateTable('users').set(picture).where('id', '=', ken.id).execute()
  const { people: shown } = (await see(nora, id)).body
  const pictures = shown.map((one) => [one.username, one.profilePicture])
  expect(pictures).toContainEqual([ken.username, app.ctx.files.url('ken.webp')])
  expect(pictures).toContainEqual([nora.username, null])
})

test('proposals come with what friends of the viewer gave them', async () => {
  const { nora, ken, ann, first, id } = await aScene()
  await aReview(app, { by: ken, of: first, rating: 8 })
  await aReview(app, { by: ann, of: first, rating: 5 })
  const ratings = async (by: TestUser) =>
    (await see(by, id)).body.proposals.map((one) => one.friendsRating)
  expect(await ratings(nora)).toEqual([6.5, null])
  // Ken and Ann are no friends of each other, and one's own rating is no friend's.
  expect(await ratings(ken)).toEqual([null, null])
})

describe('a veto', () => {
  test('moves a proposal to the end for everybody, until it is taken back', async () => {
    const { nora, ken, first, second, id } = await aScene()
    const order = async () =>
      (await see(nora, id)).body.proposals.map(({ work, vetoedBy }) => [work.id, vetoedBy])
    expect((await veto(ken, id, first)).status).toBe(200)
    await veto(ken, id, first)
    expect(await order()).toEqual([
      [second.id, []],
      [first.id, [ken.id]],
    ])
    await withdraw(ken, id, first)
    expect(await order()).toEqual([
      [first.id, []],
      [second.id, []],
    ])
  })

  test('keeps the work from being chosen', async () => {
    const { nora, ken, first, id } = await aScene()
    await veto(ken, id, first)
    expect((await choose(nora, id, first)).body).toMatchObject({ code: 'evening_closed' })
  })

  test('a veto does not count once its member left or is no friend of the host', async () => {
    const { nora, ken, ann, first, second, id } = await aScene()
    await veto(ken, id, first)
    await veto(ann, id, second)
    await leave(ken, id)
    await part(nora, ann)
    const { proposals, people: still } = (await see(nora, id)).body
    expect(proposals.map(({ isVetoed }) => isVetoed)).toEqual([false, false])
    expect(namesIn(still)).toEqual([nora.username])
  })

  test('is refused after the choice', async () => {
    const { nora, ken, first, second, id } = await aScene()
    await choose(nora, id, first)
    expect((await veto(ken, id, second)).body).toMatchObject({ code: 'evening_closed' })
  })
})

describe('who sees an evening', () => {
  test('two members with a block between them see it without each other', async () => {
    const { nora, ken, ann, first, id } = await aScene()
    await aBlock(app, { by: ken, of: ann })
    await veto(ken, id, first)
    const [forKen, forAnn] = [(await see(ken, id)).body, (await see(ann, id)).body]
    expect(namesIn(forKen.people)).toEqual([nora.username, ken.username])
    expect(namesIn(forAnn.people)).toEqual([nora.username, ann.username])
    expect(forAnn.proposals.at(-1)).toMatchObject({ isVetoed: true, vetoedBy: [] })
    expect((await see(nora, id)).body.people).toHaveLength(3)
  })

  test('a block with the host, an unfriending and a suspended host hide it', async () => {
    const acts = {
      block: (nora: TestUser, ken: TestUser) => aBlock(app, { by: nora, of: ken }),
      unfriending: part,
      suspension: (nora: TestUser) =>
        app.ctx.db
          .insertInto('suspensions')
          .values({ user_id: nora.id, reason: 'Spam', time_suspended: app.clock.now() })
          .execute(),
    }
    for (const [name, act] of Object.entries(acts)) {
      const { nora, ken } = await people()
      const { id } = (await start(nora, { userIds: [ken.id] })).body
      await act(nora, ken)
      expect([name, (await see(ken, id)).status, await listed(ken)]).toEqual([name, 404, []])
      expect(await notificationsOf(ken)).toEqual([])
    }
  })

  test('shows a guest what others saved and liked as far as it is for them', async () => {
    const { nora, ken, first, second, id } = await aScene()
    const [closed, open] = [await aUser(app), await aUser(app)]
    for (const guest of [closed, open]) {
      await aFriendship(app, nora, guest)
      const row = { evening_id: id, user_id: guest.id }
      await app.ctx.db.insertInto('evening_members').values(row).execute()
    }
    await app.call(closed, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    await aReview(app, { by: open, of: second, rating: 9, audience: 'friends' })
    const reason = (of: { id: number }, to: TestUser, kind: 'saved' | 'liked') => ({
      evening_id: id,
      work_id: of.id,
      user_id: to.id,
      kind,
      because_id: kind === 'liked' ? second.id : null,
    })
    const rows = [
      reason(first, closed, 'saved'),
      reason(second, closed, 'liked'),
      reason(first, open, 'saved'),
      reason(second, open, 'liked'),
    ]
    await app.ctx.db.insertInto('evening_reasons').values(rows).execute()
    const kindsFor = async (by: TestUser, of: TestUser) =>
      (await see(by, id)).body.proposals.flatMap(({ reasons }) =>
        reasons.filter(({ userId }) => userId === of.id).map(({ reason: { kind } }) => kind),
      )
    expect(await kindsFor(nora, closed)).toEqual(['saved', 'liked'])
    expect(await kindsFor(ken, closed)).toEqual(['popular', 'popular'])
    expect(await kindsFor(ken, open)).toEqual(['saved', 'popular'])
    await aReview(app, { by: open, of: second, rating: 8 })
    expect(await kindsFor(ken, open)).toEqual(['saved', 'liked'])
    await aFriendship(app, ken, closed)
    expect(await kindsFor(ken, closed)).toEqual(['saved', 'liked'])
  })

  test('shows what the others gave, as far as the caller may read it', async () => {
    const { nora, ken, first, second, id } = await aScene()
    const guest = await aUser(app)
    await aFriendship(app, nora, guest)
    const row = { evening_id: id, user_id: guest.id }
    await app.ctx.db.insertInto('evening_members').values(row).execute()
    await aReview(app, { by: nora, of: first, rating: 6 })
    await aReview(app, { by: ken, of: first, rating: 9 })
    await aReview(app, { by: guest, of: first, rating: 7, audience: 'friends' })
    const scoresOf = async (by: TestUser, work: { id: number }) =>
      (await see(by, id)).body.proposals.find((one) => one.work.id === work.id)?.scores
    expect(await scoresOf(nora, first)).toEqual(
      expect.arrayContaining([
        { userId: ken.id, rating: 9 },
        { userId: guest.id, rating: 7 },
      ]),
    )
    expect(await scoresOf(nora, second)).toEqual([])
    expect(await scoresOf(ken, first)).toEqual([{ userId: nora.id, rating: 6 }])
  })

  test('shows no liked works of members who stay out of recommendations', async () => {
    const { nora, ken, first, second, id } = await aScene()
    const rows = [nora, ken].map((member) => ({
      evening_id: id,
      work_id: first.id,
      user_id: member.id,
      kind: 'liked',
      because_id: second.id,
    }))
    await app.ctx.db.insertInto('evening_reasons').values(rows).execute()
    await sql`update users set in_recommendations = false where id = ${ken.id}`.execute(app.ctx.db)
    const kinds = async (by: TestUser) =>
      (await see(by, id)).body.proposals[0]?.reasons.map(({ reason }) => reason.kind)
    expect(await kinds(nora)).toEqual(['liked', 'popular'])
    expect(await kinds(ken)).toEqual(['liked', 'liked'])
  })
})

describe('the choice', () => {
  test('is the host’s, tells the others, and can change until someone confirms', async () => {
    const { nora, ken, first, second, id } = await aScene()
    expect((await choose(ken, id, first)).body).toMatchObject({ code: 'forbidden' })
    await choose(nora, id, second)
    const { body } = await choose(nora, id, first)
    expect(body.choice).toMatchObject({ work: { id: first.id }, day })
    expect(await notificationsOf(ken)).toMatchObject([
      { type: 'evening choice', notificationData: { eveningId: id, work: { id: first.id } } },
    ])
    await confirm(ken, id)
    expect((await choose(nora, id, second)).body).toMatchObject({ code: 'evening_closed' })
  })

  test('is for no day in the future', async () => {
    const { nora, first, id } = await aScene()
    const { body } = await choose(nora, id, first, '2999-01-01')
    expect(body).toMatchObject({ code: 'validation_error', errors: [{ field: 'day' }] })
  })

  test('confirmed, is in the diary of each, once, marked and off the saved list', async () => {
    const { nora, ken, first, id } = await aScene()
    await aSavedWork(app, { by: ken, of: first })
    expect((await confirm(ken, id)).body).toMatchObject({ code: 'evening_closed' })
    await choose(nora, id, first)
    const { body } = await confirm(ken, id)
    expect(body.hasConfirmed).toBe(true)
    await confirm(ken, id)
    expect(await diaryOf(ken)).toMatchObject([
      { work: { id: first.id }, day, isRepeat: false, companions: [] },
    ])
    const marks = await app.call(ken, 'GET /v1/works/{medium}/{workId}', {
      params: { medium: 'film', workId: String(first.id) },
    })
    expect(marks.body.userInfo).toEqual({ hasEngaged: true, savedForLater: false })
  })

  test('confirmed by one, is offered to those who have not', async () => {
    const { nora, ken, ann, first, id } = await aScene()
    await choose(nora, id, first)
    await confirm(ken, id)
    const notice = { type: 'evening choice', notificationData: { user: { id: ken.id } } }
    for (const other of [nora, ann]) {
      const [newest] = await notificationsOf(other)
      expect(newest).toMatchObject(notice)
      expect(newest?.notificationData).toMatchObject({ isConfirmed: true, hasConfirmed: false })
    }
    await confirm(ann, id)
    const [answered] = await notificationsOf(ann)
    expect(answered?.notificationData).toMatchObject({ isConfirmed: true, hasConfirmed: true })
    const [still] = await notificationsOf(nora)
    expect(still).toMatchObject(notice)
  })

  test('names in a diary those who logged it, too, while they are friends of its owner', async () => {
    const { nora, ken, ann, first, id } = await aScene()
    await choose(nora, id, first)
    for (const one of [nora, ken, ann]) await confirm(one, id)
    const companions = async (owner: TestUser, by: Caller = owner) =>
      namesIn((await diaryOf(owner, by))[0]?.companions ?? [])
    expect(new Set(await companions(nora))).toEqual(new Set([ken.username, ann.username]))
    // Ken and Ann are no friends of each other.
    expect(await companions(ken)).toEqual([nora.username])
    expect(new Set(await companions(nora, null))).toEqual(new Set([ken.username, ann.username]))
    await part(nora, ann)
    expect(await companions(nora)).toEqual([ken.username])
    const stranger = await aUser(app)
    await aBlock(app, { by: ken, of: stranger })
    expect(await companions(nora, stranger)).toEqual([])
    expect(await companions(nora, ken)).toEqual([ken.username])
  })

  test('stays in diaries when the evening ends, and when a viewing goes', async () => {
    const { nora, ken, ann, first, id } = await aScene()
    await choose(nora, id, first)
    for (const one of [nora, ken]) await confirm(one, id)
    expect((await end(ken, id)).body).toMatchObject({ code: 'forbidden' })
    expect((await end(nora, id)).status).toBe(200)
    expect((await see(ann, id)).status).toBe(404)
    expect((await diaryOf(nora))[0]?.companions).toMatchObject([{ id: ken.id }])
    const [viewing] = await diaryOf(ken)
    await app.call(ken, 'DELETE /v1/viewings/{id}', { params: { id: String(viewing?.id) } })
    expect((await diaryOf(nora))[0]?.companions).toEqual([])
  })
})

test('ending an evening without a viewing deletes it with its notifications', async () => {
  const { nora, ken } = await people()
  const { id } = (await start(nora, { userIds: [ken.id] })).body
  await end(nora, id)
  expect(await notificationsOf(ken)).toEqual([])
  const evenings = app.ctx.db.selectFrom('evenings').select('id').where('id', '=', id)
  expect(await evenings.execute()).toEqual([])
})

test('the host cannot leave, others can and are asked no more', async () => {
  const { nora, ken, id } = await aScene()
  expect((await leave(nora, id)).body).toMatchObject({ code: 'forbidden' })
  expect((await leave(ken, id)).status).toBe(200)
  expect((await see(ken, id)).status).toBe(404)
})

test('a merge moves proposals with their vetoes, and the choice, and can be reverted', async () => {
  const { nora, ken, first, second, id } = await aScene()
  const into = await aWork(app)
  await veto(ken, id, second)
  await choose(nora, id, first)
  const admin = await aUser(app, { id: 1 })
  const merge = async (from: { id: number }) =>
    (
      await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
        params: { medium: 'film', workId: String(from.id) },
        body: { intoId: into.id },
      })
    ).body.id
  const merges = [await merge(second), await merge(first)]
  const { body } = await see(nora, id)
  expect(body.choice?.work.id).toBe(into.id)
  expect(body.proposals.find(({ work }) => work.id === into.id)?.vetoedBy).toEqual([ken.id])
  for (const mergeId of merges.toReversed()) {
    await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
      params: { mergeId: String(mergeId) },
    })
  }
  const { choice, proposals } = (await see(nora, id)).body
  expect(choice?.work.id).toBe(first.id)
  expect(proposals.map(({ work }) => work.id)).toEqual([first.id, second.id])
})

test('an account that is deleted leaves no evening of its own, and others keep what they logged', async () => {
  const { nora, ken, first, id } = await aScene()
  await choose(nora, id, first)
  for (const one of [nora, ken]) await confirm(one, id)
  await app.ctx.db.deleteFrom('users').where('id', '=', nora.id).execute()
  expect((await see(ken, id)).status).toBe(404)
  expect(await diaryOf(ken)).toMatchObject([{ work: { id: first.id }, companions: [] }])
})
