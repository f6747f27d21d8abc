import { describe, expect, test } from 'vitest'
import { read, readZip } from '../testing/read-exports.ts'
import {
  film,
  filmsFile,
  privateFiles,
  scoresFile,
  showsFile,
  state,
  tick,
} from '../testing/tv-time-export.ts'
import { zipOf } from '../testing/export-files.ts'
import type { WorkRecord } from '../record.ts'
import { unpack } from '../files/unpack.ts'

async function readShows(...rows: Record<string, string | number>[]) {
  const { content, name } = showsFile(rows)
  return read(name, content, { timeZone: 'America/Los_Angeles' })
}

const episodeOf = ({ parts }: WorkRecord) => parts?.episode
const codesOf = (record: WorkRecord | undefined) => record?.note?.map(({ code }) => code) ?? []

test('an episode is a viewing on the day of the member, with the id of its show', async () => {
  const { source, records } = await readShows(
    tick(1, 2, { created_at: '2024-05-02 02:30:00' }),
    tick(1, 2, { key: 'rewatch-episode-tides-1x2-1', s_no: '', ep_no: '' }),
    tick(0, 1, { season_number: '', episode_number: '' }),
  )
  expect(source).toBe('tvTime')
  expect(records.map(episodeOf)).toEqual([
    { season: 1, number: 2, day: '2024-05-01', rating: null },
    { season: 1, number: 2, day: '2024-05-01', rating: null },
    { season: 0, number: 1, day: '2024-05-01', rating: null },
  ])
  expect(records[0]).toMatchObject({
    kind: 'episode',
    isSaved: false,
    work: { mediums: ['tvShow'], title: 'Tides', ids: { thetvdb: '901' } },
  })
  expect(new Set(records.map(({ entry }) => entry)).size).toBe(3)
})

test.each([
  ['0000-00-00 00:00:00', null, ['noDate']],
  ['2024-13-45 10:00:00', null, ['noDate']],
  ['2031-05-01 10:00:00', null, ['futureDate']],
  ['1970-01-01 00:00:00', null, []],
  ['', null, []],
  ['1965-04-03 20:00:00', '1965-04-03', []],
])('the time %j costs no row', async (time, day, codes) => {
  const { records, leftOut } = await readShows(tick(1, 1, { created_at: time }))
  expect(leftOut).toEqual([])
  expect(records.map((one) => episodeOf(one)?.day)).toEqual([day])
  expect(codesOf(records[0])).toEqual(codes)
  const { content, name } = filmsFile([film('Harbour', { created_at: time })])
  const { first } = await read(name, content)
  expect(first).toMatchObject({ kind: 'engaged', viewings: [{ day }] })
})

test('episodes that were marked together have no day', async () => {
  const { records } = await readShows(
    tick(1, 1, { bulk_type: 'season', is_unitary: 'false' }),
    tick(1, 2, { is_unitary: 'false' }),
  )
  expect(records.map((one) => episodeOf(one)?.day)).toEqual([null, null])
  expect(records.map(codesOf)).toEqual([['markedTogether'], ['markedTogether']])
})

test('a row without a title has that of its show, one without a show or number is left out', async () => {
  const { records, leftOut } = await readShows(
    tick(1, 1, { series_name: '' }),
    tick(1, 2),
    tick(1, 3, { series_name: '', s_id: 902 }),
    tick(1, 4, { ep_no: 0, episode_number: 0 }),
    tick(1, 5, { s_id: 0, series_name: 'Salt, and Sand (2003)' }),
  )
  expect(records.map(({ work }) => work)).toMatchObject([
    { title: 'Tides' },
    { title: 'Tides' },
    { title: 'Salt, and Sand (2003)', otherTitles: ['Salt, and Sand'], year: 2003, ids: {} },
  ])
  expect(leftOut.map(({ line, reason }) => [line, reason.code])).toEqual([
    [4, 'titleMissing'],
    [5, 'noEpisodeNumber'],
  ])
})

const last = 'map[ep_id:1.0e+07 ep_no:4 s_no:2 uuid:c04abea8 watch_date:1.714564800123456e+15]'

