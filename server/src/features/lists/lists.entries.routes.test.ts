import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import { aBlock } from '../../testing/factories/friendships.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aTitle, aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { add, drop, editList, type ListedWork, move } from '../../testing/list-edits.ts'

const app = useTestApp()
const listNotFound = { status: 404, code: 'list_not_found', message: 'List not found' }
const invalid = (field: string, message: string) => ({
  status: 400,
  code: 'validation_error',
  message,
  errors: [{ field, message }],
})

interface Work extends ListedWork {
  title: string
}

const works = (count: number): Promise<Work[]> =>
  Promise.all(Array.from({ length: count }, () => aWork(app)))

const edit = (user: TestUser | null, id: number, actions: EntryAction[]) =>
  editList(app, user, id, actions)

/** Work ids in stored order; fails if the positions do not run from 1 without gaps. */
async function storedIds(listId: number): Promise<number[]> {
  const rows = await app.ctx.db
    .selectFrom('list_entries')
    .select(['work_id', 'position'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute()
  expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1))
  return rows.map(({ work_id }) => work_id)
}

const ids = (...list: (Work | undefined)[]) => list.map((work) => work?.id)

describe('GET /v1/lists/{id}/entries', () => {
  const page = async (viewer: TestUser | null, id: number, query: object = {}) => {
    const answer = await app.call(viewer, 'GET /v1/lists/{id}/entries', {
      params: { id: String(id) },
      query,
    })
    expect(answer.status).toBe(200)
    return {
      totalCount: answer.body.totalCount,
      entries: answer.body.items.map(({ position, work }) => `${position} ${work.title}`),
    }
  }

  test('sorts by each key in both directions, and always returns the position in the list', async () => {
    const ann = await aUser(app)
    const { id } = await aList(app, { by: ann })
    const titles: [string, Medium][] = [
      ['pear', 'film'],
      ['Élan', 'book'],
      ['Apple', 'film'],
    ]
    for (const [title, medium] of titles) {
      app.clock.advance(1000)
      await edit(ann, id, [add(await aWork(app, { title, medium }))])
    }
    const first = await app.call(ann, 'GET /v1/lists/{id}', { params: { id: String(id) } })
    const pear = first.body.entries?.[0]?.work
    if (pear) await edit(ann, id, [move(pear, 3)])
    const listOrder = ['1 Élan', '2 Apple', '3 pear']
    const byTitle = ['2 Apple', '1 Élan', '3 pear']
    const byTime = ['3 pear', '1 Élan', '2 Apple']
    expect(await page(null, id)).toEqual({ totalCount: 3, entries: listOrder })
    for (const [sortBy, expected] of [
      ['position', listOrder],
      ['title', byTitle],
      ['timeAdded', byTime],
    ] as const) {
      expect((await page(null, id, { sortBy })).entries).toEqual(expected)
      expect((await page(null, id, { sortBy, order: 'DESCENDING' })).entries).toEqual(
        expected.toReversed(),
      )
    }
    if (pear) await aTitle(app, pear, 'de', 'Aachener Birne')
    await app.call(ann, 'PUT /v1/language', { body: { language: 'de' } })
    expect((await page(ann, id, { sortBy: 'title' })).entries).toEqual([
      '3 pear',
      '2 Apple',
      '1 Élan',
    ])
    expect(await page(null, id, { medium: 'film' })).toEqual({
      totalCount: 2,
      entries: ['2 Apple', '3 pear'],
    })
    expect(await page(null, id, { medium: 'podcast' })).toEqual({ totalCount: 0, entries: [] })
    expect(await page(null, id, { limit: 1, offset: 1 })).toEqual({
      totalCount: 3,
      entries: ['2 Apple'],
    })
  })

  test('pages by 50 by default, without gaps or repetitions for equal titles and times', async () => {
    const same = await Promise.all(Array.from({ length: 60 }, () => aWork(app, { title: 'Same' })))
    const { id } = await aList(app, { of: same })
    expect((await page(null, id)).entries).toHaveLength(50)
    expect((await page(null, id, { limit: 1000 })).entries).toHaveLength(60)
    for (const sortBy of ['title', 'timeAdded']) {
      const seen = [
        ...(await page(null, id, { sortBy })).entries,
        ...(await page(null, id, { sortBy, offset: 50 })).entries,
      ]
      expect(seen).toEqual(same.map((_, index) => `${index + 1} Same`))
    }
  })

  test('is not found while the list is hidden', async () => {
    const [ann, ben, blocked] = [await aUser(app), await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    const hidden = await aList(app, { by: ann, isPrivate: true, of: await works(1) })
    const open = await aList(app, { by: ann, of: await works(1) })
    const get = async (viewer: TestUser | null, id: number) =>
      (
        await app.call(viewer, 'GET /v1/lists/{id}/entries', {
          params: { id: String(id) },
          query: {},
        })
      ).body
    expect(await get(ben, hidden.id)).toEqual(listNotFound)
    expect(await get(null, hidden.id)).toEqual(listNotFound)
    expect(await get(blocked, open.id)).toEqual(listNotFound)
    expect(await get(null, 2_147_483_647)).toEqual(listNotFound)
    expect((await page(ann, hidden.id)).totalCount).toBe(1)
  })

  test('refuses values out of range', async () => {
    const { id } = await aList(app)
    const refuse = async (query: string) =>
      (await app.send({ method: 'GET', url: `/v1/lists/${id}/entries?${query}` })).body
    expect(await refuse('limit=1001')).toEqual(invalid('limit', 'Must be at most 1000'))
    expect(await refuse('sortBy=rating')).toEqual(invalid('sortBy', 'Invalid value'))
    expect(await refuse('order=ascending')).toEqual(invalid('order', 'Invalid value'))
    expect(await refuse('medium=game')).toEqual({
      status: 400,
      code: 'invalid_medium',
      message: 'Invalid medium',
    })
  })
})

describe('GET /v1/lists/{id}/entries/{medium}/{workId}', () => {
  const get = async (viewer: TestUser | null, id: number, work: { id: number; medium: string }) => {
    const url = `/v1/lists/${id}/entries/${work.medium}/${work.id}`
    const headers = viewer ? { authorization: `Bearer ${viewer.token}` } : {}
    return (await app.send({ method: 'GET', url, headers })).body
  }
  const entryNotFound = {
    status: 404,
    code: 'entry_not_found',
    message: 'Work is not in the list',
  }

  test('shows the entry of a work that is in the list', async () => {
    const [one, three] = await works(2)
    const two = await aWork(app, { creators: ['Ann', 'Bob'], releaseDate: '1974-11-24' })
    const { id } = await aList(app, { of: [one, two].flatMap((work) => work ?? []) })
    const creators = [{ name: 'Ann' }, { name: 'Bob' }]
    expect(await get(null, id, two)).toEqual({
      position: 2,
      work: { ...two, posterSource: null, releaseDate: '1974-11-24', creators },
      note: null,
    })
    expect(await get(null, id, three as Work)).toEqual(entryNotFound)
    expect(await get(null, id, { id: two.id, medium: 'book' })).toEqual(entryNotFound)
    expect(await get(null, id, { id: 0, medium: 'film' })).toEqual(entryNotFound)
    expect(await get(null, id, { id: 1, medium: 'game' })).toMatchObject({
      code: 'invalid_medium',
    })
  })

  test('is not found while the list is hidden', async () => {
    const [ann, ben] = [await aUser(app), await aUser(app)]
    const film = await aWork(app)
    const { id } = await aList(app, { by: ann, isPrivate: true, of: [film] })
    expect(await get(ben, id, film)).toEqual(listNotFound)
    expect(await get(null, id, film)).toEqual(listNotFound)
    expect(await get(ann, id, film)).toMatchObject({ position: 1 })
  })
})

describe('POST /v1/lists/{id}/bulk-edits', () => {
  test('applies the actions in order', async () => {
    const ann = await aUser(app)
    const [a, b, c, d] = (await works(4)) as [Work, Work, Work, Work]
    const { id } = await aList(app, { by: ann, of: [a, b, c] })
    expect(await edit(ann, id, [add(d), move(d, 1)])).toEqual({
      status: 200,
      body: { totalCount: 4 },
    })
    expect(await storedIds(id)).toEqual(ids(d, a, b, c))
    await edit(ann, id, [move(d, 4)])
    expect(await storedIds(id)).toEqual(ids(a, b, c, d))
    await edit(ann, id, [move(b, 3), drop(a)])
    expect(await storedIds(id)).toEqual(ids(c, b, d))
    expect((await edit(ann, id, [drop(c), add(c), add(a), drop(b)])).body).toEqual({
      totalCount: 3,
    })
    expect(await storedIds(id)).toEqual(ids(d, c, a))
    expect((await edit(ann, id, [drop(d), drop(c), drop(a)])).body).toEqual({ totalCount: 0 })
    expect(await storedIds(id)).toEqual([])
  })

  test('gives a work that was removed and added again a new time, and keeps the others', async () => {
    const ann = await aUser(app)
    const [a, b] = (await works(2)) as [Work, Work]
    const { id } = await aList(app, { by: ann, of: [a, b] })
    const before = app.clock.now()
    app.clock.advance(60_000)
    await edit(ann, id, [drop(a), add(a), move(a, 1)])
    const rows = await app.ctx.db
      .selectFrom('list_entries')
      .select(['work_id', 'time_added'])
      .where('list_id', '=', id)
      .orderBy('position')
      .execute()
    expect(rows).toEqual([
      { work_id: a.id, time_added: app.clock.now() },
      { work_id: b.id, time_added: before },
    ])
  })

  test.each([
    [
      'an ADD of a present work',
      ({ a }: Bad) => add(a),
      invalid('actions[1]', 'Work already exists in list'),
    ],
    [
      'an ADD of an unknown work',
      () => add({ id: 2_147_483_647, medium: 'film' }),
      invalid('actions[1]', 'Unknown work'),
    ],
    [
      'an ADD under another medium',
      ({ out }: Bad) => add({ ...out, medium: 'book' }),
      invalid('actions[1]', 'Unknown work'),
    ],
    [
      'a DELETE of an absent work',
      ({ out }: Bad) => drop(out),
      invalid('actions[1]', 'Work is not in the list'),
    ],
    [
      'a DELETE under another medium',
      ({ a }: Bad) => drop({ ...a, medium: 'book' }),
      invalid('actions[1]', 'Work is not in the list'),
    ],
    [
      'a MOVE of an absent work',
      ({ out }: Bad) => move(out, 1),
      invalid('actions[1]', 'Work is not in the list'),
    ],
    [
      'a MOVE behind the end',
      ({ a }: Bad) => move(a, 3),
      invalid('actions[1].position', 'Must be at most 2'),
    ],
    [
      'a MOVE to place 0',
      ({ a }: Bad) => move(a, 0),
      invalid('actions[1].position', 'Must be at least 1'),
    ],
    [
      'a MOVE without a place',
      ({ a }: Bad) => ({ ...move(a, 1), position: undefined }),
      invalid('actions[1].position', 'Required'),
    ],
    [
      'an unknown action',
      ({ a }: Bad) => ({ ...add(a), action: 'SWAP' }),
      invalid('actions[1].action', 'Must be ADD, DELETE, MOVE or NOTE'),
    ],
    [
      'an action without a work',
      () => ({ action: 'ADD', medium: 'film' }),
      invalid('actions[1].workId', 'Required'),
    ],
    [
      'an unknown medium',
      ({ a }: Bad) => ({ ...add(a), medium: 'game' }),
      { status: 400, code: 'invalid_medium', message: 'Invalid medium' },
    ],
  ])('refuses %s, and applies none of the actions before it', async (_, makeBad, expected) => {
    const ann = await aUser(app)
    const [a, b, out] = (await works(3)) as [Work, Work, Work]
    const { id } = await aList(app, { by: ann, of: [a, b] })
    const bad = makeBad({ a, out })
    const answer = await edit(ann, id, [move(a, 2), bad as EntryAction, drop(b)])
    expect(answer.body).toEqual(expected)
    expect(await storedIds(id)).toEqual(ids(a, b))
  })

  test('refuses no actions and more than 1000', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const { id } = await aList(app, { by: ann, of: [film] })
    expect((await edit(ann, id, [])).body).toEqual(invalid('actions', 'Too small'))
    const many = Array.from({ length: 1001 }, () => move(film, 1))
    expect((await edit(ann, id, many)).body).toEqual(invalid('actions', 'Too large'))
    const answer = await app.send({
      method: 'POST',
      url: `/v1/lists/${id}/bulk-edits`,
      headers: { authorization: `Bearer ${ann.token}` },
      payload: {},
    })
    expect(answer.body).toEqual(invalid('actions', 'Required'))
  })

  test('is for the owner only', async () => {
    const [ann, ben, blocked] = [await aUser(app), await aUser(app), await aUser(app)]
    await aBlock(app, { by: ann, of: blocked })
    const film = await aWork(app)
    const open = await aList(app, { by: ann, of: [film] })
    const hidden = await aList(app, { by: ann, isPrivate: true, of: [film] })
    const actions = [drop(film)]
    expect((await edit(null, open.id, actions)).body).toMatchObject({ code: 'unauthenticated' })
    expect((await edit(ben, open.id, actions)).body).toEqual({
      status: 403,
      code: 'forbidden',
      message: 'Not allowed',
    })
    expect((await edit(blocked, open.id, actions)).body).toEqual(listNotFound)
    expect((await edit(ben, hidden.id, actions)).body).toEqual(listNotFound)
    expect((await edit(ann, 2_147_483_647, actions)).body).toEqual(listNotFound)
    expect(await storedIds(open.id)).toEqual(ids(film))
  })

  test('adds, reverses and empties 1000 works', async () => {
    const ann = await aUser(app)
    const many = await works(1000)
    const { id } = await aList(app, { by: ann })
    expect((await edit(ann, id, many.map(add))).body).toEqual({ totalCount: 1000 })
    expect(await storedIds(id)).toEqual(ids(...many))
    const reversing = many.map((work) => move(work, 1))
    expect((await edit(ann, id, reversing)).body).toEqual({ totalCount: 1000 })
    expect(await storedIds(id)).toEqual(ids(...many.toReversed()))
    expect((await edit(ann, id, many.map(drop))).body).toEqual({ totalCount: 0 })
    expect(await storedIds(id)).toEqual([])
  })

  test('keeps positions without gaps for concurrent edits', async () => {
    const ann = await aUser(app)
    const many = await works(20)
    const { id } = await aList(app, { by: ann, of: many.slice(0, 10) })
    const answers = await Promise.all([
      ...many.slice(10).map((work) => edit(ann, id, [add(work), move(work, 1)])),
      ...many.slice(0, 5).map((work) => edit(ann, id, [drop(work)])),
      ...many.slice(5, 10).map((work) => edit(ann, id, [move(work, 5)])),
    ])
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    const kept = many.slice(5).map((work) => work.id)
    expect((await storedIds(id)).toSorted((a, b) => a - b)).toEqual(kept.toSorted((a, b) => a - b))
  })

  test('adds a work once for concurrent edits', async () => {
    const ann = await aUser(app)
    const film = await aWork(app)
    const { id } = await aList(app, { by: ann })
    const answers = await Promise.all([1, 2, 3, 4].map(() => edit(ann, id, [add(film)])))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 400, 400, 400,
    ])
    expect(await storedIds(id)).toEqual(ids(film))
  })

  test('leaves nothing behind when the list is deleted concurrently', async () => {
    const ann = await aUser(app)
    const many = await works(6)
    for (const film of many) {
      const { id } = await aList(app, { by: ann, of: many.filter((one) => one !== film) })
      const [edited, deleted] = await Promise.all([
        edit(ann, id, [add(film)]),
        app.call(ann, 'DELETE /v1/lists/{id}', { params: { id: String(id) } }),
      ])
      expect([200, 404]).toContain(edited.status)
      expect(deleted.status).toBe(200)
      expect(await storedIds(id)).toEqual([])
    }
  })
})

interface Bad {
  a: Work
  out: Work
}
