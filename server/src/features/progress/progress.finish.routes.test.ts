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

async function put(by: TestUser, work: Named, body: object) {
  return app.call(by, 'PUT /v1/progress/{medium}/{workId}', { params: pathOf(work), body })
}

async function show(by: TestUser, work: Named) {
  const params = pathOf(work)
  return (await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params })).body.progress
}

const see = (by: TestUser, { id }: { id: number }, day?: string) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', {
    params: { entryId: String(id) },
    body: { day },
  })

const engage = (by: TestUser, { id, medium }: Named) =>
  app.call(by, 'POST /works_viewed', { body: { internal_id: id, medium } })

const dayMs = 24 * 60 * 60_000

const daysAgo = (days: number) =>
  new Date(app.clock.now().getTime() - days * dayMs).toISOString().slice(0, 10)

/** A show whose two episodes are of the last weeks; its second season comes out tomorrow once it is announced. */
async function aRunningShow() {
  const work = { ...(await aWork(app, { medium: 'tvShow' })), medium: 'tvShow' as const }
  const known = [
    anEntry({ number: 1, releaseDate: daysAgo(14) }),
    anEntry({ number: 2, releaseDate: daysAgo(7) }),
  ]
  await listEntriesAt(app, work, known)
  const tomorrow = anEntry({ season: 2, number: 1, releaseDate: daysAgo(-2) })
  return { work, announce: () => listEntriesAt(app, work, [...known, tomorrow]) }
}

async function finishOf(by: TestUser, work: { id: number }) {
  const { db } = app.ctx
  const mark = await db
    .selectFrom('engagements')
    .select('work_id')
    .where('user_id', '=', by.id)
    .where('work_id', '=', work.id)
    .executeTakeFirst()
  const { rows } = await sql<{ day: string | null; isRepeat: boolean }>`
    select day::text, is_repeat as "isRepeat" from viewings
    where user_id = ${by.id} and work_id = ${work.id} order by id
  `.execute(db)
  return {
    isMarked: mark !== undefined,
    viewings: rows.map(({ day, isRepeat }) => [day, isRepeat]),
  }
}

async function seenIn(work: { id: number }) {
  const rows = await app.ctx.db
    .selectFrom('entry_viewings')
    .innerJoin('work_entries', 'work_entries.id', 'entry_viewings.entry_id')
    .select('title')
    .where('entry_viewings.work_id', '=', work.id)
    .orderBy('title')
    .execute()
  return rows.map(({ title }) => title)
}

describe('progress in a podcast', () => {
  test('the next episode is the next in order of publication', async () => {
    const me = await aUser(app)
    const work = { ...(await aWork(app, { medium: 'podcast' })), medium: 'podcast' as const }
    const days = ['2020-01-03', '2020-01-02', '2020-01-02', '2020-01-01']
    const titles = ['Fourth', 'Third', 'Second', 'First']
    const items = days.map((releaseDate, index) =>
      anEntry({ season: null, number: null, title: titles[index]!, releaseDate, id: `${index}` }),
    )
    await listEntriesAt(app, work, items, { source: 'apple' })
    await put(me, work, {})
    const heard: (string | null | undefined)[] = []
    for (let next = (await show(me, work))?.next; next; next = (await show(me, work))?.next) {
      heard.push(next.title)
      await see(me, next)
    }
    expect(heard).toEqual(['First', 'Second', 'Third', 'Fourth'])
    expect(await show(me, work)).toMatchObject({ state: 'going', left: 0 })
  })

  test('progress up to here marks the older episodes alone', async () => {
    const me = await aUser(app)
    const work = { ...(await aWork(app, { medium: 'podcast' })), medium: 'podcast' as const }
    const items = ['2020-01-03', '2020-01-02', '2020-01-01'].map((releaseDate) =>
      anEntry({ season: null, number: null, title: releaseDate, releaseDate, id: releaseDate }),
    )
    await listEntriesAt(app, work, items, { source: 'apple' })
    const { id: entryId } = await app.ctx.db
      .selectFrom('work_entries')
      .select('id')
      .where('work_id', '=', work.id)
      .where('title', '=', '2020-01-02')
      .executeTakeFirstOrThrow()
    const { body } = await put(me, work, { entryId, upToHere: true })
    expect(body.progress).toMatchObject({ next: { title: '2020-01-03' }, left: 1 })
    expect(await seenIn(work)).toEqual(['2020-01-01', '2020-01-02'])
  })
})