test.each([
  [{ most_recent_ep_watched: last }, 'progress', 'going', false],
  [{ most_recent_ep_watched: last, is_archived: 'true' }, 'progress', 'stopped', false],
  [{ is_archived: 'true' }, 'progress', 'stopped', false],
  [{ most_recent_ep_watched: last, is_for_later: 'true' }, 'progress', 'paused', true],
  [{ ep_watch_count: 3 }, 'progress', 'going', false],
  [{ is_for_later: 'true' }, 'saved', undefined, false],
  [{ is_followed: 'true' }, 'saved', undefined, false],
  [{ is_followed: 'true', is_archived: 'true' }, 'progress', 'stopped', false],
])('the state %o is read', async (cells, kind, progress, isSaved) => {
  const { first } = await readShows(state(cells))
  expect(first).toMatchObject({ kind, isSaved })
  expect(first?.parts?.progress?.state).toBe(progress)
  const isPlaced = 'most_recent_ep_watched' in cells
  expect(first?.parts?.progress?.entry ?? null).toEqual(
    isPlaced ? { season: 2, number: 4, source: null, sourceId: null } : null,
  )
})

test('a show that nobody follows, and a show that was watched, are not saved', async () => {
  const { records, leftOut } = await readShows(
    state({ s_id: 902, series_name: 'Salt', is_followed: 'false' }),
    tick(1, 1),
    state(),
  )
  expect(leftOut).toMatchObject([{ title: 'Salt', reason: { code: 'neitherSeenNorSaved' } }])
  expect(records.map(({ kind }) => kind)).toEqual(['episode', 'progress'])
})

test('films are watched, watched again, to be watched or followed; sums are counted', async () => {
  const { content, name } = filmsFile([
    film('Harbour', { type: 'follow' }),
    film('Harbour'),
    film('Harbour', { type: 'rewatch', created_at: '2025-01-01 10:00:00' }),
    film('Harbour', { type: 'towatch' }),
    film('Low Water', { type: 'towatch', release_date: '0001-01-01 00:00:00' }),
    film('Low Water', { type: 'follow' }),
    film('Spray', { type: 'follow' }),
    film('', { type: 'count-watch-episode-series', entity_type: '' }),
    film('', {
      type: 'watch',
      'type-uuid-n': 'watch-tides-0',
      entity_type: 'episode',
      series_id: 901,
      series_name: 'Tides',
      season_number: 1,
      episode_number: 1,
    }),
  ])
  const { records, leftOut, unused } = await read(name, content)
  expect(records).toMatchObject([
    {
      kind: 'engaged',
      work: { title: 'Harbour', year: 1961, releaseDate: '1961-03-01', mediums: ['film'] },
      viewings: [{ day: '2024-05-02', isRepeat: false }],
    },
    { kind: 'engaged', viewings: [{ day: '2025-01-01', isRepeat: true }] },
    { kind: 'saved', work: { title: 'Low Water', year: null }, viewings: [] },
    { kind: 'saved', work: { title: 'Spray' } },
    { kind: 'episode', work: { ids: { thetvdb: '901' } } },
  ])
  expect(leftOut).toMatchObject([{ line: 5, title: 'Harbour', reason: { code: 'seenAlready' } }])
  expect(unused).toEqual({ rows: 3, reason: { code: 'otherAtTvTime' } })
})

test('a film is named by any row, or by the key that sorts it', async () => {
  const { content, name } = filmsFile([
    film('', { uuid: 'a', alpha_range_key: 'watch-alpha-low-water' }),
    film('', { uuid: 'b', alpha_range_key: 'watch-alpha-the-pier' }),
    film('Le ponton', { uuid: 'b', type: 'rewatch', alpha_range_key: 'watch-alpha-the-pier' }),
    film('Sea-Foam!', { uuid: 'c', alpha_range_key: 'watch-alpha-sea-foam' }),
    film('', { uuid: 'd' }),
  ])
  const { records, leftOut } = await read(name, content)
  expect(records.map(({ work }) => [work.title, work.otherTitles, work.year])).toEqual([
    ['Low Water', [], 1961],
    ['Le ponton', ['The Pier'], 1961],
    ['Le ponton', ['The Pier'], 1961],
    ['Sea-Foam!', [], 1961],
  ])
  expect(leftOut).toMatchObject([{ reason: { code: 'titleMissing' } }])
})

const folder = 'gdpr-data'
const readBeside = async (
  name: string,
  content: string,
  others: { name: string; content: string }[],
) => {
  const files = await readZip([...others, { name: `${folder}/${name}`, content }])
  const found = files.find((file) => file.name.endsWith(`/${name}`))
  if (!found) throw new Error(`${name} was not read`)
  return found
}
const tides = showsFile([tick(1, 1, { ep_id: 77 }), state({ uuid: 'tides' })])

