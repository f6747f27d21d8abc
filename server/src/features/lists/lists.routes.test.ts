import { describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const unauthenticated = { status: 401, code: 'unauthenticated', message: 'Authentication required' }
const listNotFound = { status: 404, code: 'list_not_found', message: 'List not found' }
const forbidden = { status: 403, code: 'forbidden', message: 'Not allowed' }
const invalid = (field: string, message: string) => ({
  status: 400,
  code: 'validation_error',
  message,
  errors: [{ field, message }],
})

/** Sends a body that the contract types do not allow. */
const sendRaw = (
  user: TestUser | null,
  method: 'POST' | 'PATCH' | 'GET' | 'DELETE',
  url: string,
  payload?: object,
) =>
  app.send({
    method,
    url,
    headers: user ? { authorization: `Bearer ${user.token}` } : {},
    ...(payload ? { payload } : {}),
  })

const getList = (viewer: TestUser | null, id: number) =>
  app.call(viewer, 'GET /v1/lists/{id}', { params: { id: String(id) } })

const unliked = {
  hasNotes: false,
  likes: { totalCount: 0 },
  likedByMe: false,
  copiedFrom: null,
}

describe('POST /v1/lists', () => {
  test('creates an empty list, private and unranked by default', async () => {
    const ann = await aUser(app)
    const { status, body } = await app.call(ann, 'POST /v1/lists', {
      body: { title: '  New List ' },
    })
    expect(status).toBe(201)
    expect(body).toEqual({
      id: expect.any(Number),
      title: 'New List',
      description: null,
      isRanked: false,
      isPrivate: true,
      audience: null,
      owner: { username: ann.username },
      tags: [],
      previewEntries: [],
      ...unliked,
      entryCount: 0,
      engagedCount: 0,
      mediums: [],
    })
    const other = await app.call(ann, 'POST /v1/lists', {
      body: { title: 'Open', isRanked: 1, isPrivate: 'false' },
    })
    expect(other.body).toMatchObject({ isRanked: true, isPrivate: false })
  })

  test('creates a list with its first work, or nothing if the work is unknown', async () => {
    const [ann, work] = [await aUser(app), await aWork(app)]
    const { body } = await app.call(ann, 'POST /v1/lists', {
      body: { title: 'Begun', work: { id: work.id, medium: work.medium } },
    })
    expect(body.previewEntries.map(({ work: { id } }) => id)).toEqual([work.id])
    const unknown = await app.call(ann, 'POST /v1/lists', {
      body: { title: 'Lost', work: { id: work.id, medium: 'podcast' } },
    })
    expect(unknown).toMatchObject({ status: 404, body: { code: 'work_not_found' } })
    const all = await app.call(ann, 'GET /v1/lists', { query: { owner: ann.username } })
    expect(all.body.items.map(({ title }) => title)).toEqual(['Begun'])
  })

  test('counts the length of a title in code points', async () => {
    const ann = await aUser(app)
    const title = '🎬'.repeat(255)
    expect((await app.call(ann, 'POST /v1/lists', { body: { title } })).body).toMatchObject({
      title,
    })
  })

  test.each([
    [{}, invalid('title', 'Required')],
    [{ title: '' }, invalid('title', 'Required')],
    [{ title: ' \n ' }, invalid('title', 'Required')],
    [{ title: 'x'.repeat(256) }, invalid('title', 'Must be at most 255 characters')],
    [{ title: 'a\0' }, invalid('title', 'Contains invalid characters')],
    [{ title: 'The \u202Etsil' }, invalid('title', 'Contains invalid characters')],
    [{ title: 7 }, invalid('title', 'Must be of the type string')],
    [{ title: 'a', isRanked: 'yes' }, invalid('isRanked', 'Must be true or false')],
    [{ title: 'a', isPrivate: 2 }, invalid('isPrivate', 'Must be true or false')],
  ])('refuses %j', async (body, expected) => {
    expect((await sendRaw(await aUser(app), 'POST', '/v1/lists', body)).body).toEqual(expected)
  })

  test('needs a member', async () => {
    const answer = await app.call(null, 'POST /v1/lists', { body: { title: 'New List' } })
    expect(answer.body).toEqual(unauthenticated)
  })
})

describe('GET /v1/lists', () => {
  const titlesSeenBy = async (viewer: TestUser | null, owner: string, query: object = {}) => {
    const { body } = await app.call(viewer, 'GET /v1/lists', { query: { owner, ...query } })
    return { titles: body.items.map(({ title }) => title), totalCount: body.totalCount }
  }

  test('shows the newest first, private ones only to the owner', async () => {
    const [ann, ben, admin] = [await aUser(app), await aUser(app), await aUser(app, { id: 2 })]
    for (const [title, isPrivate] of [
      ['First', false],
      ['Second', true],
      ['Third', false],
    ] as const) {
      app.clock.advance(1000)
      await aList(app, { by: ann, title, isPrivate })
    }
    await aList(app, { by: ben, title: 'Of somebody else' })
    const all = { titles: ['Third', 'Second', 'First'], totalCount: 3 }
    const open = { titles: ['Third', 'First'], totalCount: 2 }
    expect(await titlesSeenBy(ann, ann.username.toUpperCase())).toEqual(all)
    for (const viewer of [ben, admin, null]) {
      expect(await titlesSeenBy(viewer, ann.username)).toEqual(open)
    }
    const page = await titlesSeenBy(ann, ann.username, { limit: 1, offset: 1 })
    expect(page).toEqual({ titles: ['Second'], totalCount: 3 })
  })

  test('pages by ten by default, without gaps or repetitions for equal times', async () => {
    const ann = await aUser(app)
    const made = await Promise.all(Array.from({ length: 23 }, () => aList(app, { by: ann })))
    const seen: number[] = []
    for (const offset of [0, 10, 20, 30]) {
      const { body } = await app.call(null, 'GET /v1/lists', {
        query: { owner: ann.username, offset },
      })
      expect(body.totalCount).toBe(23)
      seen.push(...body.items.map(({ id }) => id))
    }
    expect(seen).toEqual(made.map(({ id }) => id).toSorted((a, b) => b - a))
  })

  test('shows the first ten works of each list by position', async () => {
    const ann = await aUser(app)
    const works = await Promise.all(
      Array.from({ length: 12 }, () => aWork(app, { releaseDate: '1972-05' })),
    )
    await aList(app, { by: ann, title: 'Empty', isRanked: true })
    app.clock.advance(1000)
    await aList(app, { by: ann, title: 'Full', description: 'Twelve.', of: works })
    const { body } = await app.call(null, 'GET /v1/lists', { query: { owner: ann.username } })
    expect(body.items.map(({ id: _, ...list }) => list)).toEqual([
      {
        title: 'Full',
        description: 'Twelve.',
        isRanked: false,
        isPrivate: false,
        audience: null,
        owner: { username: ann.username },
        previewEntries: works.slice(0, 10).map(({ id, medium, title }) => ({
          work: { id, medium, title, posterSource: null, releaseDate: '1972-05' },
        })),
        ...unliked,
        entryCount: 12,
        engagedCount: null,
        mediums: ['film'],
      },
      {
        title: 'Empty',
        description: null,
        isRanked: true,
        isPrivate: false,
        audience: null,
        owner: { username: ann.username },
        previewEntries: [],
        ...unliked,
        entryCount: 0,
        engagedCount: null,
        mediums: [],
      },
    ])
  })

  test('is hidden from users the owner blocks, and empty for users who block the owner', async () => {
    const [ann, blocked, blocker] = [await aUser(app), await aUser(app), await aUser(app)]
    await aList(app, { by: ann })
    await aBlock(app, { by: ann, of: blocked })
    await aBlock(app, { by: blocker, of: ann })
    const answer = await app.call(blocked, 'GET /v1/lists', { query: { owner: ann.username } })
    expect(answer.body).toEqual({
      status: 403,
      code: 'blocked_by_them',
      message: 'Blocked by them',
    })
    expect(await titlesSeenBy(blocker, ann.username)).toEqual({ titles: [], totalCount: 0 })
  })

  test('refuses an unknown or missing owner and a page out of range', async () => {
    const unknown = await app.call(null, 'GET /v1/lists', { query: { owner: 'nobody-there' } })
    expect(unknown.body).toEqual({
      status: 404,
      code: 'user_not_found',
      message: 'User not found',
    })
    const refuse = async (query: string) =>
      (await app.send({ method: 'GET', url: `/v1/lists?${query}` })).body
    expect(await refuse('')).toEqual(invalid('owner', 'Required'))
    expect(await refuse('owner=a&limit=51')).toEqual(invalid('limit', 'Must be at most 50'))
    expect(await refuse('owner=a&limit=0')).toEqual(invalid('limit', 'Must be at least 1'))
    expect(await refuse('owner=a&offset=-1')).toEqual(invalid('offset', 'Must be a whole number'))
  })
})

describe('GET /v1/lists/{id}', () => {
  test('shows the list with its first 50 entries and a preview of 10', async () => {
    const ann = await aUser(app)
    const works = await Promise.all(Array.from({ length: 52 }, () => aWork(app)))
    const { id } = await aList(app, { by: ann, description: 'All.', of: works })
    const { status, body } = await getList(null, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id, description: 'All.', owner: { username: ann.username } })
    expect(body.entries).toEqual(
      works.slice(0, 50).map((work, index) => ({
        position: index + 1,
        note: null,
        work: {
          ...work,
          posterSource: null,
          releaseDate: null,
          creators: [{ name: 'Some Creator' }],
        },
      })),
    )
    expect(body.previewEntries).toEqual(
      works.slice(0, 10).map((work) => ({
        work: { ...work, posterSource: null, releaseDate: null },
      })),
    )
  })

  test('is not found by others while private, across a block or with another id', async () => {
    const [ann, admin] = [await aUser(app), await aUser(app, { id: 1 })]
    const [blocked, blocker] = [await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    await aBlock(app, { by: blocker, of: ann })
    const hidden = await aList(app, { by: ann, isPrivate: true })
    const open = await aList(app, { by: ann })
    expect((await getList(ann, hidden.id)).status).toBe(200)
    for (const viewer of [admin, blocked, null]) {
      expect((await getList(viewer, hidden.id)).body).toEqual(listNotFound)
    }
    for (const viewer of [blocked, blocker]) {
      expect((await getList(viewer, open.id)).body).toEqual(listNotFound)
    }
    expect((await getList(admin, open.id)).status).toBe(200)
    for (const id of ['2147483647', '99999999999', '0', '-1', 'new']) {
      const answer = await app.send({ method: 'GET', url: `/v1/lists/${id}` })
      expect(answer.body).toEqual(listNotFound)
    }
  })
})

describe('PATCH /v1/lists/{id}', () => {
  const patch = (user: TestUser | null, id: number, body: object) =>
    sendRaw(user, 'PATCH', `/v1/lists/${id}`, body)

  test('changes the given fields and keeps the others', async () => {
    const ann = await aUser(app)
    const film = await aWork(app, { releaseDate: '1999-03-31' })
    const { id } = await aList(app, { by: ann, title: 'Old', of: [film] })
    const first = await patch(ann, id, { title: ' New ', description: ' About. ' })
    expect(first).toEqual({
      status: 200,
      body: {
        id,
        title: 'New',
        description: 'About.',
        isRanked: false,
        isPrivate: false,
        audience: null,
        owner: { username: ann.username },
        tags: [],
        previewEntries: [{ work: { ...film, posterSource: null, releaseDate: '1999-03-31' } }],
        ...unliked,
        entryCount: 1,
        engagedCount: 0,
        mediums: ['film'],
      },
    })
    const second = await patch(ann, id, { isRanked: true, isPrivate: 1 })
    expect(second.body).toMatchObject({
      title: 'New',
      description: 'About.',
      isRanked: true,
      isPrivate: true,
    })
    expect((await patch(ann, id, { description: null })).body).toMatchObject({ description: null })
    await patch(ann, id, { description: 'Again', isRanked: false })
    expect((await patch(ann, id, { description: '  ' })).body).toMatchObject({ description: null })
    expect((await patch(ann, id, {})).body).toMatchObject({
      title: 'New',
      isRanked: false,
      isPrivate: true,
    })
  })

  test.each([
    [{ title: ' ' }, invalid('title', 'Required')],
    [{ title: null }, invalid('title', 'Must be of the type string')],
    [{ title: 'x'.repeat(256) }, invalid('title', 'Must be at most 255 characters')],
    [{ description: 'x'.repeat(5001) }, invalid('description', 'Must be at most 5000 characters')],
    [{ isRanked: 'often' }, invalid('isRanked', 'Must be true or false')],
  ])('refuses a value out of bounds and changes nothing', async (body, expected) => {
    const ann = await aUser(app)
    const { id, title } = await aList(app, { by: ann })
    expect((await patch(ann, id, { isPrivate: true, ...body })).body).toEqual(expected)
    expect((await getList(ann, id)).body).toMatchObject({ title, isPrivate: false })
  })

  test('is for the owner only', async () => {
    const [ann, ben, blocked] = [await aUser(app), await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    const open = await aList(app, { by: ann })
    const hidden = await aList(app, { by: ann, isPrivate: true })
    const body = { title: 'Mine now' }
    expect((await patch(null, open.id, body)).body).toEqual(unauthenticated)
    expect((await patch(ben, open.id, body)).body).toEqual(forbidden)
    expect((await patch(blocked, open.id, body)).body).toEqual(listNotFound)
    expect((await patch(ben, hidden.id, body)).body).toEqual(listNotFound)
    expect((await patch(ann, 2_147_483_647, body)).body).toEqual(listNotFound)
    expect((await getList(ann, open.id)).body.title).toBe(open.title)
  })
})

describe('DELETE /v1/lists/{id}', () => {
  const remove = (user: TestUser | null, id: number) =>
    app.call(user, 'DELETE /v1/lists/{id}', { params: { id: String(id) } })

  test('deletes the list with its entries, once, and keeps the works', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const { id } = await aList(app, { by: ann, of: [film] })
    const kept = await aList(app, { by: ann, of: [film] })
    const answers = await Promise.all([remove(ann, id), remove(ann, id), remove(ann, id)])
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404])
    expect(answers.find(({ status }) => status === 200)?.body).toEqual({ id })
    expect((await getList(ann, id)).body).toEqual(listNotFound)
    const entries = await app.ctx.db
      .selectFrom('list_entries')
      .select('list_id')
      .where('work_id', '=', film.id)
      .execute()
    expect(entries).toEqual([{ list_id: kept.id }])
  })

  test('is for the owner only', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const open = await aList(app, { by: ann })
    const hidden = await aList(app, { by: ann, isPrivate: true })
    expect((await remove(null, open.id)).body).toEqual(unauthenticated)
    expect((await remove(ben, open.id)).body).toEqual(forbidden)
    expect((await remove(ben, hidden.id)).body).toEqual(listNotFound)
    expect((await remove(ann, 2_147_483_647)).body).toEqual(listNotFound)
    expect((await getList(ann, open.id)).status).toBe(200)
  })

  test('applies to all lists of a deleted account', async () => {
    const ann = await aUser(app)
    const { id } = await aList(app, { by: ann, of: [await aWork(app)] })
    await app.ctx.db.deleteFrom('users').where('id', '=', ann.id).execute()
    expect((await getList(null, id)).body).toEqual(listNotFound)
  })
})

test('tags are changed by the owner and shown to them alone', async () => {
  const me = await aUser(app)
  const { id } = await aList(app, { by: me })
  const params = { id: String(id) }
  const edited = await app.call(me, 'PATCH /v1/lists/{id}', {
    params,
    body: { tags: [' wet', 'blue', 'wet'] },
  })
  expect(edited.body.tags).toEqual(['wet', 'blue'])
  await app.call(me, 'PATCH /v1/lists/{id}', { params, body: { isRanked: true } })
  expect((await app.call(me, 'GET /v1/lists/{id}', { params })).body.tags).toEqual(['wet', 'blue'])
  const query = { owner: me.username }
  const own = await app.call(me, 'GET /v1/lists', { query })
  expect(own.body.items).toMatchObject([{ tags: ['wet', 'blue'] }])
  for (const viewer of [null, await aUser(app)]) {
    const { body } = await app.call(viewer, 'GET /v1/lists/{id}', { params })
    expect(body).not.toHaveProperty('tags')
    const { body: all } = await app.call(viewer, 'GET /v1/lists', { query })
    expect(all.items).toHaveLength(1)
    expect(all.items[0]).not.toHaveProperty('tags')
  }
})
