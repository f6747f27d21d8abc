import { describe, expect, test } from 'vitest'
import { aFavorite } from '../../testing/factories/favorites.ts'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const none = { film: null, tvShow: null, book: null, album: null, podcast: null }
const forbidden = { status: 403, code: 'forbidden', message: 'Not allowed' }
const unauthenticated = {
  status: 401,
  code: 'unauthenticated',
  message: 'Authentication required',
}
const invalidMedium = { status: 400, code: 'invalid_medium', message: 'Invalid medium' }
const workNotFound = { status: 404, code: 'work_not_found', message: 'Work not found' }

const shown = (work: { id: number; title: string }, releaseDate: string | null = null) => ({
  internal_id: work.id,
  title: work.title,
  posterSource: null,
  releaseDate,
})

const favoritesOf = async (user: TestUser, viewer: TestUser | null = user) =>
  (await app.call(viewer, 'GET /favorites', { query: { profile: user.username } })).body

const patch = (caller: TestUser | null, userId: number | string, payload: object) =>
  app.send({
    method: 'PATCH',
    url: `/v1/users/${userId}/favorites`,
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
    payload,
  })

const remove = (caller: TestUser | null, userId: number | string, medium: string) =>
  app.send({
    method: 'DELETE',
    url: `/v1/users/${userId}/favorites/${medium}`,
    headers: caller ? { authorization: `Bearer ${caller.token}` } : {},
  })

describe('GET /favorites', () => {
  test('shows everyone one work per medium, or null', async () => {
    const ann = await aUser(app)
    const film = await aWork(app, { releaseDate: '1948-02' })
    const album = await aWork(app, { medium: 'album' })
    await aFavorite(app, { by: ann, of: film })
    await aFavorite(app, { by: ann, of: album })
    const expected = { ...none, film: shown(film, '1948-02'), album: shown(album) }
    for (const viewer of [null, ann, await aUser(app)]) {
      expect(await favoritesOf(ann, viewer)).toEqual(expected)
    }
  })

  test('returns a single medium bare, or null', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    await aFavorite(app, { by: ann, of: film })
    const get = (medium: 'film' | 'book') =>
      app.call(null, 'GET /favorites', {
        query: { profile: ann.username.toUpperCase(), medium },
      })
    expect(await get('film')).toEqual({ status: 200, body: shown(film) })
    expect(await get('book')).toEqual({ status: 200, body: null })
  })

  test('refuses unknown and missing names, unknown mediums and blocked users', async () => {
    const [ann, blocked, blocker] = [await aUser(app), await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    await aBlock(app, { by: blocker, of: ann })
    const get = (url: string) => app.send({ method: 'GET', url })
    expect((await get('/favorites?profile=nobody')).body).toEqual({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    })
    expect((await get(`/favorites?profile=${ann.username}&medium=game`)).body).toEqual(
      invalidMedium,
    )
    expect((await get('/favorites')).body).toMatchObject({
      code: 'validation_error',
      errors: [{ field: 'profile' }],
    })
    expect(await favoritesOf(ann, blocked)).toEqual({
      status: 403,
      code: 'blocked_by_them',
      message: 'Blocked by them',
    })
    expect(await favoritesOf(ann, blocker)).toEqual(none)
  })
})