describe('followed_tv_show.csv', () => {
  const header = 'user_id,updated_at,active,archived,tv_show_name,tv_show_id,created_at'
  const rowOf = (title: string, id: number, active: number, archived: number) =>
    `1,2016-05-08 06:09:43,${active},${archived},${title},${id},2016-05-02 03:07:19`

  test('tells the state of shows that the newer table lacks', async () => {
    const content = [
      header,
      rowOf('Tides', 901, 1, 0),
      rowOf('Salt', 902, 1, 0),
      rowOf('Sand', 903, 0, 1),
      rowOf('Spray', 904, 0, 0),
    ].join('\n')
    const { records, leftOut, unused } = await readBeside('followed_tv_show.csv', content, [tides])
    expect(records).toMatchObject([
      { kind: 'saved', work: { title: 'Salt', ids: { thetvdb: '902' } } },
      { kind: 'progress', parts: { progress: { state: 'stopped' } } },
    ])
    expect(leftOut).toMatchObject([{ title: 'Spray', reason: { code: 'neitherSeenNorSaved' } }])
    expect(unused).toEqual({ rows: 1, reason: { code: 'otherAtTvTime' } })
  })

  test('a show whose episodes an older table has was begun', async () => {
    const seen = 'tv_show_name,episode_season_number,episode_number,episode_id,created_at'
    const others = [
      { name: `${folder}/tracking-prod-records.csv`, content: filmsFile([]).content },
      {
        name: `${folder}/watched_on_episode.csv`,
        content: `${seen}\nSalt,2,3,78,2016-05-01 12:00:00\n`,
      },
    ]
    const content = [header, rowOf('Salt', 902, 1, 0)].join('\n')
    const { records } = await readBeside('followed_tv_show.csv', content, others)
    expect(records).toMatchObject([{ kind: 'progress', parts: { progress: { state: 'going' } } }])
  })
})

test('user_show_special_status.csv has shows for later, and favorites', async () => {
  const content =
    'created_at,updated_at,tv_show_name,user_id,tv_show_id,status\n' +
    '2021-01-16 03:50:18,2021-03-06 01:33:10,Salt,1,902,for_later\n' +
    '2021-01-16 03:50:18,2021-03-06 01:33:10,Tides,1,901,favorite\n'
  const { records, lists } = await readBeside('user_show_special_status.csv', content, [tides])
  expect(records).toMatchObject([
    { kind: 'saved', work: { title: 'Salt' } },
    { kind: 'entry', work: { title: 'Tides' }, listings: [{ list: 'favorite-series' }] },
  ])
  expect(lists.map(({ title }) => title)).toEqual(['TV Time: favorite shows'])
})

describe('votes', () => {
  const header =
    'uuid,episode_id,vote_key,user_id,movie_name,series_name,season_number,episode_number'
  const ofFilm = (answer: number) => `low-water,0,low-water-1-${answer},1,Low Water,,,`
  const ofEpisode = (answer: number) => `,77,77-1-${answer},1,,Tides,1,1`

  test.each([
    [1, 2],
    [27, 4],
    [28, 6],
    [29, 8],
    [3, 10],
  ])('the answer %d to a film is %d points, on the day it was watched', async (answer, points) => {
    const films = filmsFile([film('Low Water')])
    const content = `${header}\n${ofFilm(answer)}`
    const { records } = await readBeside('ratings-live-votes.csv', content, [films])
    expect(records).toMatchObject([
      {
        kind: 'rating',
        work: { title: 'Low Water', year: 1961 },
        rating: { scale: 5, points },
        timePosted: '2024-05-02T20:00:00.000Z',
      },
    ])
  })

  test('an episode is rated in the show that its id or title names', async () => {
    const content = `${header}\n${ofEpisode(29)}\n,0,0-1-3,1,,Tides,1,2`
    const file = await readBeside('ratings-3-prod-episode_votes.csv', content, [tides])
    expect(file.records).toMatchObject([
      {
        kind: 'episode',
        work: { key: 'show|901', ids: { thetvdb: '901' } },
        parts: { episode: { season: 1, number: 1, day: null, rating: 8 } },
      },
      { work: { key: 'show|901' }, parts: { episode: { number: 2, rating: 10 } } },
    ])
  })

  test('an answer that is no star, and feelings, are left out with a reason that is true', async () => {
    const content = `${header}\n${ofFilm(18)}`
    const votes = await readBeside('ratings-live-votes.csv', content, [filmsFile([])])
    expect(votes.leftOut).toMatchObject([{ reason: { code: 'unknownVote' } }])
    const feelings = await read('emotions-live-votes.csv', `${header}\n${ofFilm(29)}`)
    expect(feelings).toMatchObject({ records: [], unused: { reason: { code: 'unreadAtTvTime' } } })
  })
})

