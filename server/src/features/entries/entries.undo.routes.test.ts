import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { aShow } from '../../testing/factories/entries.ts'
import { aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { useTestApp } from '../../testing/harness.ts'
import { useRemarks } from '../../testing/remarks.ts'

const app = useTestApp()
const remarks = useRemarks(app)

interface Named {
  id: number
}

const minutes = (count: number) => app.clock.advance(count * 60_000)

const tick = async (by: TestUser, { id }: Named, day?: string | null) => {
  minutes(0.1)
  const params = { entryId: String(id) }
  const body = day === undefined ? {} : { day }
  return (await app.call(by, 'PUT /v1/entry-viewings/{entryId}', { params, body })).body
}

const untick = async (by: TestUser, { id }: Named) => {
  const params = { entryId: String(id) }
  return (await app.call(by, 'DELETE /v1/entry-viewings/{entryId}', { params })).body
}

const mark = async (by: TestUser, { id }: Named, marks: object) => {
  minutes(0.1)
  const body = { work: { id, medium: 'tvShow' as const }, ...marks }
  return (await app.call(by, 'POST /v1/entry-viewings', { body })).body
}

const unmark = async (by: TestUser, { id }: Named, season: number) => {
  const query = { workId: id, medium: 'tvShow', season } as const
  return (await app.call(by, 'DELETE /v1/entry-viewings', { query })).body
}

const undo = (by: TestUser, actId: number | null) =>
  app.call(by, 'DELETE /v1/acts/{actId}', { params: { actId: String(actId) } })

/** Everything that a member has in a show, as it is stored. */
async function stored(by: TestUser, show: Named) {
  const { rows } = await sql<{ all: unknown }>`
    select json_build_object(
      'seen', (select json_agg(to_json(own) order by own.id) from entry_viewings as own
        where user_id = ${by.id} and work_id = ${show.id}),
      'place', (select to_json(progress) from progress where user_id = ${by.id} and work_id = ${show.id}),
      'diary', (select json_agg(to_json(viewings)) from viewings
        where user_id = ${by.id} and work_id = ${show.id}),
      'marked', (select to_json(engagements) from engagements
        where user_id = ${by.id} and work_id = ${show.id}),
      'saved', (select to_json(saved_works) from saved_works
        where user_id = ${by.id} and work_id = ${show.id}),
      'counts', (select json_agg(viewer_count order by id) from work_entries where work_id = ${show.id})
    ) as "all"
  `.execute(app.ctx.db)
  return rows[0]?.all
}

async function nextOf(by: TestUser, { id }: Named) {
  const params = { medium: 'tvShow', workId: String(id) } as const
  const { body } = await app.call(by, 'GET /v1/progress/{medium}/{workId}', { params })
  return body.progress && { at: body.progress.entry?.number, next: body.progress.next?.number }
}

describe('an undo', () => {
  test('of the mark of a season takes back the marks it made and none before', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [6, 2] })
    await tick(me, episodes[0]!, '2019-03-01')
    await tick(me, episodes[1]!, '2019-03-02')
    const before = await stored(me, show)
    const { actId, added } = await mark(me, show, { season: 1, day: '2024-05-01' })
    expect(added).toBe(4)
    expect((await undo(me, actId)).body).toEqual({
      userInfo: { hasEngaged: false, savedForLater: false },
    })
    expect(await stored(me, show)).toEqual(before)
  })

  test.each([
    ['everything up to an episode', { upTo: { season: 2, number: 2 } }],
    ['all of a show, which finishes it', { upTo: { season: 3, number: 2 } }],
    ['some episodes', { season: 1, numbers: [2, 4] }],
    ['repeats', { season: 1, isRepeat: true, day: '2024-05-02' }],
  ])('of the mark of %s restores all', async (_, marks) => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [4, 2, 2] })
    await app.call(me, 'POST /saved-for-later', {
      body: { medium: 'tvShow', internal_id: show.id },
    })
    for (const episode of episodes.slice(0, 3)) await tick(me, episode, '2019-03-01')
    const before = await stored(me, show)
    const { actId } = await mark(me, show, marks)
    expect(await stored(me, show)).not.toEqual(before)
    await undo(me, actId)
    expect(await stored(me, show)).toEqual(before)
  })

  test('of a tick taken back restores all days and repeats, and of a season those of all', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [2, 1] })
    await tick(me, episodes[0]!, '2019-03-01')
    await mark(me, show, { season: 1, numbers: [1], isRepeat: true, day: '2024-04-01' })
    await mark(me, show, { season: 1, numbers: [1], isRepeat: true, day: null })
    await tick(me, episodes[1]!, null)
    minutes(60)
    const before = await stored(me, show)
    const one = await untick(me, episodes[0]!)
    expect(one).toMatchObject({ isSeen: false, ownDays: [] })
    await undo(me, one.actId)
    expect(await stored(me, show)).toEqual(before)
    const all = await unmark(me, show, 1)
    expect(all.removed).toBe(4)
    await undo(me, all.actId)
    expect(await stored(me, show)).toEqual(before)
  })

  test('of another day restores the first', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [2] })
    await tick(me, episodes[0]!, '2019-03-01')
    const before = await stored(me, show)
    const { actId } = await tick(me, episodes[0]!, '2024-03-01')
    await undo(me, actId)
    expect(await stored(me, show)).toEqual(before)
  })

  test('is refused to others, after its time, and a second time', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const { show, episodes } = await aShow(app, { seasons: [3] })
    const { actId } = await tick(me, episodes[0]!)
    expect((await undo(other, actId)).status).toBe(404)
    expect((await undo(me, actId)).status).toBe(200)
    expect((await undo(me, actId)).status).toBe(404)
    const late = await tick(me, episodes[1]!)
    minutes(11)
    expect((await undo(me, late.actId)).status).toBe(404)
    expect(await nextOf(me, show)).toEqual({ at: 2, next: 3 })
  })

  test('of nothing has no act', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [2, 2] })
    await mark(me, show, { season: 1 })
    expect(await mark(me, show, { season: 1 })).toMatchObject({ actId: null, added: 0 })
  })
})

