import type { Medium } from '@medley/contract/values/medium'
import type { DiscoverRow } from '@medley/contract/works/recommendations'
import { describe, expect, test } from 'vitest'
import { aFriendship } from '../../../testing/factories/friendships.ts'
import { neighboursOf } from '../../../testing/factories/neighbours.ts'
import { aReview } from '../../../testing/factories/reviews.ts'
import { aUser } from '../../../testing/factories/users.ts'
import { aWork } from '../../../testing/factories/works.ts'
import { type Caller, useTestApp } from '../../../testing/harness.ts'
import { scoreWorksJob } from '../../charts/charts.jobs.ts'

const app = useTestApp()

let serial = 0
/** A work by a creator of its own. */
function aLoneWork(facts: Parameters<typeof aWork>[1] = {}) {
  serial += 1
  return aWork(app, { creators: [`Creator ${serial}`], ...facts })
}

async function rowsFor(by: Caller, medium: 'film' | 'album' | 'book'): Promise<DiscoverRow[]> {
  const answer = await app.call(by, 'GET /v1/discover/{medium}', { params: { medium } })
  expect(answer.status).toBe(200)
  return answer.body.rows
}
const idsOf = (row: DiscoverRow | undefined) => row?.items.map(({ work }) => work.id)
const rowOf = (rows: readonly DiscoverRow[], kind: DiscoverRow['kind']) =>
  rows.find((row) => row.kind === kind)

describe('rows to discover', () => {
  test('say why, and show nothing twice, nothing known, and no empty row', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const liked = await aWork(app, { creators: ['Agnès'] })
    const also = await aLoneWork()
    const [near, nearAlso, more, saved] = [
      await aLoneWork(),
      await aLoneWork(),
      await aWork(app, { creators: ['Agnès'] }),
      await aLoneWork(),
    ]
    await neighboursOf(app, liked, [also, near])
    await neighboursOf(app, also, [near, nearAlso])
    await aReview(app, { by: me, of: liked, rating: 10 })
    await aReview(app, { by: me, of: also, rating: 8 })
    const [both, theirs] = [await aLoneWork(), await aLoneWork()]
    for (const work of [both, theirs, near]) await aReview(app, { by: friend, of: work, rating: 9 })
    await aReview(app, { by: me, of: both, rating: 3 })
    const body = { medium: 'film' as const, internal_id: saved.id }
    await app.call(friend, 'POST /saved-for-later', { body })
    const rows = await rowsFor(me, 'film')
    expect(rows.map(({ kind }) => kind)).toEqual([
      'because',
      'because',
      'friendsLiked',
      'moreBy',
      'savedByFriends',
    ])
    expect(rows.map(idsOf)).toEqual([[near.id], [nearAlso.id], [theirs.id], [more.id], [saved.id]])
    expect(rows).toMatchObject([
      { work: { id: liked.id }, rating: 10 },
      { work: { id: also.id }, rating: 8 },
      { items: [{ reasons: [{ kind: 'friends', friends: [{ username: friend.username }] }] }] },
      { name: 'Agnès' },
      { items: [{ reasons: [{ kind: 'friends', friends: [{ username: friend.username }] }] }] },
    ])
  })

  test('rows to discover have what is rated highest and what few know of it, for visitors too', async () => {
    const works = []
    for (let index = 0; index < 20; index += 1) {
      const work = await aLoneWork({ medium: 'album' })
      await aReview(app, { of: work, rating: 5 })
      works.push(work)
    }
    const known = await aLoneWork({ medium: 'album' })
    for (const rating of [10, 10, 9]) await aReview(app, { of: known, rating })
    await app.ctx.jobs.enqueue(app.ctx.db, scoreWorksJob, {})
    await app.runJobs()
    const rows = await rowsFor(null, 'album')
    expect(rows.map(({ kind }) => kind)).toEqual(['highestRated', 'hiddenGems'])
    expect(idsOf(rows[0])?.[0]).toBe(known.id)
    expect(idsOf(rows[0])).toHaveLength(12)
    expect(idsOf(rows[1])).toHaveLength(9)
    expect(idsOf(rows[1])).not.toContain(known.id)
    const me = await aUser(app)
    await aReview(app, { by: me, of: known, rating: 9 })
    expect(idsOf(rowOf(await rowsFor(me, 'album'), 'highestRated'))).not.toContain(known.id)
  })
})

