import { beforeAll, describe, expect, test } from 'vitest'
import { aReport } from '../../testing/factories/reports.ts'
import { aReview } from '../../testing/factories/reviews.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

const setWords = async (by: Caller, ...words: string[]) =>
  (await app.call(by, 'PUT /v1/filter-words', { body: { words } })).body
const comment = async (by: Caller, review: { id: number }, content: string) =>
  (await app.call(by, 'POST /comment', { body: { review_id: review.id, content } })).body
const read = async (by: Caller, { id }: { id: number }) => {
  const { body } = await app.call(by, 'GET /v1/reviews/{id}', { params: { id: String(id) } })
  return body.comments.items.map(({ content }) => content)
}
const notificationsOf = async (caller: Caller) =>
  (await app.call(caller, 'GET /v1/notifications', { query: {} })).body.items

/** A member's review, and someone who comments on it. */
async function aScene() {
  const [me, ben] = [await aUser(app), await aUser(app)]
  return { me, ben, review: await aReview(app, { by: me }) }
}

describe('a comment with a filtered word', () => {
  test('is shown to its author alone and makes no notification', async () => {
    const { me, ben, review } = await aScene()
    await setWords(me, 'rubbish')
    expect(await comment(ben, review, 'What rubbish.')).toMatchObject({ content: 'What rubbish.' })
    await comment(ben, review, 'Well said.')
    expect(await read(ben, review)).toEqual(['What rubbish.', 'Well said.'])
    for (const reader of [me, admin, await aUser(app), null]) {
      expect(await read(reader, review)).toEqual(['Well said.'])
    }
    expect(await notificationsOf(me)).toHaveLength(1)
  })

  test.each([
    ['rubbish', 'RUBBISH!', true],
    ['Rubbish', '“rubbish”, he said', true],
    ['cafe', 'The Café of all places', true],
    ['Café', 'The cafe\u0301 again', true],
    ['ass', 'A classic passage', false],
    ['shut up', 'Oh, shut-up already', true],
    ['shut up', 'They shut the door and went up', false],
    ['дурак', 'Ну ты и ДУРАК.', true],
    ['bad', 'not_bad at all', true],
    ['bad', 'badly done', false],
  ])('the word %j in %j: %j', async (word, content, isFiltered) => {
    const { me, ben, review } = await aScene()
    await setWords(me, word)
    await comment(ben, review, content)
    expect(await read(me, review)).toEqual(isFiltered ? [] : [content])
  })

  test('is hidden from the moment the word is set until it is removed', async () => {
    const { me, ben, review } = await aScene()
    await comment(ben, review, 'What rubbish.')
    expect(await notificationsOf(me)).toHaveLength(1)
    await setWords(me, 'rubbish')
    expect([await read(me, review), await notificationsOf(me)]).toEqual([[], []])
    await setWords(me)
    expect(await read(me, review)).toEqual(['What rubbish.'])
    expect(await notificationsOf(me)).toHaveLength(1)
  })

  test('is one under the member’s own reviews by others: not theirs, not elsewhere', async () => {
    const { me, ben, review } = await aScene()
    await setWords(me, 'rubbish')
    const elsewhere = await aReview(app, { by: ben })
    for (const on of [review, elsewhere]) await comment(me, on, 'My rubbish.')
    for (const on of [review, elsewhere]) expect(await read(ben, on)).toEqual(['My rubbish.'])
  })

  test('cannot be reported by those who do not see it, and admins read it in a case', async () => {
    const { me, ben, review } = await aScene()
    const { id } = await comment(ben, review, 'What rubbish.')
    await aReport(app, { type: 'comment', id })
    await setWords(me, 'rubbish')
    const body = { type: 'comment', item_id: id, reason: 'other' } as const
    expect((await app.call(me, 'POST /report', { body })).body.code).toBe('item_not_found')
    const { items } = (await app.call(admin, 'GET /v1/moderation/cases', { query: {} })).body
    expect(items.find(({ itemId }) => itemId === id)?.item?.summary).toBe('What rubbish.')
  })

  test('a comment that an admin removed and restored is filtered by the current words', async () => {
    const { me, ben, review } = await aScene()
    const { id } = await comment(ben, review, 'What rubbish.')
    const { caseId } = await aReport(app, { type: 'comment', id })
    const { body } = await app.call(admin, 'POST /v1/moderation/cases/{caseId}/decision', {
      params: { caseId: String(caseId) },
      body: { decision: 'remove' },
    })
    await setWords(me, 'rubbish')
    const params = { actId: String(body.actId) }
    await app.call(admin, 'POST /v1/moderation/acts/{actId}/undo', { params })
    expect([await read(me, review), await read(ben, review)]).toEqual([[], ['What rubbish.']])
  })
})

describe('the words', () => {
  test('the words are kept as written, trimmed, once each, alphabetically', async () => {
    const me = await aUser(app)
    const set = await setWords(me, ' Über ', 'uber', 'Café', 'a b', 'A-B')
    expect(set).toEqual({ words: ['a b', 'Café', 'Über'] })
    expect((await app.call(me, 'GET /v1/filter-words')).body).toEqual(set)
    expect((await app.call(await aUser(app), 'GET /v1/filter-words')).body).toEqual({ words: [] })
  })

  test('see a comment that is posted while they change', async () => {
    const { me, ben, review } = await aScene()
    await Promise.all([
      ...Array.from({ length: 10 }, () => comment(ben, review, 'What rubbish.')),
      setWords(me, 'rubbish'),
    ])
    expect(await read(me, review)).toEqual([])
    expect(await read(ben, review)).toHaveLength(10)
  })

  test('the words are forgotten with the account', async () => {
    const me = await aUser(app)
    await setWords(me, 'rubbish')
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    const rows = app.ctx.db.selectFrom('filter_words').selectAll().where('user_id', '=', me.id)
    expect(await rows.execute()).toEqual([])
  })
})
