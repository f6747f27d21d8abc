import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { anEngagement, aSavedWork } from '../../testing/factories/engagements.ts'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../testing/harness.ts'
import { waitsOf } from './follows.visibility.ts'

const app = useTestApp()
let admin: TestUser

beforeAll(async () => {
  admin = await aUser(app, { id: 1 })
})

type Work = Awaited<ReturnType<typeof aWork>>

const paramsOf = ({ id, medium }: Pick<Work, 'id' | 'medium'>) => ({
  params: { medium, workId: String(id) },
})
const path = '/v1/works/{medium}/{workId}/follow' as const
const follow = (by: Caller, work: Work) => app.call(by, `PUT ${path}`, paramsOf(work))
const unfollow = (by: Caller, work: Work) => app.call(by, `DELETE ${path}`, paramsOf(work))
const stateOf = async (by: Caller, work: Work) =>
  (await app.call(by, `GET ${path}`, paramsOf(work))).body
const list = async (
  by: Caller,
  kind: 'contributor' | 'series' | 'work',
  query: { limit?: number; before?: string } = {},
) => (await app.call(by, 'GET /v1/follows', { query: { kind, ...query } })).body
const worksOf = async (by: Caller) =>
  (await list(by, 'work')).items.flatMap((item) =>
    item.kind === 'work' ? [[item.work.id, item.reason]] : [],
  )
const setState = (by: Caller, show: Work, state: 'going' | 'paused' | 'stopped') =>
  app.call(by, 'PUT /v1/progress/{medium}/{workId}', { ...paramsOf(show), body: { state } })

const notFollowed = { isFollowed: false, reason: null }
const byHand = { isFollowed: true, reason: 'own' }

let years = 0
/** A film that is not yet out. */
const anUnreleased = (facts: Partial<Parameters<typeof aWork>[1]> = {}) =>
  aWork(app, { releaseDate: String(app.clock.now().getUTCFullYear() + 1 + (years += 1)), ...facts })

async function contributorOf(name: string): Promise<string> {
  const { id } = await app.ctx.db
    .selectFrom('contributors')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return String(id)
}

async function seriesOf(title: string): Promise<string> {
  const { id } = await app.ctx.db
    .selectFrom('series')
    .select('id')
    .where('title', '=', title)
    .executeTakeFirstOrThrow()
  return String(id)
}

