import type { Medium } from '@medley/contract/values/medium'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aRating, anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

type TestWork = { id: number; medium: Medium; title: string }

let admin: TestUser
let ann: TestUser
let ben: TestUser
let from: TestWork
let into: TestWork

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

beforeEach(async () => {
  ann = await aUser(app)
  ben = await aUser(app)
  from = await aWork(app, { title: 'Star Warz', releaseDate: '1977' })
  into = await aWork(app, { title: 'Star Wars', releaseDate: '1977' })
})

const merge = (one: { id: number }, other: { id: number }) =>
  app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
    params: { medium: 'film', workId: String(one.id) },
    body: { intoId: other.id },
  })

const revert = (id: number) =>
  app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params: { mergeId: String(id) } })

const see = async ({ id }: { id: number }, viewer: TestUser | null = null) => {
  const { body } = await app.call(viewer, 'GET /v1/works/{medium}/{workId}', {
    params: { medium: 'film', workId: String(id) },
  })
  return body
}

async function entriesOf(list: { id: number }) {
  const { body } = await app.call(null, 'GET /v1/lists/{id}/entries', {
    params: { id: String(list.id) },
    query: {},
  })
  return body.items.map(({ position, work }) => [position, work.title])
}

describe('a merge', () => {
  test('moves reviews and marks with right counts, and leads from the old address', async () => {
    await aRating(app, { by: ann, of: from, rating: 8 })
    await aRating(app, { by: ben, of: from, rating: 4 })
    await aRating(app, { by: ben, of: into, rating: 6 })
    await anEngagement(app, { by: ann, of: from })
    await anEngagement(app, { by: ben, of: from })
    await anEngagement(app, { by: ben, of: into })
    await aSavedWork(app, { by: ann, of: from })
    expect((await merge(from, into)).status).toBe(201)
    const merged = { id: into.id, title: 'Star Wars', audienceSize: 2, reviewCount: 3 }
    expect(await see(into)).toMatchObject(merged)
    expect(await see(from, ann)).toMatchObject({
      ...merged,
      userInfo: { hasEngaged: true, savedForLater: true },
      alternativeTitles: ['Star Warz'],
    })
  })

  test('moves the titles in languages that the other work lacks, until it is reverted', async () => {
    const titles = [
      { work_id: from.id, language: 'de', title: 'Krieg der Sterne', source: 'shelf' },
      { work_id: from.id, language: 'fr', title: 'Étoiles', source: 'wikidata' },
      { work_id: into.id, language: 'fr', title: 'La Guerre des étoiles', source: 'shelf' },
    ]
    await app.ctx.db.insertInto('work_titles').values(titles).execute()
    const titlesOf = async ({ id }: { id: number }) => {
      const rows = await app.ctx.db
        .selectFrom('work_titles')
        .select('title')
        .where('work_id', '=', id)
        .orderBy('language')
        .execute()
      return rows.map(({ title }) => title)
    }
    const { body } = await merge(from, into)
    expect(await titlesOf(into)).toEqual(['Krieg der Sterne', 'La Guerre des étoiles'])
    await revert(body.id)
    expect(await titlesOf(from)).toEqual(['Krieg der Sterne', 'Étoiles'])
    expect(await titlesOf(into)).toEqual(['La Guerre des étoiles'])
  })

  test('takes the merged work off Explore', async () => {
    await merge(from, into)
    const { body } = await app.call(null, 'GET /v1/works/{medium}', {
      params: { medium: 'film' },
      query: { limit: 100 },
    })
    expect(body.items.map(({ id }) => id)).not.toContain(from.id)
  })

  test('moves favorites and list entries, and joins doubles in a list without a gap', async () => {
    const other = await aWork(app, { title: 'Other' })
    const withBoth = await aList(app, { by: ann, of: [from, other, into] })
    const withOne = await aList(app, { by: ann, of: [other, from] })
    await app.call(ann, 'PATCH /v1/users/{userId}/favorites', {
      params: { userId: String(ann.id) },
      body: { film: { id: from.id } },
    })
    const { body } = await merge(from, into)
    expect(await entriesOf(withBoth)).toEqual([
      [1, 'Other'],
      [2, 'Star Wars'],
    ])
    expect(await entriesOf(withOne)).toEqual([
      [1, 'Other'],
      [2, 'Star Wars'],
    ])
    await revert(body.id)
    expect(await entriesOf(withBoth)).toEqual([
      [1, 'Other'],
      [2, 'Star Wars'],
      [3, 'Star Warz'],
    ])
    expect(await entriesOf(withOne)).toEqual([
      [1, 'Other'],
      [2, 'Star Warz'],
    ])
    const favorites = await app.call(ann, 'GET /favorites', { query: { profile: ann.username } })
    expect(favorites.body).toMatchObject({ film: { internal_id: from.id } })
  })

  test('a merge can be reverted; what members changed since stays', async () => {
    await aRating(app, { by: ann, of: from, rating: 8 })
    await aRating(app, { by: ben, of: into, rating: 4 })
    await anEngagement(app, { by: ann, of: from })
    await anEngagement(app, { by: ben, of: from })
    const { body } = await merge(from, into)
    await app.ctx.db
      .deleteFrom('engagements')
      .where('user_id', '=', ben.id)
      .where('work_id', '=', into.id)
      .execute()
    expect(await revert(body.id)).toMatchObject({ status: 200, body: { id: body.id } })
    expect(await see(from)).toMatchObject({
      id: from.id,
      reviewCount: 1,
      rating: 8,
      audienceSize: 1,
    })
    expect(await see(into)).toMatchObject({
      reviewCount: 1,
      rating: 4,
      audienceSize: 0,
      alternativeTitles: [],
    })
    expect(await revert(body.id)).toMatchObject({
      status: 404,
      body: { code: 'merge_not_found' },
    })
  })

  test('leads through a chain of merges', async () => {
    const last = await aWork(app, { title: 'A New Hope' })
    await merge(from, into)
    await merge(into, last)
    expect(await see(from)).toMatchObject({ id: last.id })
  })

  test('is refused with itself, another medium, and a work merged already', async () => {
    const book = await aWork(app, { medium: 'book' })
    const refused = { status: 409, body: { code: 'merge_refused' } }
    expect(await merge(from, from)).toMatchObject({ status: 409 })
    expect(await merge(from, book)).toMatchObject(refused)
    await merge(from, into)
    expect(await merge(from, into)).toMatchObject(refused)
    expect(await merge(into, from)).toMatchObject(refused)
  })

  test('is recorded with who did it', async () => {
    const { body } = await merge(from, into)
    const { body: merges } = await app.call(admin, 'GET /v1/merges', { query: {} })
    expect(merges.items[0]).toMatchObject({
      id: body.id,
      work: { id: from.id },
      into: { id: into.id },
      mergedBy: admin.username,
      timeReverted: null,
    })
  })
})

test('an added work is never a target for a confirmed one', async () => {
  const { body: added } = await app.call(ann, 'POST /v1/works', {
    body: { medium: 'film', title: 'Mine' },
  })
  expect(await merge(into, added)).toMatchObject({ status: 409 })
  expect((await merge(added, into)).status).toBe(201)
  expect(await see(added, ann)).toMatchObject({ id: into.id, alternativeTitles: [] })
})
