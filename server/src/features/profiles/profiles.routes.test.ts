import { beforeAll, describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let ann: TestUser

const show = (caller: TestUser | null, user: string) =>
  app.call(caller, 'GET /profile', { query: { user } })

beforeAll(async () => {
  ann = await aUser(app, { username: 'Ann.Lee', firstName: 'Ann', lastName: 'Lee' })
})

describe('GET /profile', () => {
  test('returns both spellings of the name, but no e-mail address', async () => {
    expect(await show(null, 'Ann.Lee')).toEqual({
      status: 200,
      body: {
        id: ann.id,
        username: 'Ann.Lee',
        first_name: 'Ann',
        last_name: 'Lee',
        firstName: 'Ann',
        lastName: 'Lee',
        profile_pic: null,
        onlyFor: null,
        bio: null,
        link: null,
        place: null,
        pronouns: null,
      },
    })
  })

  test('finds a name in any case and shows it as registered', async () => {
    const answer = await show(await aUser(app), 'aNN.lEE')
    expect(answer.body.username).toBe('Ann.Lee')
  })

  test.each(['nobody', 'Ann%Lee', 'Ann_Lee', 'ä', '🎬', 'a'.repeat(255)])(
    'GET /profile does not find %j',
    async (name) => {
      expect(await show(null, name)).toEqual({
        status: 404,
        body: { status: 404, code: 'user_not_found', message: 'User not found' },
      })
    },
  )

  test('refuses a missing name', async () => {
    const answer = await app.send({ method: 'GET', url: '/profile' })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({ code: 'validation_error', errors: [{ field: 'user' }] })
  })

  test('refuses people blocked by the owner', async () => {
    const blocked = await aUser(app)
    await aBlock(app, { by: ann, of: blocked })
    expect(await show(blocked, 'Ann.Lee')).toEqual({
      status: 403,
      body: { status: 403, code: 'blocked_by_them', message: 'Blocked by them' },
    })
  })

  test('stays open to visitors and people who block the owner', async () => {
    const blocker = await aUser(app)
    await aBlock(app, { by: blocker, of: ann })
    expect((await show(blocker, 'Ann.Lee')).status).toBe(200)
    expect((await show(null, 'Ann.Lee')).status).toBe(200)
  })
})