describe('PATCH /v1/users/{userId}/favorites', () => {
  test('sets several with ids as text or number, and keeps the others', async () => {
    const ann = await aUser(app)
    const [film, book, podcast] = [
      await aWork(app),
      await aWork(app, { medium: 'book' }),
      await aWork(app, { medium: 'podcast' }),
    ]
    await aFavorite(app, { by: ann, of: podcast })
    const answer = await patch(ann, ann.id, { film: { id: `${film.id}` }, book: { id: book.id } })
    const expected = { ...none, film: shown(film), book: shown(book), podcast: shown(podcast) }
    expect(answer).toEqual({ status: 200, body: expected })
    expect(await favoritesOf(ann)).toEqual(expected)
  })

  test('replaces the favourite of a medium, idempotently', async () => {
    const ann = await aUser(app)
    const [first, second] = [await aWork(app), await aWork(app)]
    await aFavorite(app, { by: ann, of: first })
    await patch(ann, ann.id, { film: { id: second.id } })
    await patch(ann, ann.id, { film: { id: second.id } })
    expect(await favoritesOf(ann)).toEqual({ ...none, film: shown(second) })
  })

  test('keeps one per medium when many are set concurrently', async () => {
    const ann = await aUser(app)
    const films = await Promise.all([1, 2, 3, 4].map(() => aWork(app)))
    const answers = await Promise.all(films.map(({ id }) => patch(ann, ann.id, { film: { id } })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const rows = await app.ctx.db
      .selectFrom('favorites')
      .select('work_id')
      .where('user_id', '=', ann.id)
      .execute()
    expect(rows.length).toBe(1)
  })

  test('sets nothing when one work is unknown or of another medium', async () => {
    const ann = await aUser(app)
    const [film, book] = [await aWork(app), await aWork(app, { medium: 'book' })]
    const unknown = { film: { id: film.id }, book: { id: 2_147_483_647 } }
    expect((await patch(ann, ann.id, unknown)).body).toEqual(workNotFound)
    const mixed = { film: { id: film.id }, album: { id: book.id } }
    expect((await patch(ann, ann.id, mixed)).body).toEqual(workNotFound)
    expect(await favoritesOf(ann)).toEqual(none)
  })

  test.each([
    [{}, 'film', 'Required'],
    [{ film: {} }, 'film.id', 'Required'],
    [{ film: { id: 'x' } }, 'film.id', 'Must be a whole number'],
    [{ book: { id: 0 } }, 'book.id', 'Must be at least 1'],
    [{ film: null }, 'film', 'Must be of the type object'],
  ])('refuses %j', async (body, field, message) => {
    const ann = await aUser(app)
    expect((await patch(ann, ann.id, body)).body).toEqual({
      status: 400,
      code: 'validation_error',
      message,
      errors: [{ field, message }],
    })
  })

  test('refuses an unknown medium, the favourites of others and visitors', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    const body = { film: { id: film.id } }
    expect((await patch(ann, ann.id, { game: { id: 1 } })).body).toEqual(invalidMedium)
    expect((await patch(ben, ann.id, body)).body).toEqual(forbidden)
    expect((await patch(ben, 'x', body)).body).toEqual(forbidden)
    expect((await patch(null, ann.id, body)).body).toEqual(unauthenticated)
    expect(await favoritesOf(ann)).toEqual(none)
  })
})

describe('DELETE /v1/users/{userId}/favorites/{medium}', () => {
  test('clears one medium, even repeatedly', async () => {
    const ann = await aUser(app)
    const [film, book] = [await aWork(app), await aWork(app, { medium: 'book' })]
    await aFavorite(app, { by: ann, of: film })
    await aFavorite(app, { by: ann, of: book })
    const expected = { status: 200, body: { ...none, book: shown(book) } }
    expect(await remove(ann, ann.id, 'film')).toEqual(expected)
    expect(await remove(ann, ann.id, 'film')).toEqual(expected)
  })

  test('refuses an unknown medium, the favourites of others and visitors', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    await aFavorite(app, { by: ann, of: film })
    expect((await remove(ann, ann.id, 'game')).body).toEqual(invalidMedium)
    expect((await remove(ben, ann.id, 'film')).body).toEqual(forbidden)
    expect((await remove(null, ann.id, 'film')).body).toEqual(unauthenticated)
    expect(await favoritesOf(ann)).toEqual({ ...none, film: shown(film) })
  })
})

test('deletes favourites with their owner', async () => {
  const ann = await aUser(app)
  await aFavorite(app, { by: ann, of: await aWork(app) })
  await app.ctx.db.deleteFrom('users').where('id', '=', ann.id).execute()
  const rows = await app.ctx.db.selectFrom('favorites').where('user_id', '=', ann.id).execute()
  expect(rows).toEqual([])
})
