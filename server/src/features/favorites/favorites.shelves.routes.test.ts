import type { Medium } from '@medley/contract/values/medium'
import { beforeEach, describe, expect, test } from 'vitest'
import { anExport } from '../../testing/factories/exports.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let me: TestUser
beforeEach(async () => {
  me = await aUser(app)
})

const fill = (medium: Medium, ...works: { id: number }[]) =>
  app.call(me, 'PUT /v1/users/{userId}/favorite-shelves/{medium}', {
    params: { userId: String(me.id), medium },
    body: { workIds: works.map(({ id }) => id) },
  })

async function shelvesFor(viewer: Caller): Promise<[Medium, number[]][]> {
  const params = { userId: String(me.id) }
  const { body } = await app.call(viewer, 'GET /v1/users/{userId}/favorite-shelves', { params })
  return body.items.map(({ medium, works }) => [medium, works.map((work) => work.internal_id)])
}

describe('PUT /v1/users/{userId}/favorite-shelves/{medium}', () => {
  test('shows up to four works of a medium in their order, and again in another one', async () => {
    const films = [await aWork(app), await aWork(app), await aWork(app), await aWork(app)]
    const album = await aWork(app, { medium: 'album' })
    const ids = films.map(({ id }) => id)
    await fill('album', album)
    await fill('film', ...films)
    const expected = [
      ['film', ids],
      ['album', [album.id]],
    ]
    for (const viewer of [me, null, await aUser(app)]) {
      expect(await shelvesFor(viewer)).toEqual(expected)
    }
    await fill('film', ...films.toReversed())
    await fill('album')
    expect(await shelvesFor(null)).toEqual([['film', ids.toReversed()]])
    const { document } = await anExport(app, me)
    expect(
      document.favoriteShelves.map(({ position }) => position).toSorted((a, b) => a - b),
    ).toEqual([1, 2, 3, 4])
  })

  test('keeps the shelf when a work is unknown or of another medium, named twice or a fifth', async () => {
    const [film, book] = [await aWork(app), await aWork(app, { medium: 'book' })]
    await fill('film', film)
    for (const other of [book, { id: 2_147_483_647 }]) {
      expect((await fill('film', film, other)).body).toMatchObject({ code: 'work_not_found' })
    }
    const five = [film, ...(await Promise.all([1, 2, 3, 4].map(() => aWork(app))))]
    expect((await fill('film', ...five)).body).toMatchObject({
      errors: [{ field: 'workIds', message: 'Must be at most 4 works' }],
    })
    expect((await fill('film', film, film)).body).toMatchObject({
      errors: [{ field: 'workIds', message: 'Must name each work once' }],
    })
    expect(await shelvesFor(me)).toEqual([['film', [film.id]]])
  })

  test('holds one set of works when many are written at once', async () => {
    const films = await Promise.all([1, 2, 3, 4].map(() => aWork(app)))
    const answers = await Promise.all(films.map((film) => fill('film', film)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await shelvesFor(me))[0]?.[1]).toHaveLength(1)
  })
})

test('a merge moves works on shelves, and its end brings them back', async () => {
  const admin = await aUser(app, { id: 1 })
  const [from, into, third] = [await aWork(app), await aWork(app), await aWork(app)]
  const other = await aUser(app)
  await fill('film', third, from, into)
  await app.call(other, 'PUT /v1/users/{userId}/favorite-shelves/{medium}', {
    params: { userId: String(other.id), medium: 'film' },
    body: { workIds: [from.id] },
  })
  const shelfOfOther = async () => {
    const { body } = await app.call(null, 'GET /v1/users/{userId}/favorite-shelves', {
      params: { userId: String(other.id) },
    })
    return body.items.flatMap(({ works }) => works.map((work) => work.internal_id))
  }
  const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: 'film', workId: String(from.id) },
    body: { intoId: into.id },
  })
  expect(await shelvesFor(null)).toEqual([['film', [third.id, into.id]]])
  expect(await shelfOfOther()).toEqual([into.id])
  await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
    params: { mergeId: String(merge.body.id) },
  })
  expect(await shelvesFor(null)).toEqual([['film', [third.id, from.id, into.id]]])
  expect(await shelfOfOther()).toEqual([from.id])
})