describe('lists-prod-lists.csv', () => {
  const header =
    's_key,user_id,objects,name,is_public,created_at,ordering,type,description,lists,list_count'
  const content = [
    header,
    'favorite-movies,1,[map[created_at:1.62e+09 type:movie uuid:low-water] map[type:movie uuid:gone]],Best,false,2021-05-06 00:00:00,0,list,,,',
    'favorite-series,1,[map[id:901 type:series]],,true,2021-05-06 00:00:00,0,list,,,',
    'none,1,[],Empty,false,2021-05-06 00:00:00,0,list,,,',
  ].join('\n')

  test('has favorites, named by the tables of films and shows', async () => {
    const others = [tides, filmsFile([film('Low Water')])]
    const file = await readBeside('lists-prod-lists.csv', content, others)
    expect(file.lists).toMatchObject([
      { title: 'Best', isPrivate: true, line: 2 },
      { title: 'TV Time: favorite shows', isPrivate: false, line: 3 },
    ])
    expect(file.records).toMatchObject([
      { work: { title: 'Low Water' }, listings: [{ list: 'favorite-movies', place: 1 }] },
      { work: { title: 'Tides' }, listings: [{ list: 'favorite-series', place: 1 }] },
    ])
    expect(file.leftOut).toMatchObject([{ title: 'Best', reason: { code: 'besideTracking' } }])
    expect(file.unused).toEqual({ rows: 1, reason: { code: 'otherAtTvTime' } })
  })

  test('alone it says where the titles are', async () => {
    const { records, leftOut } = await read('lists-prod-lists.csv', content)
    expect(records).toEqual([])
    expect(leftOut.map(({ reason }) => reason.code)).toEqual(Array(3).fill('besideTracking'))
  })
})

test('scores of shows are read on their scale of 5', async () => {
  const score = { tv_show_name: 'Tides', tv_show_id: 901, created_at: '2024-05-03 10:00:00' }
  const { content, name } = scoresFile([{ ...score, rating: 3.5 }, score])
  const { records, leftOut } = await read(name, content)
  expect(records).toMatchObject([{ kind: 'rating', rating: { value: '3.5', points: 7 } }])
  expect(leftOut).toMatchObject([{ reason: { code: 'scoreMissing' } }])
})

test('files with tokens, addresses, devices or friends are never unpacked, and the plan names them', async () => {
  const others = ['user.csv', 'seen_episode.csv', 'quotes.csv']
  const entries = [
    showsFile([tick(1, 1)]),
    // Unpacking this one would fail.
    ...privateFiles.map((file) => ({ ...file, statedSize: 99_000_000, isEncrypted: true })),
    ...others.map((name) => ({ name: `gdpr-data/${name}`, content: 'a,b\n1,2\n' })),
  ]
  const unpacked = await unpack({ name: 'tv-time.zip', bytes: zipOf(entries) })
  expect(unpacked.filter(({ bytes }) => bytes.length > 0).map(({ name }) => name)).toEqual([
    'gdpr-data/tracking-prod-records-v2.csv',
  ])
  const files = await readZip(entries)
  expect(
    files.map(({ source, problem, unused }) => [source, problem, unused?.reason.code]),
  ).toEqual([
    ['tvTime', null, undefined],
    ...privateFiles.map(() => ['tvTime', null, 'privateAtTvTime']),
    ['tvTime', null, 'privateAtTvTime'],
    ['tvTime', null, 'otherAtTvTime'],
    ['tvTime', null, 'unreadAtTvTime'],
  ])
  const alone = await read('access_token.csv', 'token\nhush\n')
  expect(alone.unused).toEqual({ rows: 0, reason: { code: 'privateAtTvTime' } })
})

test('an account from before 2021 has its episodes elsewhere', async () => {
  const header = 'tv_show_name,episode_season_number,episode_number,episode_id,created_at'
  const [file] = await readZip([
    { name: 'seen_episode.csv', content: `${header}\nTides,2,3,77,2016-05-01 12:00:00\n` },
  ])
  expect(file?.source).toBe('tvTime')
  expect(file?.records.map(episodeOf)).toEqual([
    { season: 2, number: 3, day: '2016-05-01', rating: null },
  ])
})