describe('a contributor and a series', () => {
  test('are followed once, say so to the follower alone, and are listed with a work', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const creators = ['A Followed Author']
    const book = await aWork(app, { medium: 'book', series: 'The Followed', creators })
    const contributorId = await contributorOf('A Followed Author')
    const seriesId = await seriesOf('The Followed')
    const ofAuthor = { params: { contributorId } }
    const ofSeries = { params: { seriesId } }
    for (let twice = 0; twice < 2; twice += 1) {
      const first = await app.call(me, 'PUT /v1/contributors/{contributorId}/follow', ofAuthor)
      expect(first).toEqual({ status: 200, body: byHand })
      const second = await app.call(me, 'PUT /v1/series/{seriesId}/follow', ofSeries)
      expect(second).toEqual({ status: 200, body: byHand })
    }
    for (const [reader, isFollowed] of [
      [me, true],
      [other, false],
      [null, false],
    ] as const) {
      const author = await app.call(reader, 'GET /v1/contributors/{contributorId}', ofAuthor)
      expect(author.body.isFollowed).toBe(isFollowed)
      const series = await app.call(reader, 'GET /v1/series/{seriesId}', ofSeries)
      expect(series.body.isFollowed).toBe(isFollowed)
    }
    expect(await list(me, 'contributor')).toMatchObject({
      items: [{ contributor: { name: 'A Followed Author' }, knownFor: { id: book.id } }],
      before: null,
    })
    expect(await list(me, 'series')).toMatchObject({
      items: [{ series: { title: 'The Followed', medium: 'book' }, knownFor: { id: book.id } }],
    })
    expect((await list(other, 'contributor')).items).toEqual([])
    for (let twice = 0; twice < 2; twice += 1) {
      const first = await app.call(me, 'DELETE /v1/contributors/{contributorId}/follow', ofAuthor)
      expect(first).toEqual({ status: 200, body: notFollowed })
      const second = await app.call(me, 'DELETE /v1/series/{seriesId}/follow', ofSeries)
      expect(second).toEqual({ status: 200, body: notFollowed })
    }
    for (const kind of ['contributor', 'series'] as const) {
      expect((await list(me, kind)).items).toEqual([])
    }
  })

  test('known from an added work alone are missing for strangers', async () => {
    const [ann, stranger] = [await aUser(app), await aUser(app)]
    const { body } = await app.call(ann, 'POST /v1/works', {
      body: { medium: 'film', title: 'Home Movie', creators: ['An Unknown Aunt'] },
    })
    const params = { contributorId: String(body.credits[0]?.contributorId) }
    const call = 'PUT /v1/contributors/{contributorId}/follow'
    expect((await app.call(stranger, call, { params })).status).toBe(404)
    expect((await app.call(ann, call, { params })).status).toBe(200)
  })

  test('are listed page by page, latest first', async () => {
    const me = await aUser(app)
    const names = ['Page One', 'Page Two', 'Page Three']
    for (const name of names) {
      await aWork(app, { creators: [name] })
      const params = { contributorId: await contributorOf(name) }
      await app.call(me, 'PUT /v1/contributors/{contributorId}/follow', { params })
      if (name === 'Page Two') app.clock.advance(60_000)
    }
    const seen: string[] = []
    let before: string | null | undefined
    do {
      const page = await list(me, 'contributor', { limit: 1, ...(before ? { before } : {}) })
      seen.push(
        ...page.items.flatMap((one) => ('contributor' in one ? [one.contributor.name] : [])),
      )
      ;({ before } = page)
    } while (before !== null)
    expect(seen).toEqual(names.toReversed())
  })
})

