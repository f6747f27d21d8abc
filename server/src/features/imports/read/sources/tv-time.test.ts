import { expect, test } from 'vitest'
import { read, readZip } from '../../../../testing/imports/read-exports.ts'
import {
  film,
  filmsFile,
  privateFiles,
  scoresFile,
  showsFile,
  state,
  tick,
} from '../../../../testing/factories/tv-time-export.ts'
import { zipOf } from '../../../../testing/factories/export-files.ts'
import type { WorkRecord } from '../record.ts'
import { unpack } from '../unpack.ts'

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
])('the state %o is read', async (cells, kind, progress, isSaved) => {
  const { first } = await readShows(state(cells))
  expect(first).toMatchObject({ kind, isSaved })
  expect(first?.parts?.progress?.state).toBe(progress)
  const isPlaced = 'most_recent_ep_watched' in cells
  expect(first?.parts?.progress?.entry ?? null).toEqual(
    isPlaced ? { season: 2, number: 4, source: null, sourceId: null } : null,
  )
})

test('a show that is only followed, and a show that was watched, are not saved', async () => {
  const { records, leftOut } = await readShows(
    state({ s_id: 902, series_name: 'Salt' }),
    tick(1, 1),
    state(),
  )
  expect(leftOut).toMatchObject([{ title: 'Salt', reason: { code: 'neitherSeenNorSaved' } }])
  expect(records.map(({ kind }) => kind)).toEqual(['episode', 'progress'])
})

test('films are watched, watched again, or to be watched; sums and follows are counted', async () => {
  const { content, name } = filmsFile([
    film('Harbour', { type: 'follow' }),
    film('Harbour'),
    film('Harbour', { type: 'rewatch', created_at: '2025-01-01 10:00:00' }),
    film('Harbour', { type: 'towatch' }),
    film('Low Water', { type: 'towatch', release_date: '0001-01-01 00:00:00' }),
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
    { kind: 'episode', work: { ids: { thetvdb: '901' } } },
  ])
  expect(leftOut).toMatchObject([{ line: 5, title: 'Harbour', reason: { code: 'seenAlready' } }])
  expect(unused).toEqual({ rows: 2, reason: { code: 'otherAtTvTime' } })
})

test('scores of shows are read on their scale of 5', async () => {
  const score = { tv_show_name: 'Tides', tv_show_id: 901, created_at: '2024-05-03 10:00:00' }
  const { content, name } = scoresFile([{ ...score, rating: 3.5 }, score])
  const { records, leftOut } = await read(name, content)
  expect(records).toMatchObject([{ kind: 'rating', rating: { value: '3.5', points: 7 } }])
  expect(leftOut).toMatchObject([{ reason: { code: 'scoreMissing' } }])
})

test('files with tokens, addresses, devices or friends are never unpacked, and the plan names them', async () => {
  const others = ['user.csv', 'seen_episode.csv', 'followed_tv_show.csv']
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
    ['tvTime', null, 'otherAtTvTime'],
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
