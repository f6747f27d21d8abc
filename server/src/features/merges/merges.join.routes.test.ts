import { beforeEach, describe, expect, test } from 'vitest'
import { aRating, anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { anAddedWork, aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

let ann: TestUser
let ben: TestUser
let film: { id: number; title: string; medium: 'film' }

beforeEach(async () => {
  ann = await aUser(app)
  ben = await aUser(app)
  await aFriendship(app, ann, ben)
  film = { ...(await aWork(app, { title: 'Rogue Wave', releaseDate: '2016' })), medium: 'film' }
})

const paramsOf = ({ id }: { id: number }) => ({ medium: 'film', workId: String(id) }) as const

const join = (by: TestUser | null, from: { id: number }, into: { id: number } = film) =>
  app.call(by, 'POST /v1/works/{medium}/{workId}/same-as', {
    params: paramsOf(from),
    body: { intoId: into.id },
  })

const see = async (viewer: TestUser | null, work: { id: number }) =>
  (await app.call(viewer, 'GET /v1/works/{medium}/{workId}', { params: paramsOf(work) })).body

describe('joining an own added work to the one that it is', () => {
  test('moves reviews, marks, viewings and entries at once, and leads there', async () => {
    const own = await anAddedWork(app, ann, { title: 'Rogue Wave: A Sea Wars Story', year: 2016 })
    await aRating(app, { by: ann, of: own, rating: 9 })
    await anEngagement(app, { by: ann, of: own })
    await aSavedWork(app, { by: ann, of: own })
    await app.call(ann, 'POST /v1/viewings', {
      body: { work: { id: own.id, medium: 'film' }, day: '2024-05-01' },
    })
    const list = await aList(app, { by: ann, of: [own] })
    const { status, body } = await join(ann, own)
    expect([status, body.id, body.reviewCount, body.audienceSize]).toEqual([200, film.id, 1, 1])
    expect((await see(ann, own)).id).toBe(film.id)
    const entries = await app.call(ann, 'GET /v1/lists/{id}/entries', {
      params: { id: String(list.id) },
      query: {},
    })
    expect(entries.body.items.map(({ work }) => work.id)).toEqual([film.id])
    const diary = await app.call(ann, 'GET /v1/viewings', { query: { userId: ann.id } })
    expect(diary.body.items.map(({ work, day }) => [work.id, day])).toContainEqual([
      film.id,
      '2024-05-01',
    ])
    expect((await see(null, film)).alternativeTitles).toEqual([])
  })

  test('joining an own added work to the one that it is can be undone by an admin', async () => {
    const admin = await aUser(app, { id: 1 })
    const own = await anAddedWork(app, ann)
    await join(ann, own)
    const merges = await app.call(admin, 'GET /v1/merges', { query: {} })
    const [merge] = merges.body.items
    expect(merge).toMatchObject({ mergedBy: ann.username, into: { id: film.id } })
    await app.call(admin, 'POST /v1/merges/{mergeId}/revert', {
      params: { mergeId: String(merge?.id) },
    })
    expect((await see(ann, own)).id).toBe(own.id)
  })

  test.each(['a rating', 'a mark', 'an entry of a list'] as const)(
    'is refused once a friend has %s on it',
    async (kind) => {
      const own = await anAddedWork(app, ann)
      expect((await see(ann, own)).isOwn).toBe(true)
      if (kind === 'a rating') await aRating(app, { by: ben, of: own, rating: 3 })
      if (kind === 'a mark') await aSavedWork(app, { by: ben, of: own })
      if (kind === 'an entry of a list') await aList(app, { by: ben, of: [own] })
      expect((await see(ann, own)).isOwn).toBe(false)
      for (const one of [ann, ben]) {
        expect(await join(one, own)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      }
      expect((await see(ann, own)).id).toBe(own.id)
    },
  )

  test('is refused for works of others, of everyone and of nobody here', async () => {
    const own = await anAddedWork(app, ann)
    const stranger = await aUser(app)
    expect((await see(ben, own)).isOwn).toBe(false)
    expect((await join(ben, own)).status).toBe(403)
    expect((await join(stranger, own)).status).toBe(404)
    expect((await join(null, own)).status).toBe(401)
    const other = await aWork(app)
    expect((await join(ann, other)).status).toBe(403)
    expect((await see(ann, other)).isOwn).toBe(false)
  })

  test('is refused where the other work is none that the member sees', async () => {
    const stranger = await aUser(app)
    const own = await anAddedWork(app, ann)
    const theirs = await anAddedWork(app, stranger)
    const book = await aWork(app, { medium: 'book' })
    for (const into of [theirs, book, { id: 2_147_483_647 }]) {
      expect(await join(ann, own, into)).toMatchObject({ status: 404 })
    }
    await join(ann, own)
    expect((await join(ann, own)).status).toBe(404)
  })
})
