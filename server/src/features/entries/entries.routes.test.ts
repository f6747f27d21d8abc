import { beforeAll, describe, expect, test } from 'vitest'
import { anEntry, aShow, listEntriesAt } from '../../testing/factories/entries.ts'
import { aBlock, aFriendship } from '../../testing/factories/friendships.ts'
import { aUser, type TestUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { useTestApp } from '../../testing/harness.ts'

const app = useTestApp()
const listing = 'GET /v1/works/{medium}/{workId}/entries'

interface Named {
  id: number
}

const pathOf = ({ id }: Named) => ({ medium: 'tvShow', workId: String(id) }) as const

async function list(caller: TestUser | null, show: Named, query: { season?: number } = {}) {
  const { status, body } = await app.call(caller, listing, { params: pathOf(show), query })
  expect(status).toBe(200)
  return body
}

const put = (by: TestUser, { id }: Named, day?: string | null) =>
  app.call(by, 'PUT /v1/entry-viewings/{entryId}', {
    params: { entryId: String(id) },
    body: day === undefined ? {} : { day },
  })

const rate = (by: TestUser, { id }: Named, rating: number) =>
  app.call(by, 'PUT /v1/entry-ratings/{entryId}', {
    params: { entryId: String(id) },
    body: { rating },
  })

const add = (by: TestUser, show: Named, marks: object) =>
  app.call(by, 'POST /v1/entry-viewings', {
    body: { work: { id: show.id, medium: 'tvShow' }, ...marks },
  })

const engage = ({ id }: TestUser, show: Named, time: string) =>
  app.ctx.db
    .insertInto('engagements')
    .values({ user_id: id, work_id: show.id, medium: 'tvShow', time_added: new Date(time) })
    .execute()

describe('the entries of a show', () => {
  test('the entries of a show are its seasons, with the progress of the caller', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [3, 2] })
    await put(me, episodes[0]!)
    const { items, totalCount } = await list(me, show)
    expect(totalCount).toBe(2)
    expect(items).toMatchObject([
      { kind: 'season', season: 1, isSeen: false, episodes: { total: 3, out: 3, seen: 1 } },
      { kind: 'season', season: 2, isSeen: false, episodes: { total: 2, out: 2, seen: 0 } },
    ])
  })

  test('the entries of a show are the episodes of a season that is asked for, page by page', async () => {
    const { show } = await aShow(app, { seasons: [1, 5] })
    const params = pathOf(show)
    const first = await app.call(null, listing, { params, query: { season: 2, limit: 3 } })
    expect(first.body.items.map(({ title }) => title)).toEqual([
      'Episode 2.1',
      'Episode 2.2',
      'Episode 2.3',
    ])
    const query = { season: 2, limit: 3, after: first.body.after ?? 0 }
    const { body } = await app.call(null, listing, { params, query })
    expect(body).toMatchObject({
      items: [{ number: 4 }, { number: 5 }],
      after: null,
      totalCount: 5,
    })
  })

  test('the entries of a show have scores of everyone, of friends and of the caller', async () => {
    const [me, friend, stranger] = [await aUser(app), await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show, episodes } = await aShow(app, { seasons: [1] })
    const [episode] = episodes
    await rate(me, episode!, 10)
    await rate(friend, episode!, 8)
    await rate(stranger, episode!, 3)
    await put(friend, episode!)
    const { items } = await list(me, show, { season: 1 })
    expect(items).toMatchObject([
      { score: 7, ratingCount: 3, friendScore: 8, friendCount: 1, ownRating: 10, viewerCount: 1 },
    ])
    const visitor = await list(null, show, { season: 1 })
    expect(visitor.items).toMatchObject([
      { score: 7, friendScore: null, friendCount: 0, ownRating: null, isSeen: false },
    ])
  })

  test('leave the score of the work alone', async () => {
    const { show, episodes } = await aShow(app, { seasons: [1] })
    await rate(await aUser(app), episodes[0]!, 2)
    const { body } = await app.call(null, 'GET /v1/works/{medium}/{workId}', {
      params: pathOf(show),
    })
    expect(body).toMatchObject({ rating: null, reviewCount: 0 })
  })

  test('show nothing of a friend across a block', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show, episodes } = await aShow(app, { seasons: [1] })
    await rate(friend, episodes[0]!, 8)
    await put(friend, episodes[0]!)
    await aBlock(app, { by: friend, of: me })
    const { items } = await list(me, show, { season: 1 })
    expect(items).toMatchObject([{ friendScore: null, friendCount: 0, ratingCount: 1 }])
    const params = { ...pathOf(show), name: 's1e1' }
    const page = await app.call(me, 'GET /v1/works/{medium}/{workId}/entries/{name}', { params })
    expect(page.body.friends).toEqual([])
  })

  test('the entries of a show that were out when the whole show was marked are seen, a later season is not', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [2, 2] })
    await engage(me, show, '2020-06-01T12:00:00.000Z')
    const { items } = await list(me, show)
    expect(items.map(({ isSeen, episodes }) => [isSeen, episodes?.seen])).toEqual([
      [true, 2],
      [false, 0],
    ])
    const { items: later } = await list(me, show, { season: 2 })
    expect(later.map(({ isSeen }) => isSeen)).toEqual([false, false])
  })
})

