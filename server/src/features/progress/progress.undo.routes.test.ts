import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()

interface Named {
  id: number
  medium: 'film' | 'tvShow' | 'book' | 'album' | 'podcast'
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })
const later = (seconds = 5) => app.clock.advance(seconds * 1_000)

async function put(by: TestUser, work: Named, body: object) {
  later()
  const params = pathOf(work)
  const { status, body: answer } = await app.call(by, 'PUT /v1/progress/{medium}/{workId}', {
    params,
    body,
  })
  expect(status).toBe(200)
  return answer
}

const clear = async (by: TestUser, work: Named) =>
  (await app.call(by, 'DELETE /v1/progress/{medium}/{workId}', { params: pathOf(work) })).body

const placeOf = async (by: TestUser, work: Named) =>
  (await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params: pathOf(work) })).body.progress

const undo = async (by: TestUser, actId: number | null) => {
  later()
  return app.call(by, 'DELETE /v1/acts/{actId}', { params: { actId: String(actId) } })
}

async function see(by: TestUser, { id }: { id: number }, day: string | null) {
  later()
  const params = { entryId: String(id) }
  return (await app.call(by, 'POST /v1/entry-viewings/{entryId}', { params, body: { day } })).body
}

const mark = async (by: TestUser, { id, medium }: Named, marks: object) => {
  later()
  return (
    await app.call(by, 'POST /v1/entry-viewings', { body: { work: { id, medium }, ...marks } })
  ).body
}

/** The viewings of entries as they are stored: number, day, `again` for repeats. */
async function seenOf(by: TestUser, work: Named) {
  const { rows } = await sql<{ text: string | null }>`
    select concat_ws(' ', entry.number, own.day::text, case when own.is_repeat then 'again' end) as text
    from entry_viewings as own join work_entries as entry on entry.id = own.entry_id
    where own.user_id = ${by.id} and own.work_id = ${work.id}
    order by entry.position, own.day, own.is_repeat
  `.execute(app.ctx.db)
  return rows.map(({ text }) => text)
}

async function diaryOf(by: TestUser, work: Named) {
  const rows = await app.ctx.db
    .selectFrom('viewings')
    .select('is_repeat')
    .where('user_id', '=', by.id)
    .where('work_id', '=', work.id)
    .orderBy('id')
    .execute()
  return rows.map(({ is_repeat: isRepeat }) => isRepeat)
}

async function aBook(): Promise<Named> {
  return { ...(await aWork(app, { medium: 'book' })), medium: 'book' }
}

/** A show of four episodes that was finished in 2015, episode by episode. */
async function aFinishedShow(by: TestUser) {
  const { show, episodes } = await aShow(app, { seasons: [4] })
  for (const [index, episode] of episodes.entries()) {
    await see(by, episode, `2015-03-0${index + 1}`)
  }
  expect(await diaryOf(by, show)).toEqual([false])
  expect(await placeOf(by, show)).toBeNull()
  return { show, episodes }
}

const old = ['1 2015-03-01', '2 2015-03-02', '3 2015-03-03', '4 2015-03-04']
const today = () => app.clock.now().toISOString().slice(0, 10)

describe('the undo of a place', () => {
  test.each([
    ['another page', { amount: 300, unit: 'page' }],
    ['the end', { finished: true }],
    ['a stop', { state: 'stopped' }],
    ['a pause', { state: 'paused' }],
    ['privacy', { isPrivate: true }],
  ])('brings back the page of a book from %s', async (_, change) => {
    const me = await aUser(app)
    const book = await aBook()
    await put(me, book, { amount: 212, unit: 'page', total: 400 })
    const before = await placeOf(me, book)
    const { actId } = await put(me, book, change)
    expect(await placeOf(me, book)).not.toEqual(before)
    expect((await undo(me, actId)).body).toEqual({
      userInfo: { hasEngaged: false, savedForLater: false },
    })
    expect(await placeOf(me, book)).toEqual(before)
    expect(await diaryOf(me, book)).toEqual([])
  })

  test('brings back what was cleared', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [6] })
    await put(me, show, { season: 1, number: 3, isPrivate: true })
    const before = await placeOf(me, show)
    const { actId } = await clear(me, show)
    expect(await placeOf(me, show)).toBeNull()
    await undo(me, actId)
    expect(await placeOf(me, show)).toEqual(before)
    expect((await clear(me, await aBook())).actId).toBeNull()
  })

  test('takes back everything before it that was marked', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [6] })
    await mark(me, show, { season: 1, numbers: [2], day: '2019-01-01' })
    const before = await placeOf(me, show)
    const { actId } = await put(me, show, { season: 1, number: 5, upToHere: true, day: today() })
    expect(await seenOf(me, show)).toHaveLength(5)
    await undo(me, actId)
    expect(await seenOf(me, show)).toEqual(['2 2019-01-01'])
    expect(await placeOf(me, show)).toEqual(before)
  })

  test('takes back the end of a show that the last episode brought', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [3] })
    await see(me, episodes[0]!, null)
    await see(me, episodes[1]!, null)
    const before = await placeOf(me, show)
    const { actId, finished } = await see(me, episodes[2]!, today())
    expect(finished).toBe(true)
    await undo(me, actId)
    expect(await placeOf(me, show)).toEqual(before)
    expect(await diaryOf(me, show)).toEqual([])
  })
})

