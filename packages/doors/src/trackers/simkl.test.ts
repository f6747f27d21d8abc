import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read, readZip } from '../testing/read-exports.ts'

const time = '2024-05-02T02:30:00Z'
const show = {
  title: 'Tides',
  year: 2001,
  ids: { simkl: 7, slug: 'tides', imdb: 'tt0000042', tmdb: '77', tvdb: '12' },
}
const ofShow = { status: 'watching', last_watched_at: time, show }
const ofFilm = {
  status: 'completed',
  last_watched_at: time,
  movie: { title: 'Harbour', year: 1961, ids: { simkl: 8 } },
}

const readBackup = (backup: object, how: object = {}) =>
  read('SimklBackup.json', JSON.stringify(backup), how)

const header =
  'SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB'
const readRows = (...rows: Record<string, string>[]) =>
  read(
    'simkl.csv',
    csvOf(
      header,
      rows.map((row) => header.split(',').map((name) => row[name] ?? '')),
    ),
  )
const row = { SIMKL_ID: '7', Title: 'Tides', Type: 'tv show', Year: '2001', Watchlist: 'watching' }

describe('a backup of Simkl', () => {
  test('is recognised in a ZIP and bare, with its ids', async () => {
    const backup = { shows: [ofShow], anime: [], movies: [ofFilm] }
    const [file] = await readZip([{ name: 'SimklBackup.json', content: JSON.stringify(backup) }])
    expect(file?.source).toBe('simkl')
    const { source, records } = await readBackup(backup)
    expect(source).toBe('simkl')
    expect(records).toMatchObject([
      {
        line: 1,
        kind: 'progress',
        work: {
          mediums: ['tvShow'],
          year: 2001,
          ids: { imdb: 'tt0000042', tmdb: '77', thetvdb: '12' },
        },
      },
      { line: 2, kind: 'engaged', work: { mediums: ['film'], ids: {} } },
    ])
  })

  test('has a film on the day of the member', async () => {
    const { first } = await readBackup({ movies: [ofFilm] }, { timeZone: 'America/Los_Angeles' })
    expect(first?.viewings).toMatchObject([{ day: '2024-05-01', isRepeat: false }])
  })

  test.each([
    [{ status: 'completed' }, { kind: 'engaged', viewings: [] }],
    [
      { status: 'completed', user_rating: 9, user_rated_at: '2024-06-01T00:00:00Z' },
      { kind: 'rating', rating: { points: 9 }, timePosted: '2024-06-01T00:00:00.000Z' },
    ],
    [
      { status: 'plantowatch', added_to_watchlist_at: '2023-01-01T00:00:00Z' },
      { kind: 'saved', timePosted: '2023-01-01T00:00:00.000Z' },
    ],
    [
      { status: 'plantowatch', user_rating: 8 },
      { kind: 'rating', isSaved: true },
    ],
    [{ status: 'hold' }, { kind: 'progress', parts: { progress: { state: 'paused' } } }],
    [{ status: 'dropped' }, { kind: 'progress', parts: { progress: { state: 'stopped' } } }],
    [
      { status: 'watching', last_watched: 'S02E03' },
      {
        parts: {
          progress: {
            state: 'going',
            entry: { season: 2, number: 3 },
            timeChanged: '2024-05-02T02:30:00.000Z',
          },
        },
      },
    ],
    [
      { status: 'watching', is_rewatch: true, rewatch_id: 4 },
      { kind: 'engaged', parts: { progress: { state: 'going' } } },
    ],
    [
      { last_watched_at: '2031-01-01T00:00:00Z' },
      { timePosted: null, note: [{ code: 'futureTime' }] },
    ],
    [{ last_watched_at: '0000-00-00' }, { timePosted: null, note: [{ code: 'unreadableTime' }] }],
    [
      { memo: { text: 'Mine', is_private: true } },
      { text: null, note: [{ code: 'privateNotes' }] },
    ],
    [{ memo: { text: 'Mine' } }, { text: null, note: [{ code: 'privateNotes' }] }],
    [
      { memo: { text: 'Wet', is_private: false }, user_rating: 7 },
      { kind: 'review', text: 'Wet', rating: { points: 7 }, timeMarked: null },
    ],
    [
      { status: 'plantowatch', memo: { text: 'Soon', is_private: false } },
      { kind: 'saved', text: null, note: [{ code: 'savedNote' }] },
    ],
  ])('reads %j', async (facts, expected) => {
    const { first } = await readBackup({ shows: [{ ...ofShow, ...facts }] })
    expect(first).toMatchObject(expected)
  })

  test('a film that was seen again is seen twice', async () => {
    const again = {
      ...ofFilm,
      is_rewatch: true,
      rewatch_id: 1,
      last_watched_at: '2025-01-01T00:00:00Z',
    }
    const { records } = await readBackup({ movies: [ofFilm, again] })
    expect(records.map(({ work, viewings }) => [work.key, viewings])).toMatchObject([
      ['movie|8', [{ day: '2024-05-02', isRepeat: false }]],
      ['movie|8', [{ day: '2025-01-01', isRepeat: true }]],
    ])
  })

  const episodesOf = ({ records }: Awaited<ReturnType<typeof readBackup>>) =>
    records.flatMap(({ parts }) => parts?.episode ?? [])

  test('has the episodes that it lists, with their days', async () => {
    const seasons = [
      { number: 0, episodes: [{ number: 1, watched_at: null }] },
      { number: 2, episodes: [{ number: 3, watched_at: time }, { number: 0 }] },
    ]
    const read = await readBackup({ shows: [{ ...ofShow, last_watched: 'S02E03', seasons }] })
    expect(episodesOf(read)).toEqual([
      { season: 0, number: 1, day: null, rating: null },
      { season: 2, number: 3, day: '2024-05-02', rating: null },
    ])
    expect(read.first?.note).toEqual([{ code: 'noEpisodeNumber' }])
    expect(new Set(read.records.map(({ line }) => line))).toEqual(new Set([1]))
  })

  test.each([
    [{ last_watched: 'E3', watched_episodes_count: 3 }, [1, 2, 3]],
    [{ last_watched: 'E3', watched_episodes_count: 2 }, []],
    [{ last_watched: 'S02E03', watched_episodes_count: 3 }, []],
    [{ last_watched: null, watched_episodes_count: 3 }, []],
  ])('of %j, %j were seen', async (facts, numbers) => {
    const anime = { ...ofShow, anime_type: 'tv', ...facts }
    const read = await readBackup({ anime: [anime] })
    expect(episodesOf(read).map(({ number }) => number)).toEqual(numbers)
    expect(read.first?.work.mediums).toEqual(['tvShow', 'film'])
  })

  test.each([
    [{ status: 'eaten' }, 'unknownStatus'],
    [{ show: { ...show, title: ' ', ids: { simkl: 1 } } }, 'titleMissing'],
    [{ show: undefined }, 'neitherFilmNorShow'],
    [{ status: 4 }, 'unreadableItem'],
    [{ user_rating: 11 }, 'scoreRange'],
  ])('%j is left out', async (facts, code) => {
    const { records, leftOut } = await readBackup({ shows: [ofShow, { ...ofShow, ...facts }] })
    expect([records.length, leftOut]).toMatchObject([1, [{ line: 2, reason: { code } }]])
  })
})

