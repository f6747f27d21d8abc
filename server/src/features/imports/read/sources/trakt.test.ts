import { describe, expect, test } from 'vitest'
import { read } from '../../../../testing/imports/read-exports.ts'
import { readFiles } from '../read-files.ts'

describe('Trakt', () => {
  const movie = { title: 'Harbour', year: 1961, ids: { trakt: 5, imdb: 'tt0000042', tmdb: 77 } }
  const readJson = (name: string, items: object[], how: object = {}) =>
    read(name, JSON.stringify(items), how)

  test.each([
    ['ratings-movies.json', { rated_at: '2024-05-01T10:00:00Z', rating: 8 }, { kind: 'rating' }],
    ['watched-history.json', { watched_at: '2024-05-01T10:00:00Z' }, { kind: 'engaged' }],
    ['lists-watchlist.json', { listed_at: '2024-05-01T10:00:00Z' }, { kind: 'saved' }],
    [
      'lists-list-9-by-the-sea.json',
      { listed_at: '2024-05-01T10:00:00Z', rank: 4 },
      { kind: 'entry', listings: [{ list: 'trakt-9', place: 4 }] },
    ],
    [
      'comments-movies.json',
      { comment: { comment: 'Wet.', spoiler: true, created_at: '2024-05-01T10:00:00Z' } },
      { kind: 'review', text: 'Wet.', spoiler: true },
    ],
  ])('%s is recognized by its items', async (name, facts, expected) => {
    const { source, first } = await readJson(name, [{ type: 'movie', movie, ...facts }])
    expect(source).toBe('trakt')
    expect(first).toMatchObject({
      ...expected,
      work: { mediums: ['film'], ids: { imdb: 'tt0000042', tmdb: '77' } },
      timePosted: '2024-05-01T10:00:00.000Z',
    })
  })

  test('films without ids stay apart by their years', async () => {
    const film = (year: number) => ({
      movie: { title: 'Harbour', year, ids: {} },
      watched_at: '2024-05-01T10:00:00Z',
    })
    const { records } = await readJson('watched-history.json', [film(1961), film(2001), film(2001)])
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(2)
  })

  test('what an export holds of nothing watched, rated or listed is no problem', async () => {
    const rated = { name: 'ratings-movies.json', items: [{ rated_at: null, rating: 8, movie }] }
    const others = [
      { name: 'ratings-seasons.json', items: [] },
      { name: 'network-followers.json', items: [{ user: { username: 'bo' } }] },
      { name: 'user-profile.json', items: { username: 'ann', ids: { slug: 'ann' } } },
    ]
    const filesOf = (files: readonly { name: string; items: object }[]) =>
      readFiles(
        files.map(({ name, items }) => ({ name, bytes: Buffer.from(JSON.stringify(items)) })),
        { now: new Date('2024-05-02T00:00:00Z'), rowsMax: 100 },
      )
    const files = await filesOf([rated, ...others])
    expect(files.map(({ source, problem, unused }) => [source, problem, unused?.rows])).toEqual([
      ['trakt', null, undefined],
      ['trakt', null, 0],
      ['trakt', null, 1],
      ['trakt', null, 1],
    ])
    for (const { source, problem, unused } of await filesOf(others)) {
      expect([source, problem?.message.code, unused]).toEqual([null, 'unknownFile', undefined])
    }
  })

  const zone = { timeZone: 'America/Los_Angeles' }
  const unknown = '1970-01-01T00:00:00.000Z'

  test.each([
    [{ watched_at: unknown }, [{ day: null, isRepeat: false, play: { time: null } }]],
    [{ watched_at: '1970-01-01T00:00:00Z' }, [{ day: null, isRepeat: false }]],
    [{ last_watched_at: unknown, plays: 1 }, [{ day: null, isRepeat: false }]],
    [{ watched_at: '2024-05-02T02:30:00Z' }, [{ day: '2024-05-01', isRepeat: false }]],
    [
      { last_watched_at: '2024-05-02T02:30:00Z', plays: 2 },
      [{ day: '2024-05-01', isRepeat: true }],
    ],
    [{ watched_at: 'once' }, [{ day: null, isRepeat: false }]],
  ])('%o is a viewing on the day of the member, or without one', async (facts, viewings) => {
    const { first } = await readJson('history.json', [{ movie, ...facts }], zone)
    expect(first).toMatchObject({ kind: 'engaged', viewings })
  })

  test.each([
    [{ rated_at: unknown, rating: 8 }, 'rating'],
    [{ listed_at: unknown }, 'saved'],
    [{ comment: { comment: 'Wet.', created_at: unknown } }, 'review'],
  ])('the unknown time of %o is none', async (facts, kind) => {
    const { first } = await readJson('watchlist.json', [{ movie, ...facts }])
    expect(first).toMatchObject({ kind, timePosted: null, note: null })
  })

  test.each([
    [{ rated_at: 'once', rating: 8 }, 'unreadableTime'],
    [{ rated_at: '2031-05-01T10:00:00Z', rating: 8 }, 'futureTime'],
    [{ watched_at: '2031-05-01T10:00:00Z' }, 'futureTime'],
    [{ listed_at: 'once' }, 'unreadableTime'],
  ])('keeps %o with a note', async (facts, code) => {
    const { first, leftOut } = await readJson('watchlist.json', [{ movie, ...facts }])
    expect(leftOut).toEqual([])
    expect(first).toMatchObject({ timePosted: null, note: [{ code }] })
  })

  test.each([
    ['hidden-dropped.json', 'stopped'],
    ['hidden-progress-watched.json', 'paused'],
  ])('a show in %s is %s', async (name, state) => {
    const show = { title: 'Tides', ids: { trakt: 6 } }
    const time = '2024-05-01T10:00:00.000Z'
    const { first } = await readJson(name, [{ hidden_at: time, type: 'show', show }])
    expect(first).toMatchObject({
      kind: 'progress',
      parts: { progress: { state, entry: null, timeStarted: time, timeChanged: time } },
    })
  })

  test('what was left in the middle has its percentage or episode', async () => {
    const show = { title: 'Tides', ids: { trakt: 6 } }
    const paused = { progress: 57.6, paused_at: '2024-05-01T10:00:00Z' }
    const { records } = await readJson('watched-playback.json', [
      { ...paused, type: 'movie', movie },
      { ...paused, type: 'episode', show, episode: { season: 2, number: 3 } },
    ])
    expect(records.map(({ parts }) => parts?.progress)).toMatchObject([
      { state: 'going', entry: null, amount: 58, unit: 'percent', total: null },
      { state: 'going', entry: { season: 2, number: 3 }, amount: null, unit: null },
    ])
  })

  test('reads episodes and seasons that were watched or rated', async () => {
    const show = { title: 'Tides', year: 2001, ids: { trakt: 6 } }
    const episode = { season: 1, number: 2 }
    const rated = { type: 'episode', show, episode, rated_at: '2024-05-01T10:00:00Z', rating: 8 }
    const watched = { type: 'episode', show, episode, watched_at: '2024-05-01T10:00:00Z' }
    const season = {
      type: 'season',
      show,
      season: { number: 0 },
      rated_at: '2024-05-01',
      rating: 6,
    }
    const wrong = { ...watched, episode: { season: 1, number: 0 } }
    const { records, leftOut } = await readJson('history.json', [rated, watched, season, wrong])
    expect(records.map((record) => [record.kind, record.parts?.episode])).toEqual([
      ['episode', { season: 1, number: 2, day: null, rating: 8 }],
      ['episode', { season: 1, number: 2, day: '2024-05-01', rating: null }],
      ['episode', { season: 0, number: null, day: null, rating: 6 }],
    ])
    expect(leftOut).toMatchObject([{ line: 4, title: 'Tides' }])
  })
})
