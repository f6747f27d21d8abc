import type { Medium } from '@medley/contract/values/medium'
import { describe, expect, test } from 'vitest'
import type { EntryFacts } from '../../catalogue/work-facts.ts'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aRemark } from '../../testing/factories/remarks.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'

const app = useTestApp()
const { engage, see, setProgress, textsOf } = useRemarks(app)

interface Named {
  id: number
  medium: Medium
}

const hourMs = 3_600_000

const dayIn = (hours: number) =>
  new Date(app.clock.now().getTime() + hours * hourMs).toISOString().slice(0, 10)

async function aShowOf(...items: readonly Partial<EntryFacts>[]): Promise<Named> {
  const show = { ...(await aWork(app, { medium: 'tvShow' })), medium: 'tvShow' as const }
  await listEntriesAt(app, show, items.map(anEntry))
  return show
}

async function entryOf({ id }: Named, season: number, number: number) {
  return app.ctx.db
    .selectFrom('work_entries')
    .select('id')
    .where('work_id', '=', id)
    .where('season', '=', season)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
}

const pathOf = ({ id, medium }: Named) => ({ medium, workId: String(id) })

async function progressOf(by: TestUser, work: Named) {
  const params = pathOf(work)
  return (await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params })).body.progress
}

async function seenOf(by: TestUser, work: Named, season = 1) {
  const { body } = await app.call(by, 'GET /v1/works/{medium}/{workId}/entries', {
    params: pathOf(work),
    query: { season },
  })
  return body.items.filter(({ isSeen }) => isSeen).map(({ number }) => number)
}

/** Two episodes that are out, one of next year, and two that are announced without a day. */
const aRunningShow = () =>
  aShowOf(
    { number: 1, releaseDate: '2024-11-01' },
    { number: 2, releaseDate: '2024-11-08' },
    { number: 3, releaseDate: dayIn(24 * 200) },
    { number: 4 },
    { season: 2, number: 1 },
  )

describe('an entry without a day, where others of its work have one', () => {
  test('is neither next nor left', async () => {
    const me = await aUser(app)
    const show = await aRunningShow()
    await setProgress(me, show, { season: 1, number: 1 })
    expect(await progressOf(me, show)).toMatchObject({ next: { number: 2 }, left: 1 })
    await see(me, await entryOf(show, 1, 2))
    expect(await progressOf(me, show)).toMatchObject({ entry: { number: 2 }, next: null, left: 0 })
  })

  test('is not marked with its season, nor with everything up to an entry, but by itself', async () => {
    const me = await aUser(app)
    const show = await aRunningShow()
    const { id, medium } = show
    const mark = (body: object) =>
      app.call(me, 'POST /v1/entry-viewings', { body: { work: { id, medium }, ...body } })
    expect((await mark({ season: 1, day: '2024-12-01' })).body).toMatchObject({ added: 2 })
    expect((await mark({ season: 2 })).body).toMatchObject({ code: 'work_entry_not_found' })
    expect(await seenOf(me, show)).toEqual([1, 2])
    await mark({ upTo: { season: 2, number: 1 } })
    expect(await seenOf(me, show)).toEqual([1, 2])
    await mark({ season: 1, numbers: [4] })
    expect(await seenOf(me, show)).toEqual([1, 2, 4])
  })

  test('is neither ticked nor reached by a mark of the work', async () => {
    const me = await aUser(app)
    const show = await aRunningShow()
    await aRemark(app, { of: show, at: await entryOf(show, 1, 2), content: 'Out.' })
    await aRemark(app, { of: show, at: await entryOf(show, 1, 4), content: 'Announced.' })
    await engage(me, show)
    expect(await seenOf(me, show)).toEqual([1, 2])
    expect(await textsOf(me, show)).toEqual(['Out.'])
  })
})

test('entries of a work that has no days at all are out', async () => {
  const me = await aUser(app)
  const show = await aShowOf({ number: 1 }, { number: 2 }, { number: 3 })
  await setProgress(me, show, { season: 1, number: 1 })
  expect(await progressOf(me, show)).toMatchObject({ next: { number: 2 }, left: 2 })
})

describe('what is out goes by the time zone of the member', () => {
  const setZone = (by: TestUser, timeZone: string) =>
    app.call(by, 'PATCH /v1/notification-settings', { body: { timeZone } })

  test.each([
    { timeZone: 'Pacific/Pago_Pago', hours: -11 },
    { timeZone: 'Pacific/Kiritimati', hours: 14 },
    { timeZone: undefined, hours: 0 },
  ])('$timeZone', async ({ timeZone, hours }) => {
    const me = await aUser(app)
    if (timeZone) await setZone(me, timeZone)
    const show = await aShowOf(
      { number: 1, releaseDate: '2024-11-01' },
      { number: 2, releaseDate: dayIn(hours) },
      { number: 3, releaseDate: dayIn(hours + 24) },
    )
    await see(me, await entryOf(show, 1, 1))
    expect(await progressOf(me, show)).toMatchObject({ next: { number: 2 }, left: 1 })
    const { id, medium } = show
    const body = { work: { id, medium }, season: 1 }
    const { body: marked } = await app.call(me, 'POST /v1/entry-viewings', { body })
    expect(marked).toMatchObject({ added: 1 })
  })
})

describe('specials', () => {
  const aShowWithSpecials = () =>
    aShowOf(
      ...[1, 2, 3].map((number) => ({ season: 0, number, releaseDate: `2013-01-0${number}` })),
      ...[1, 2, 3].map((number) => ({ number, releaseDate: `2014-01-0${number}` })),
    )

  test('a place at one leads on to the regular episodes', async () => {
    const me = await aUser(app)
    const show = await aShowWithSpecials()
    await setProgress(me, show, { season: 0, number: 2 })
    expect(await progressOf(me, show)).toMatchObject({ next: { season: 1, number: 1 }, left: 3 })
    await see(me, await entryOf(show, 1, 1))
    await setProgress(me, show, { season: 0, number: 1 })
    expect(await progressOf(me, show)).toMatchObject({
      entry: { season: 0, number: 1 },
      next: { season: 1, number: 2 },
      left: 2,
    })
  })

  test('none is next where nothing regular is', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [1] })
    await listEntriesAt(app, show, [
      anEntry({ number: 1, releaseDate: dayIn(-24 * 30) }),
      anEntry({ season: 0, number: 1, releaseDate: '2013-01-01' }),
    ])
    await app.call(me, 'PUT /v1/progress/{medium}/{workId}', { params: pathOf(show), body: {} })
    expect(await progressOf(me, show)).toMatchObject({ next: { season: 1, number: 1 }, left: 1 })
  })
})