describe('similar works', () => {
  const similarTo = async (by: Caller, { id }: { id: number }, medium: Medium) => {
    const params = { medium, workId: String(id) }
    const call = 'GET /v1/works/{medium}/{workId}/similar'
    const { body } = await app.call(by, call, { params, query: {} })
    return body.items.map(({ work }) => work.id)
  }

  test('similar works are the neighbours, nearest first, without those that are not for the viewer', async () => {
    const me = await aUser(app)
    const only = { genres: ['Chamber play'] }
    const [work, near, far] = [await aLoneWork(only), await aLoneWork(only), await aLoneWork(only)]
    await neighboursOf(app, work, [near, far])
    expect(await similarTo(null, work, 'film')).toEqual([near.id, far.id])
    const params = { medium: 'film', workId: String(near.id) } as const
    await app.call(me, 'PUT /v1/not-for-me/{medium}/{workId}', { params, body: {} })
    expect(await similarTo(me, work, 'film')).toEqual([far.id])
  })

  test('similar works of a book that was filmed share the genres of the film', async () => {
    const medium = 'book' as const
    const filmed = (title: string, genre: string) =>
      Promise.all([
        aLoneWork({ medium, title, releaseDate: '1990' }),
        aLoneWork({ title, releaseDate: '1999', genres: [genre] }),
      ])
    const [[work], [alike], [other]] = await Promise.all([
      filmed('Lake of Glass', 'Noir'),
      filmed('Harbour of Rust', 'Noir'),
      filmed('Garden of Ash', 'Musical'),
    ])
    const ids = await similarTo(null, work, 'book')
    expect(ids).toContain(alike.id)
    expect(ids).not.toContain(other.id)
  })

  test('are none where only the years are shared', async () => {
    const medium = 'podcast' as const
    const bare = { medium, genres: [], creators: [], releaseDate: '1942' }
    const [work, known] = [await aWork(app, bare), await aWork(app, bare)]
    await aReview(app, { of: known, rating: 8 })
    expect(await similarTo(null, work, 'podcast')).toEqual([])
  })

  test('share series, creators, or genres and years, known neighbours or not', async () => {
    const medium = 'book' as const
    const own = { medium, creators: ['Ursula'], series: 'Isles', genres: ['Fantasy'] }
    const work = await aWork(app, { ...own, releaseDate: '1970' })
    const genre = { medium, genres: ['Fantasy'] }
    const late = await aLoneWork({ ...genre, releaseDate: '2020' })
    const early = await aLoneWork({ ...genre, releaseDate: '1972' })
    const releaseDate = '1972'
    const creator = await aWork(app, { medium, creators: ['Ursula'], releaseDate })
    const series = await aWork(app, { medium, series: 'Isles', creators: [], releaseDate })
    await aLoneWork({ medium })
    const ids = [series, creator, early, late].map(({ id }) => id)
    expect(await similarTo(null, work, 'book')).toEqual(ids)
    await neighboursOf(app, work, [late])
    expect((await similarTo(null, work, 'book')).slice(0, 2)).toEqual(ids.slice(0, 2))
  })
})

test('members switch whether they take part in recommendations', async () => {
  const me = await aUser(app)
  const shown = async () => (await app.call(me, 'GET /v1/recommendation-settings')).body
  expect(await shown()).toEqual({ inRecommendations: true })
  const body = { inRecommendations: false }
  expect((await app.call(me, 'PUT /v1/recommendation-settings', { body })).body).toEqual(body)
  expect(await shown()).toEqual(body)
})