describe('a work', () => {
  test('is followed by hand, and no more', async () => {
    const me = await aUser(app)
    const film = await anUnreleased()
    expect(await stateOf(me, film)).toEqual(notFollowed)
    expect(await follow(me, film)).toEqual({ status: 200, body: byHand })
    expect(await stateOf(me, film)).toEqual(byHand)
    expect(await worksOf(me)).toEqual([[film.id, 'own']])
    expect(await unfollow(me, film)).toEqual({ status: 200, body: notFollowed })
    expect(await worksOf(me)).toEqual([])
  })

  test('is followed by itself: saved before its release, begun, or watched while it goes on', async () => {
    const me = await aUser(app)
    const [coming, out] = [await anUnreleased(), await aWork(app, { releaseDate: '1999-01-01' })]
    const { show: begun } = await aShow(app, { seasons: [2] })
    const { show: ended } = await aShow(app, { seasons: [2] })
    const running = await aWork(app, { medium: 'tvShow' })
    const releaseDate = app.clock.now().toISOString().slice(0, 10)
    await listEntriesAt(app, running, [anEntry({ releaseDate })])
    const podcast = await aWork(app, { medium: 'podcast' })
    const book = await aWork(app, { medium: 'book' })
    for (const work of [coming, out]) await aSavedWork(app, { by: me, of: work })
    for (const work of [ended, running]) await anEngagement(app, { by: me, of: work })
    for (const work of [begun, podcast, book]) await setState(me, work, 'going')
    const expected = [
      [coming.id, 'saved'],
      [begun.id, 'progress'],
      [running.id, 'watched'],
      [podcast.id, 'progress'],
    ]
    const shown = await worksOf(me)
    expect(new Set(shown.map(String))).toEqual(new Set(expected.map(String)))
    expect(await stateOf(me, running)).toEqual({ isFollowed: true, reason: 'watched' })
  })

  test('that is paused, stopped, not for the member or known is not followed by itself', async () => {
    const me = await aUser(app)
    const shows: Work[] = []
    for (const state of ['paused', 'stopped'] as const) {
      const { show } = await aShow(app, { seasons: [1] })
      await setState(me, show, state)
      shows.push(show)
    }
    const [unwanted, known] = [await anUnreleased(), await anUnreleased()]
    for (const work of [unwanted, known]) await aSavedWork(app, { by: me, of: work })
    await anEngagement(app, { by: me, of: known })
    await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', { ...paramsOf(unwanted), body: {} })
    expect(await worksOf(me)).toEqual([])
    app.clock.advance(1_000)
    for (const work of [...shows, unwanted, known]) {
      await follow(me, work)
      expect(await stateOf(me, work)).toEqual(byHand)
    }
    const [show] = shows
    if (!show) throw new Error('There is no show')
    app.clock.advance(1_000)
    await setState(me, show, 'stopped')
    expect(await stateOf(me, show)).toEqual(notFollowed)
  })

  test('that is followed by itself is muted, listed as such, and followed again', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [2] })
    await setState(me, show, 'going')
    expect(await unfollow(me, show)).toEqual({ status: 200, body: notFollowed })
    expect(await stateOf(me, show)).toEqual(notFollowed)
    expect(await worksOf(me)).toEqual([[show.id, null]])
    await follow(me, show)
    expect(await worksOf(me)).toEqual([[show.id, 'own']])
    await unfollow(me, show)
    expect(await worksOf(me)).toEqual([[show.id, null]])
  })

  test('is followed once after a merge, and as it was after a revert', async () => {
    const [me, other] = [await aUser(app), await aUser(app)]
    const [from, into] = [await anUnreleased(), await anUnreleased()]
    await follow(me, from)
    for (const work of [from, into]) await follow(other, work)
    const merge = await app.call(admin, 'POST /v1/works/{medium}/{workId}/merge', {
      ...paramsOf(from),
      body: { intoId: into.id },
    })
    for (const member of [me, other]) expect(await worksOf(member)).toEqual([[into.id, 'own']])
    const mergeId = String(merge.body.id)
    await app.call(admin, 'POST /v1/merges/{mergeId}/revert', { params: { mergeId } })
    expect(await worksOf(me)).toEqual([[from.id, 'own']])
    expect(await worksOf(other)).toHaveLength(2)
  })

  test('is no longer followed without the account', async () => {
    const me = await aUser(app)
    await follow(me, await anUnreleased())
    const { db } = app.ctx
    await db.deleteFrom('users').where('id', '=', me.id).execute()
    const rows = db.selectFrom('follows').select('id').where('user_id', '=', me.id)
    expect(await rows.execute()).toEqual([])
  })

  test('is refused beyond the limit', async () => {
    const me = await aUser(app)
    await sql`
      insert into contributors (name, name_key)
      select 'many ' || n, 'many ' || n from generate_series(1, ${limits.followsMax}) as n
    `.execute(app.ctx.db)
    await sql`
      insert into follows (user_id, contributor_id, time_added)
      select ${me.id}, id, now() from contributors where name like 'many %'
    `.execute(app.ctx.db)
    expect((await follow(me, await anUnreleased())).body.code).toBe('rate_limited')
  })
})

test('suspended members wait for nothing, others for each work once', async () => {
  const [me, suspended] = [await aUser(app), await aUser(app)]
  const film = await anUnreleased()
  for (const by of [me, suspended]) {
    await aSavedWork(app, { by, of: film })
    await follow(by, film)
  }
  await app.ctx.db
    .insertInto('suspensions')
    .values({ user_id: suspended.id, reason: 'Insults.', time_suspended: app.clock.now() })
    .execute()
  const day = app.clock.now().toISOString().slice(0, 10)
  const { rows } = await sql<{ userId: number; reason: string }>`
    select user_id as "userId", reason from ${waitsOf({ day })} as waits where work_id = ${film.id}
  `.execute(app.ctx.db)
  expect(rows).toEqual([{ userId: me.id, reason: 'own' }])
})
