import { describe, expect, test } from 'vitest'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const texts = {
  bio: 'Slow films, long books.',
  link: 'https://ida.example/log?a=1',
  place: 'Bergen',
  pronouns: 'she/her',
}
const none = { bio: null, link: null, place: null, pronouns: null }

const write = (by: TestUser, body: Partial<typeof texts> = {}) =>
  app.call(by, 'PUT /v1/profile-texts', { body: { ...texts, ...body } })
const show = (viewer: TestUser | null, of: TestUser) =>
  app.call(viewer, 'GET /profile', { query: { user: of.username } })

describe('PUT /v1/profile-texts', () => {
  test('sets what everyone reads, in the home of the member as well, and removes what is empty', async () => {
    const ida = await aUser(app)
    expect(await write(ida)).toEqual({ status: 200, body: texts })
    expect((await show(null, ida)).body).toMatchObject(texts)
    const home = await app.call(ida, 'GET /v1/pages/home', {})
    expect(home.body.profile).toMatchObject(texts)
    await write(ida, { bio: ' ', place: '' })
    expect((await show(null, ida)).body).toMatchObject({ ...texts, bio: null, place: null })
    await write(ida, { bio: '', link: '', place: '', pronouns: '' })
    expect((await show(ida, ida)).body).toMatchObject(none)
    const rows = await app.ctx.db
      .selectFrom('profile_texts')
      .where('user_id', '=', ida.id)
      .execute()
    expect(rows).toEqual([])
  })

  test('keeps texts on one line and free of invisible signs', async () => {
    const ida = await aUser(app)
    const { body } = await write(ida, { bio: ' One\n\ttwo\u0007\u200B ', pronouns: 'she\u2028her' })
    expect(body).toMatchObject({ bio: 'One two', pronouns: 'she her' })
  })

  test.each<[Partial<typeof texts>, string, string]>([
    [{ bio: 'x'.repeat(161) }, 'bio', 'Must be at most 160 characters'],
    [{ place: 'x'.repeat(61) }, 'place', 'Must be at most 60 characters'],
    [{ pronouns: 'x'.repeat(31) }, 'pronouns', 'Must be at most 30 characters'],
    [{ bio: 'nice \u202Egnp.exe' }, 'bio', 'Contains invalid characters'],
    ...[
      'http://ida.example',
      'javascript:alert(1)',
      'https://ida@evil.example',
      'https://ida',
      'https://ida.example\\@evil.example',
      'https://ida.example/a b',
      '//ida.example',
    ].map(
      (link) =>
        [{ link }, 'link', 'Must be an address like https://example.com'] as [
          object,
          string,
          string,
        ],
    ),
  ])('refuses %j', async (body, field, message) => {
    const ida = await aUser(app)
    expect((await write(ida, body)).body).toMatchObject({ errors: [{ field, message }] })
    expect((await show(ida, ida)).body).toMatchObject(none)
  })
})

describe('GET /profile', () => {
  test('shows the texts of a member for friends to friends and the member alone', async () => {
    const [ida, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, ida, friend)
    await write(ida)
    await app.call(ida, 'PATCH /v1/privacy-settings', { body: { audience: 'friends' } })
    for (const viewer of [ida, friend]) expect((await show(viewer, ida)).body).toMatchObject(texts)
    for (const viewer of [null, stranger]) {
      expect((await show(viewer, ida)).body).toMatchObject({ ...none, onlyFor: 'friends' })
    }
    await app.call(ida, 'PATCH /v1/privacy-settings', { body: { audience: 'members' } })
    expect((await show(null, ida)).body).toMatchObject(none)
    expect((await show(stranger, ida)).body).toMatchObject(texts)
  })

  test('shows them to nobody who is blocked', async () => {
    const [ida, blocked] = [await aUser(app), await aUser(app)]
    await write(ida)
    await aBlock(app, { by: ida, of: blocked })
    expect(await show(blocked, ida)).toMatchObject({
      status: 403,
      body: { code: 'blocked_by_them' },
    })
  })
})

test('deletes the texts with the account', async () => {
  const ida = await aUser(app)
  await write(ida)
  await app.ctx.db.deleteFrom('users').where('id', '=', ida.id).execute()
  const rows = await app.ctx.db.selectFrom('profile_texts').selectAll().execute()
  expect(rows.filter(({ user_id }) => user_id === ida.id)).toEqual([])
})
