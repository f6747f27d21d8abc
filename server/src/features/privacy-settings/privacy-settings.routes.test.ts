import { expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

const change = (by: TestUser, body: { inSuggestions?: boolean }) =>
  app.call(by, 'PATCH /v1/privacy-settings', { body })

const suggestedTo = async (user: TestUser) => {
  const { body } = await app.call(user, 'GET /friend-suggestions', { query: {} })
  return JSON.stringify(body)
}

test('members are suggested until they say otherwise, and again when they change their mind', async () => {
  const [ann, ben, cleo] = await Promise.all([aUser(app), aUser(app), aUser(app)])
  await aFriendship(app, ann, ben)
  await aFriendship(app, ben, cleo)
  await aReview(app, { by: cleo })
  expect((await app.call(cleo, 'GET /v1/privacy-settings')).body).toMatchObject({
    inSuggestions: true,
  })
  expect(await suggestedTo(ann)).toContain(cleo.username)

  expect(await change(cleo, { inSuggestions: false })).toMatchObject({
    status: 200,
    body: { inSuggestions: false },
  })
  expect(await suggestedTo(ann)).not.toContain(cleo.username)
  expect((await change(cleo, {})).body).toMatchObject({ inSuggestions: false })

  await change(cleo, { inSuggestions: true })
  expect(await suggestedTo(ann)).toContain(cleo.username)
})