describe('one tap', () => {
  test('marks an episode, again changes nothing, and a day replaces the first one', async () => {
    const me = await aUser(app)
    const { episodes } = await aShow(app, { seasons: [2] })
    const [episode] = episodes
    await put(me, episode!)
    const { body } = await put(me, episode!)
    expect(body).toEqual({
      id: episode!.id,
      ownRating: null,
      isSeen: true,
      ownDays: [null],
      actId: null,
      finished: false,
      mayBeFinished: false,
    })
    expect((await put(me, episode!, '2024-05-01')).body.ownDays).toEqual(['2024-05-01'])
  })

  test('one tap of two devices at once counts once', async () => {
    const me = await aUser(app)
    const { show, episodes } = await aShow(app, { seasons: [1] })
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        Promise.all([put(me, episodes[0]!), rate(me, episodes[0]!, 9)]),
      ),
    )
    expect(answers.flat().map(({ status }) => status)).toEqual(
      Array.from({ length: 16 }, () => 200),
    )
    const { items } = await list(me, show, { season: 1 })
    expect(items).toMatchObject([{ viewerCount: 1, ratingCount: 1, score: 9, ownDays: [null] }])
  })

  test('one tap on a season marks its episodes that are out, and takes them back', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [3] })
    await listEntriesAt(app, show, [anEntry({ number: 4, releaseDate: '2099-01-01' })], {
      isPartial: true,
    })
    const [season] = (await list(me, show)).items
    expect((await put(me, season!)).body.isSeen).toBe(true)
    expect((await list(me, show)).items).toMatchObject([
      { episodes: { total: 4, out: 3, seen: 3 } },
    ])
    const params = { entryId: String(season!.id) }
    await app.call(me, 'DELETE /v1/entry-viewings/{entryId}', { params })
    expect((await list(me, show)).items).toMatchObject([{ isSeen: false, episodes: { seen: 0 } }])
  })
})

describe('POST /v1/entry-viewings', () => {
  test('marks numbers of a season once, however often it is sent', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [4] })
    const marks = { season: 1, numbers: [2, 3, 3], day: '2024-05-01' }
    expect((await add(me, show, marks)).body).toEqual({
      actId: expect.any(Number),
      added: 2,
      beforeRelease: [],
      finished: false,
      mayBeFinished: false,
    })
    expect((await add(me, show, marks)).body.added).toBe(0)
    const { items } = await list(me, show, { season: 1 })
    expect(items.map(({ ownDays }) => ownDays)).toEqual([[], ['2024-05-01'], ['2024-05-01'], []])
  })

  test('marks everything up to an episode', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [3, 3] })
    expect((await add(me, show, { upTo: { season: 2, number: 2 } })).body.added).toBe(5)
  })

  test('adds a repeat beside the first viewing', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [1] })
    await add(me, show, { season: 1, day: '2024-05-01' })
    await add(me, show, { season: 1, day: '2025-05-01', isRepeat: true })
    const { items } = await list(me, show, { season: 1 })
    expect(items).toMatchObject([{ ownDays: ['2024-05-01', '2025-05-01'], viewerCount: 1 }])
  })

  test('makes an episode that nobody knows, without a title', async () => {
    const me = await aUser(app)
    const show = await aWork(app, { medium: 'tvShow', entries: ['Season 1'] })
    expect((await add(me, show, { season: 2, numbers: [5] })).body.added).toBe(1)
    expect((await list(me, show)).items).toMatchObject([
      { season: 1, title: null },
      { season: 2, title: null, episodes: { total: 1, seen: 1 } },
    ])
  })

  test('keeps a day before the release and says so', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [1] })
    const { body } = await add(me, show, { season: 1, numbers: [1], day: '2019-12-31' })
    expect(body).toMatchObject({ added: 1, beforeRelease: [{ season: 1, number: 1 }] })
  })

  test('deletes a whole season', async () => {
    const me = await aUser(app)
    const { show } = await aShow(app, { seasons: [3, 1] })
    await add(me, show, { upTo: { season: 2, number: 1 } })
    const query = { workId: show.id, medium: 'tvShow', season: 1 } as const
    const { body } = await app.call(me, 'DELETE /v1/entry-viewings', { query })
    expect(body).toMatchObject({ removed: 3 })
  })
})

