import type { Medium } from '@medley/contract/values/medium'
import { expect, test } from 'vitest'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

async function rate(
  by: TestUser,
  count: number,
  of: { medium: Medium; rating: number; year: string; genres: string[] },
): Promise<number[]> {
  const ids = []
  for (let nth = 0; nth < count; nth += 1) {
    const work = await aWork(app, { medium: of.medium, releaseDate: of.year })
    await app.ctx.db
      .updateTable('works')
      .set({ genres: of.genres })
      .where('id', '=', work.id)
      .execute()
    ids.push((await aReview(app, { by, of: work, rating: of.rating })).id)
  }
  return ids
}

const tasteOf = async (user: TestUser, viewer: Caller) =>
  (
    await app.call(viewer, 'GET /v1/users/{userId}/taste-line', {
      params: { userId: String(user.id) },
    })
  ).body.taste

test('says from 20 ratings on what a member rates most, and what they rate highest', async () => {
  const ida = await aUser(app)
  await rate(ida, 9, { medium: 'film', rating: 6, year: '1974', genres: ['Drama'] })
  await rate(ida, 5, { medium: 'film', rating: 6, year: '2012-05-01', genres: ['Science Fiction'] })
  await rate(ida, 5, { medium: 'podcast', rating: 9, year: '2014', genres: ['Drama', 'Arts'] })
  expect(await tasteOf(ida, null)).toBeNull()
  await rate(ida, 1, { medium: 'book', rating: 10, year: '1871', genres: ['Romance'] })
  expect(await tasteOf(ida, null)).toEqual({
    genres: ['Drama', 'Arts'],
    decades: [1970, 2010],
    kindestTo: 'podcast',
  })
})

test('counts what the viewer may see', async () => {
  const [ida, friend] = [await aUser(app), await aUser(app)]
  await aFriendship(app, ida, friend)
  const ids = await rate(ida, 20, { medium: 'film', rating: 7, year: '1999', genres: ['Drama'] })
  const body = { review_id: ids[0] ?? 0, audience: 'friends' as const }
  await app.call(ida, 'PATCH /review', { body })
  const expected = { genres: ['Drama'], decades: [1990], kindestTo: null }
  expect(await tasteOf(ida, friend)).toEqual(expected)
  expect(await tasteOf(ida, ida)).toEqual(expected)
  expect(await tasteOf(ida, null)).toBeNull()
})
