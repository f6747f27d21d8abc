import { expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const popular = async (caller: TestUser) =>
  (await app.call(caller, 'GET /v1/popular-works', { query: {} })).body.items.map(({ id }) => id)

test('is what most members reviewed in the last week, each of them once', async () => {
  const me = await aUser(app)
  const [twice, once, old] = [
    await aWork(app),
    await aWork(app, { medium: 'album' }),
    await aWork(app),
  ]
  const eager = await aUser(app)
  for (let index = 0; index < 3; index += 1) await aReview(app, { by: eager, of: once })
  await aReview(app, { of: twice })
  await aReview(app, { of: twice })
  const timePosted = new Date(app.clock.now().getTime() - 8 * 86_400_000).toISOString()
  for (let index = 0; index < 3; index += 1) await aReview(app, { of: old, timePosted })
  const ids = await popular(me)
  expect(ids.filter((id) => [twice.id, once.id, old.id].includes(id))).toEqual([twice.id, once.id])
})

test('leaves out works that the caller hides, and reviews by muted members and across a block', async () => {
  const me = await aUser(app)
  const work = await aWork(app)
  const { id, medium } = work
  const [blocker, muted] = [await aUser(app), await aUser(app)]
  for (const by of [blocker, muted]) await aReview(app, { by, of: work })
  await aBlock(app, { by: blocker, of: me })
  expect(await popular(me)).toContain(id)
  await app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(muted.id) } })
  expect(await popular(me)).not.toContain(id)
  await aReview(app, { of: work })
  expect(await popular(me)).toContain(id)
  await app.call(me, 'PUT /v1/hidden-works/{medium}/{workId}', {
    params: { medium, workId: String(id) },
  })
  expect(await popular(me)).not.toContain(id)
})