describe('seeing again', () => {
  test('adds days and keeps those of the first time', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aFinishedShow(me)
    await put(me, show, { season: 1, number: 1 })
    expect(await see(me, episodes[1]!, today())).toMatchObject({
      finished: false,
      ownDays: ['2015-03-02', today()],
    })
    await see(me, episodes[1]!, today())
    expect(await seenOf(me, show)).toEqual([
      ...old.slice(0, 2),
      `2 ${today()} again`,
      ...old.slice(2),
    ])
    expect(await placeOf(me, show)).toMatchObject({ entry: { number: 2 }, next: { number: 3 } })
    await see(me, episodes[2]!, today())
    expect(await see(me, episodes[3]!, today())).toMatchObject({ finished: true })
    expect(await diaryOf(me, show)).toEqual([false, true])
    expect(await seenOf(me, show)).toHaveLength(7)
  })

  test('begins at the start, and an undo takes that back', async () => {
    const me = await aUser(app)
    const { show } = await aFinishedShow(me)
    const { actId, progress } = await put(me, show, { state: 'going' })
    expect(progress).toMatchObject({ entry: null, next: { number: 1 }, left: 4 })
    expect((await undo(me, actId)).body.userInfo.hasEngaged).toBe(true)
    expect(await placeOf(me, show)).toBeNull()
    expect(await seenOf(me, show)).toEqual(old)
  })

  test('marks what lies between the place and an episode', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aFinishedShow(me)
    await put(me, show, { state: 'going' })
    await see(me, episodes[0]!, today())
    const { added, actId } = await mark(me, show, { upTo: { season: 1, number: 3 }, day: today() })
    expect(added).toBe(2)
    expect(await placeOf(me, show)).toMatchObject({ entry: { number: 3 } })
    expect(await mark(me, show, { upTo: { season: 1, number: 2 }, day: today() })).toMatchObject({
      added: 0,
      actId: null,
    })
    await undo(me, actId)
    expect(await placeOf(me, show)).toMatchObject({ entry: { number: 1 } })
    expect(await mark(me, show, { season: 1, day: today() })).toMatchObject({
      added: 3,
      finished: true,
    })
    expect(await seenOf(me, show)).toHaveLength(8)
  })

  test('adds a day beside that of an episode ahead which was seen before', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [5] })
    await see(me, episodes[0]!, today())
    await mark(me, show, { season: 1, numbers: [2], day: '2015-03-02' })
    await put(me, show, { season: 1, number: 1 })
    await see(me, episodes[1]!, today())
    expect(await seenOf(me, show)).toEqual([`1 ${today()}`, '2 2015-03-02', `2 ${today()} again`])
  })

  test('of the episodes of a podcast adds days', async () => {
    const me = await aUser(app)
    const podcast = { ...(await aWork(app, { medium: 'podcast' })), medium: 'podcast' as const }
    await listEntriesAt(app, podcast, [
      anEntry({ season: null, number: null, title: 'A talk', releaseDate: '2020-01-02', id: 'a' }),
    ])
    const entry = await app.ctx.db
      .selectFrom('work_entries')
      .select('id')
      .where('work_id', '=', podcast.id)
      .executeTakeFirstOrThrow()
    await see(me, entry, '2021-01-01')
    expect(await see(me, entry, today())).toMatchObject({ ownDays: ['2021-01-01', today()] })
  })

  test('of a book ends in a repeat', async () => {
    const me = await aUser(app)
    const book = await aBook()
    await put(me, book, { finished: true, day: '2020-05-01' })
    const { progress } = await put(me, book, { state: 'going' })
    expect(progress).toMatchObject({ amount: null })
    await put(me, book, { finished: true, day: today() })
    expect(await diaryOf(me, book)).toEqual([false, true])
  })
})
