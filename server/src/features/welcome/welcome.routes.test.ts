import { describe, expect, test } from 'vitest'
import { anEngagement } from '../../testing/factories/engagements.ts'
import { aBlock, aFriendship, aRequest } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const welcome = async (by: Caller) => (await app.call(by, 'GET /v1/welcome')).body
const move = (by: Caller, step: 'works' | 'people' | 'ended') =>
  app.call(by, 'PUT /v1/welcome', { body: { step } })
const people = async (by: Caller) => (await app.call(by, 'GET /v1/welcome/people')).body.items

describe('the steps', () => {
  test('begin with the account and are the same on every device', async () => {
    const username = 'newcomer'
    const password = 'a long enough secret 1'
    const body = { username, email: 'newcomer@mail.example', password }
    await app.call(null, 'POST /create-account', { body })
    const logIn = async () => ({
      token: (await app.call(null, 'POST /login', { body: { username, password } })).body,
    })
    const [phone, desktop] = [await logIn(), await logIn()]
    expect(await welcome(phone)).toEqual({ step: 'works', markedCount: 0, ratedCount: 0 })
    expect(await move(phone, 'people')).toEqual({ status: 200, body: { step: 'people' } })
    expect((await welcome(desktop)).step).toBe('people')
    await move(desktop, 'ended')
    expect((await welcome(phone)).step).toBe('ended')
  })

  test('the steps are over for members from before, who can still open them', async () => {
    const me = await aUser(app)
    expect((await welcome(me)).step).toBe('ended')
    await move(me, 'works')
    expect((await welcome(me)).step).toBe('works')
  })

  test('count works marked and works rated, each once', async () => {
    const me = await aUser(app)
    const [one, two] = [await aWork(app), await aWork(app)]
    for (const work of [one, two]) await anEngagement(app, { by: me, of: work })
    for (const rating of [7, 8]) await aReview(app, { by: me, of: one, rating })
    expect(await welcome(me)).toMatchObject({ markedCount: 2, ratedCount: 1 })
  })
})

describe('suggested people', () => {
  const text = 'The corridor remembers every step they did not take.'
  const admirer = async (of: { id: number }, rating: number, review: string | null = text) => {
    const by = await aUser(app)
    await aReview(app, { by, of, rating, review })
    return by
  }
  const namesOf = (items: Awaited<ReturnType<typeof people>>) =>
    items.map(({ person }) => person.username)

  test('come with a sentence, those of similar ratings first', async () => {
    const me = await aUser(app)
    const [one, two] = [await aWork(app), await aWork(app)]
    const far = await admirer(one, 3)
    const near = await admirer(one, 9)
    const nearest = await admirer(one, 9)
    await aReview(app, { by: nearest, of: two, rating: 8 })
    for (const work of [one, two]) await aReview(app, { by: me, of: work, rating: 9 })
    const items = await people(me)
    expect(namesOf(items)).toEqual([nearest.username, near.username, far.username])
    expect(items[0]).toMatchObject({
      person: { friendRequestStatus: 'none' },
      quote: { text, rating: 9, work: { title: one.title } },
    })
  })

  test('leave out whom the member cannot or need not befriend', async () => {
    const me = await aUser(app)
    const work = await aWork(app)
    await aReview(app, { by: me, of: work, rating: 9 })
    const reach = async (step: (user: TestUser) => Promise<unknown>) => {
      const user = await admirer(work, 9)
      await step(user)
      return user.username
    }
    const left = [
      await reach((user) => aFriendship(app, me, user)),
      await reach((user) => aRequest(app, { from: me, to: user })),
      await reach((user) => aBlock(app, { by: me, of: user })),
      await reach((user) => aBlock(app, { by: user, of: me })),
      await reach(({ id }) =>
        app.call(me, 'PUT /v1/mutes/{userId}', { params: { userId: String(id) } }),
      ),
      await reach(({ id }) =>
        app.ctx.db
          .insertInto('suspensions')
          .values({ user_id: id, reason: 'A trial.', time_suspended: app.clock.now() })
          .execute(),
      ),
      (await admirer(work, 9, null)).username,
      (await admirer(work, 9, 'Short.')).username,
    ]
    const admin = await aUser(app, { id: 2 })
    await aReview(app, { by: admin, of: work, rating: 9, review: text })
    const [fit] = [await admirer(work, 9)]
    const names = namesOf(await people(me))
    expect(names[0]).toBe(fit.username)
    for (const name of [...left, admin.username]) expect(names).not.toContain(name)
  })
})
