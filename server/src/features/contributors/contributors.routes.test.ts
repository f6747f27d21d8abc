import { expect, test } from 'vitest'
import { aRating } from '../../testing/factories/engagements.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function contributorOf(user: TestUser | null, workId: number) {
  const { body } = await app.call(user, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(workId) },
  })
  return body.credits[0]?.contributorId ?? 0
}

const show = (user: TestUser | null, contributorId: number, query = {}) =>
  app.call(user, 'GET /v1/contributors/{contributorId}', {
    params: { contributorId: String(contributorId) },
    query,
  })

test('shows the works of all mediums, however the name is written', async () => {
  const film = await aWork(app, { creators: ['Agnès B. Varda'] })
  const book = await aWork(app, { medium: 'book', creators: ['Agnes B Varda'] })
  await aWork(app, { creators: ['Someone Else'] })
  const { status, body } = await show(null, await contributorOf(null, film.id))
  expect(status).toBe(200)
  expect(body).toMatchObject({ name: 'Agnès B. Varda', totalCount: 2 })
  expect(body.items.map(({ work, roles }) => [work.id, roles])).toEqual([
    [film.id, ['creator']],
    [book.id, ['creator']],
  ])
})

test('shows the newest rating of the viewer and the average of friends', async () => {
  const [ann, ben, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
  await aFriendship(app, ann, ben)
  const film = await aWork(app, { creators: ['Only Here'] })
  await aRating(app, { by: ann, of: film, rating: 4 })
  app.clock.advance(1000)
  await aRating(app, { by: ann, of: film, rating: 8 })
  await aRating(app, { by: ben, of: film, rating: 6 })
  await aRating(app, { by: stranger, of: film, rating: 1 })
  const id = await contributorOf(ann, film.id)
  expect((await show(ann, id)).body.items[0]).toMatchObject({ yourRating: 8, friendsRating: 6 })
  expect((await show(null, id)).body.items[0]).toMatchObject({
    yourRating: null,
    friendsRating: null,
  })
  await app.call(ann, 'PUT /v1/mutes/{userId}', { params: { userId: String(ben.id) } })
  expect((await show(ann, id)).body.items[0]).toMatchObject({ yourRating: 8, friendsRating: null })
})

test('follows a change of the creators', async () => {
  const film = await aWork(app, { creators: ['Wrong Name'] })
  const before = await contributorOf(null, film.id)
  await app.ctx.db
    .updateTable('works')
    .set({ creators: ['Right Name'], cast_members: ['An Actor'] })
    .where('id', '=', film.id)
    .execute()
  expect((await show(null, before)).status).toBe(404)
  const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(film.id) },
  })
  expect(body.credits.map(({ name, role }) => [name, role])).toEqual([
    ['Right Name', 'creator'],
    ['An Actor', 'cast'],
  ])
})

test('pages through the works', async () => {
  const works = []
  for (let count = 0; count < 3; count += 1)
    works.push(await aWork(app, { creators: ['Prolific'] }))
  const id = await contributorOf(null, works[0]?.id ?? 0)
  const { body } = await show(null, id, { limit: 2, offset: 2 })
  expect(body.totalCount).toBe(3)
  expect(body.items.map(({ work }) => work.id)).toEqual([works[2]?.id])
})

test('hides a contributor known from an added work alone', async () => {
  const [ann, stranger] = [await aUser(app), await aUser(app)]
  const { body } = await app.call(ann, 'POST /v1/works', {
    body: { medium: 'film', title: 'Home Movie', creators: ['My Own Uncle'] },
  })
  const id = body.credits[0]?.contributorId ?? 0
  expect((await show(ann, id)).body.totalCount).toBe(1)
  expect(await show(stranger, id)).toMatchObject({
    status: 404,
    body: { code: 'contributor_not_found' },
  })
})