describe('a table of Simkl', () => {
  test.each([
    [{ Watchlist: 'completed' }, { kind: 'engaged', viewings: [] }],
    [
      { Watchlist: 'plantowatch', Memo: 'Mine' },
      { kind: 'saved', note: [{ code: 'privateNotes' }] },
    ],
    [
      { Rating: '8', TVDB: '12' },
      { kind: 'rating', work: { ids: { thetvdb: '12' } } },
    ],
    [
      { Type: 'movie', Watchlist: 'completed', WatchedDate: '13-04-2024 21:10:00' },
      { kind: 'engaged', viewings: [{ day: '2024-04-13' }] },
    ],
    [
      { Type: 'movie', Watchlist: '', WatchedDate: '4/13/2024' },
      { kind: 'engaged', viewings: [{ day: '2024-04-13' }] },
    ],
    [
      { Type: 'movie', Watchlist: 'completed', WatchedDate: '13-04-2031' },
      { kind: 'engaged', viewings: [], note: [{ code: 'futureDate' }] },
    ],
    [{ Type: 'anime', SIMKL_ID: '' }, { work: { key: 'anime|Tides 2001' } }],
  ])('reads %j', async (cells, expected) => {
    const { source, first } = await readRows({ ...row, ...cells })
    expect(source).toBe('simkl')
    expect(first).toMatchObject(expected)
  })

  test.each([
    [
      '2',
      [
        [1, 1, null],
        [1, 2, '2024-04-13'],
      ],
    ],
    ['s1e1', [[1, 1, '2024-04-13']]],
    [
      'S03E02',
      [
        [1, null, null],
        [2, null, null],
        [3, 1, null],
        [3, 2, '2024-04-13'],
      ],
    ],
    ['E99999', []],
    ['soon', []],
  ])('the last episode %s means all up to it', async (LastEpWatched, episodes) => {
    const { records } = await readRows({
      ...row,
      LastEpWatched,
      WatchedDate: '13-04-2024 21:10:00',
    })
    const seen = records.flatMap(({ parts }) => parts?.episode ?? [])
    expect(seen.map(({ season, number, day }) => [season, number, day])).toEqual(episodes)
  })

  test('a finished show has no need of its last episode', async () => {
    const { records } = await readRows({ ...row, Watchlist: 'completed', LastEpWatched: '12' })
    expect(records.map(({ kind }) => kind)).toEqual(['engaged'])
  })

  test('few rows cannot say that millions of episodes were seen', async () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      ...row,
      SIMKL_ID: String(index),
      LastEpWatched: '2999',
    }))
    await expect(readRows(...rows)).rejects.toThrow()
  })

  test.each([
    [{ Type: 'game' }, 'neitherFilmNorShow'],
    [{ Watchlist: '' }, 'unknownStatus'],
    [{ Title: '' }, 'titleMissing'],
  ])('%j is left out', async (cells, code) => {
    const { records, leftOut } = await readRows({ ...row, ...cells })
    expect([records.length, leftOut[0]?.reason.code]).toEqual([0, code])
  })
})

test('a ZIP of both has one work for both', async () => {
  const files = await readZip([
    { name: 'SimklBackup.json', content: JSON.stringify({ shows: [ofShow] }) },
    { name: 'simkl.csv', content: csvOf(header, [Object.values({ ...row, rest: '' })]) },
  ])
  expect(files.map(({ records }) => records[0]?.work.key)).toEqual(['show|7', 'show|7'])
})