describe('the page of an entry', () => {
  const page = (caller: TestUser | null, show: Named, name: string) =>
    app.call(caller, 'GET /v1/works/{medium}/{workId}/entries/{name}', {
      params: { ...pathOf(show), name },
    })

  test('has its ratings, its friends and its neighbours', async () => {
    const [me, friend] = [await aUser(app), await aUser(app)]
    await aFriendship(app, me, friend)
    const { show, episodes } = await aShow(app, { seasons: [2, 2] })
    await rate(friend, episodes[2]!, 6)
    await put(friend, episodes[2]!, '2024-05-01')
    const { body } = await page(me, show, 's2e1')
    expect(body).toMatchObject({
      work: { id: show.id },
      entry: { season: 2, number: 1, score: 6 },
      ratingCounts: [{ rating: 6, count: 1 }],
      friends: [{ user: { id: friend.id }, rating: 6, day: '2024-05-01', isSeen: true }],
      previous: { season: 1, number: 2 },
      next: { season: 2, number: 2 },
    })
    expect((await page(me, show, 's2')).body).toMatchObject({
      entry: { kind: 'season' },
      previous: { season: 1 },
      next: null,
    })
  })

  test.each(['s1e9', 's9', 'track-1', 'elsewhere', 'episode-1'])(
    '%s of a show without it is not found',
    async (name) => {
      const { show } = await aShow(app, { seasons: [1] })
      const { status, body } = await page(null, show, name)
      expect([status, body]).toMatchObject([404, { code: 'work_entry_not_found' }])
    },
  )
})

describe('the tracks of an album that no source lists', () => {
  let album: Named

  beforeAll(async () => {
    album = await aWork(app, { medium: 'album', entries: ['Airbag', 'Lull'] })
  })

  test('the tracks of an album that no source lists are made of its titles once', async () => {
    const params = { medium: 'album', workId: String(album.id) } as const
    const reads = await Promise.all(
      Array.from({ length: 4 }, () => app.call(null, listing, { params })),
    )
    for (const { body } of reads) {
      expect(body.items).toMatchObject([
        { kind: 'track', season: 1, number: 1, title: 'Airbag' },
        { kind: 'track', season: 1, number: 2, title: 'Lull' },
      ])
    }
  })
})

test('five thousand episodes of a podcast are read by year and by title', async () => {
  const podcast = await aWork(app, { medium: 'podcast' })
  const items = Array.from({ length: 5_000 }, (_, index) =>
    anEntry({
      season: null,
      number: null,
      title: `Talk ${index}`,
      releaseDate: new Date(Date.UTC(2010, 0, 1) + index * 86_400_000).toISOString().slice(0, 10),
      id: `guid-${index}`,
    }),
  )
  await listEntriesAt(app, podcast, items.toReversed())
  const params = { medium: 'podcast', workId: String(podcast.id) } as const
  const { body } = await app.call(null, listing, { params, query: { limit: 2 } })
  expect(body).toMatchObject({
    items: [{ title: 'Talk 4999' }, { title: 'Talk 4998' }],
    totalCount: 5_000,
  })
  expect(body.years.at(-1)).toEqual({ year: 2010, count: 365 })
  const of2010 = await app.call(null, listing, { params, query: { year: 2010, q: 'talk 36' } })
  expect(of2010.body.items.map(({ title }) => title)).toEqual([
    ...[364, 363, 362, 361, 360].map((nth) => `Talk ${nth}`),
    'Talk 36',
  ])
})