describe('the end of a show', () => {
  test('progress in a running show is caught up, and goes on with its next season', async () => {
    const me = await aUser(app)
    const { work, announce } = await aRunningShow()
    const { body } = await put(me, work, { season: 1, number: 2 })
    expect(body).toMatchObject({ finished: false, progress: { next: null, left: 0 } })
    await announce()
    expect(await show(me, work)).toMatchObject({ next: null, left: 0 })
    app.clock.advance(2 * dayMs)
    expect(await show(me, work)).toMatchObject({ next: { season: 2, number: 1 }, left: 1 })
  })

  test('the last episode of a show that ended finishes it, with a viewing on its day', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [2] })
    await see(me, episodes[0]!)
    app.clock.advance(dayMs)
    const last = await see(me, episodes[1]!, '2024-05-01')
    expect(last.body).toMatchObject({ isSeen: true, finished: true, mayBeFinished: false })
    expect(await show(me, work)).toBeNull()
    expect(await finishOf(me, work)).toEqual({ isMarked: true, viewings: [['2024-05-01', false]] })
  })

  test.each([{ order: [1, 2, 3, 4] }, { order: [4, 3, 2, 1] }, { order: [2, 4, 1, 3] }])(
    'all of its episodes finish it, in the order $order',
    async ({ order }) => {
      const me = await aUser(app)
      const { show: work, episodes } = await aShow(app, { seasons: [2, 2] })
      const answers: unknown[] = []
      for (const nth of order) {
        app.clock.advance(1_000)
        answers.push((await see(me, episodes[nth - 1]!, '2024-05-01')).body.finished)
      }
      expect(answers).toEqual([false, false, false, true])
      expect(await show(me, work)).toBeNull()
      expect(await finishOf(me, work)).toEqual({
        isMarked: true,
        viewings: [['2024-05-01', false]],
      })
    },
  )

  test('its last episode alone, or with few others, does not finish it', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [4, 4, 4] })
    await see(me, episodes[0]!)
    app.clock.advance(1_000)
    const late = await see(me, episodes[11]!)
    expect(late.body).toMatchObject({ finished: false, mayBeFinished: false })
    expect(await finishOf(me, work)).toEqual({ isMarked: false, viewings: [] })
    expect(await show(me, work)).toMatchObject({ entry: { season: 3, number: 4 } })
  })

  test('its last season without another finishes nothing, and is asked about', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [4, 4, 4] })
    const { id, medium } = work
    const mark = (season: number) =>
      app.call(me, 'POST /v1/entry-viewings', { body: { work: { id, medium }, season } })
    expect((await mark(1)).body).toMatchObject({ finished: false, mayBeFinished: false })
    expect((await mark(3)).body).toMatchObject({ finished: false, mayBeFinished: true })
    expect((await finishOf(me, work)).isMarked).toBe(false)
    expect((await mark(2)).body).toMatchObject({ finished: true, mayBeFinished: false })
    expect((await finishOf(me, work)).isMarked).toBe(true)
  })

  test('a member who says that they are at its last episode is asked, and finishes by saying so', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [2] })
    const { body } = await put(me, work, { season: 1, number: 2 })
    expect(body).toMatchObject({ progress: { left: 0 }, finished: false, mayBeFinished: true })
    expect(await finishOf(me, work)).toEqual({ isMarked: false, viewings: [] })
    expect((await put(me, work, { finished: true })).body).toMatchObject({
      progress: null,
      finished: true,
      mayBeFinished: false,
    })
    expect(await finishOf(me, work)).toEqual({ isMarked: true, viewings: [[null, false]] })
  })

  test('everything up to its last episode finishes it', async () => {
    const me = await aUser(app)
    const { show: work } = await aShow(app, { seasons: [2, 2] })
    const { body } = await put(me, work, { season: 2, number: 2, upToHere: true })
    expect(body).toMatchObject({ progress: null, finished: true })
  })

  test('a season that came after the mark is seen before it finishes again', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [2, 3] })
    const { id, medium } = work
    const body = { work: { id, medium }, day: '2020-06-01' }
    await app.call(me, 'POST /v1/viewings', { body })
    app.clock.advance(1_000)
    await put(me, work, { season: 2, number: 1, upToHere: true })
    app.clock.advance(1_000)
    expect((await see(me, episodes[4]!)).body).toMatchObject({
      finished: false,
      mayBeFinished: true,
    })
    expect((await see(me, episodes[3]!)).body).toMatchObject({ finished: true })
  })

  test('seen again, it does not end by a late episode, nor by the first', async () => {
    const me = await aUser(app)
    const { show: work, episodes } = await aShow(app, { seasons: [4] })
    const { id, medium } = work
    await app.call(me, 'POST /v1/entry-viewings', { body: { work: { id, medium }, season: 1 } })
    app.clock.advance(1_000)
    await put(me, work, { state: 'going' })
    app.clock.advance(1_000)
    const again = async (nth: number) => {
      const params = { entryId: String(episodes[nth]!.id) }
      const { body } = await app.call(me, 'POST /v1/entry-viewings/{entryId}', {
        params,
        body: { day: '2025-01-01' },
      })
      return body
    }
    expect(await again(0)).toMatchObject({ finished: false })
    expect(await again(3)).toMatchObject({ finished: false })
    expect(await again(1)).toMatchObject({ finished: false })
    expect(await again(2)).toMatchObject({ finished: true })
  })

  test('a show goes on while something of it is younger than a year, announced, or has no date', async () => {
    const me = await aUser(app)
    const old = { season: 1, number: 1, releaseDate: '2020-01-01' }
    const others = [
      { season: 1, number: 2, releaseDate: daysAgo(300) },
      { kind: 'season' as const, season: 2, number: null, releaseDate: null },
      { season: 1, number: 2, releaseDate: null },
    ]
    for (const other of others) {
      const work = { ...(await aWork(app, { medium: 'tvShow' })), medium: 'tvShow' as const }
      await listEntriesAt(app, work, [anEntry(old), anEntry(other)])
      const end = other.kind === 'season' ? old : other
      const { body } = await put(me, work, { season: 1, number: end.number, upToHere: true })
      expect(body).toMatchObject({ finished: false, mayBeFinished: false })
      expect(body.progress).toMatchObject({ next: null, left: 0 })
    }
    const work = { ...(await aWork(app, { medium: 'tvShow' })), medium: 'tvShow' as const }
    const special = { season: 0, number: 1, releaseDate: daysAgo(10) }
    await listEntriesAt(app, work, [anEntry(old), anEntry(special)])
    const seen = await put(me, work, { season: 1, number: 1, upToHere: true })
    expect(seen.body.finished).toBe(true)
  })

  test('a new season of a finished show starts progress again, an old episode does not', async () => {
    const me = await aUser(app)
    const { work, announce } = await aRunningShow()
    await engage(me, work)
    await announce()
    app.clock.advance(2 * dayMs)
    const { id, medium } = work
    const mark = (season: number) =>
      app.call(me, 'POST /v1/entry-viewings', {
        body: { work: { id, medium }, season, numbers: [1] },
      })
    await mark(1)
    expect(await show(me, work)).toBeNull()
    await mark(2)
    expect(await show(me, work)).toMatchObject({ entry: { season: 2, number: 1 } })
  })

  test('progress finishes when its member says so, also where it was stopped', async () => {
    const me = await aUser(app)
    const work = { ...(await aWork(app, { medium: 'book' })), medium: 'book' as const }
    await put(me, work, { state: 'stopped' })
    const { body } = await put(me, work, { finished: true, day: '2024-05-01' })
    expect(body).toMatchObject({ progress: null, finished: true })
    expect(await show(me, work)).toBeNull()
    expect(await finishOf(me, work)).toEqual({ isMarked: true, viewings: [['2024-05-01', false]] })
  })
})