describe('a tick that is taken back at once', () => {
  test('leaves the days of before', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [6, 2] })
    await tick(me, episodes[0]!, '2019-03-01')
    minutes(60)
    await mark(me, show, { season: 1, numbers: [1], isRepeat: true, day: '2024-05-01' })
    expect(await untick(me, episodes[0]!)).toMatchObject({ isSeen: true, ownDays: ['2019-03-01'] })
    const before = await stored(me, show)
    await mark(me, show, { season: 1 })
    expect(await unmark(me, show, 1)).toMatchObject({ removed: 5 })
    expect(await stored(me, show)).toEqual(before)
  })

  test('takes the place back, also with other ticks between', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [12] })
    for (const episode of episodes.slice(0, 3)) await tick(me, episode)
    const before = await stored(me, show)
    await tick(me, episodes[7]!)
    await untick(me, episodes[7]!)
    expect(await stored(me, show)).toEqual(before)
    await tick(me, episodes[7]!)
    await tick(me, episodes[3]!)
    await untick(me, episodes[7]!)
    expect(await nextOf(me, show)).toEqual({ at: 4, next: 5 })
    await tick(me, episodes[7]!)
    await tick(me, episodes[9]!)
    await untick(me, episodes[7]!)
    expect(await nextOf(me, show)).toEqual({ at: 10, next: 11 })
    await untick(me, episodes[9]!)
    expect(await nextOf(me, show)).toEqual({ at: 4, next: 5 })
  })

  test('of a season leaves the rest of it', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [5, 2] })
    await mark(me, show, { season: 1 })
    await untick(me, episodes[4]!)
    expect(await nextOf(me, show)).toEqual({ at: 4, next: 5 })
    await untick(me, episodes[1]!)
    await untick(me, episodes[3]!)
    expect(await nextOf(me, show)).toEqual({ at: 3, next: 4 })
    await unmark(me, show, 1)
    expect(await nextOf(me, show)).toBeNull()
  })

  test('takes back that the show was finished', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [3] })
    for (const episode of episodes.slice(0, 2)) await tick(me, episode)
    const before = await stored(me, show)
    expect(await tick(me, episodes[2]!)).toMatchObject({ finished: true })
    await untick(me, episodes[2]!)
    expect(await stored(me, show)).toEqual(before)
  })

  test('closes the remarks that it opened', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show, episodes } = await aShow(app, { seasons: [9] })
    const work = { ...show, medium: 'tvShow' as const }
    await remarks.setProgress(friend, work, { season: 1, number: 7, remark: 'It was the gardener' })
    for (const episode of episodes.slice(0, 3)) await tick(me, episode)
    await tick(me, episodes[7]!)
    expect(await remarks.textsOf(me, work)).toEqual(['It was the gardener'])
    await untick(me, episodes[7]!)
    expect(await remarks.textsOf(me, work)).toEqual([])
  })

  test('closes nothing later', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show, episodes } = await aShow(app, { seasons: [9] })
    const work = { ...show, medium: 'tvShow' as const }
    await remarks.setProgress(friend, work, { season: 1, number: 7, remark: 'It was the gardener' })
    await tick(me, episodes[7]!)
    minutes(11)
    await untick(me, episodes[7]!)
    expect(await remarks.textsOf(me, work)).toEqual(['It was the gardener'])
  })
})
