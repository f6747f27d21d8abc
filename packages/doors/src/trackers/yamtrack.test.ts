import { unknownDateLimit } from '@medley/contract/limits'
import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'
import { mergeRecords } from '../../../../server/src/features/imports/plan/merge-records.ts'

const older =
  'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,repeats,start_date,end_date,notes,watch_date'
const newer =
  'media_id,source,media_type,title,image,season_number,episode_number,score,progress,status,start_date,end_date,notes,progress_changed'

const readRows = (rows: readonly Record<string, string>[], header = newer) =>
  read(
    'yamtrack.csv',
    csvOf(
      header,
      rows.map((row) => header.split(',').map((name) => row[name] ?? '')),
    ),
  )

const show = { media_id: '7', source: 'tmdb', media_type: 'tv', title: 'Quay', status: 'Completed' }
const season = { ...show, media_type: 'season', season_number: '2' }
const episode = { ...season, media_type: 'episode', episode_number: '3', status: '' }

describe('Yamtrack', () => {
  test.each([
    [newer, { end_date: '2022-07-18 21:04:00+00:00' }, '2022-07-18'],
    [older, { watch_date: '2024-02-09' }, '2024-02-09'],
    [newer, { end_date: '0000-00-00' }, null],
    [newer, { end_date: '1931-02-09' }, '1931-02-09'],
    [newer, { end_date: '2031-02-09' }, null],
  ])('an episode has its day', async (header, cells, day) => {
    const { source, first } = await readRows([{ ...episode, ...cells }], header)
    expect(source).toBe('yamtrack')
    expect(first).toMatchObject({
      kind: 'episode',
      work: { title: 'Quay', mediums: ['tvShow'], ids: { tmdb: '7' } },
      parts: { episode: { season: 2, number: 3, day, rating: null } },
    })
  })

  test('a season is rated, seen, or told by its episodes', async () => {
    const { records, leftOut } = await readRows([
      { ...season, score: '8.5' },
      { ...season, season_number: '1', end_date: '2021-05-04' },
      season,
      episode,
    ])
    expect(records.map(({ parts }) => parts?.episode)).toMatchObject([
      { season: 2, number: null, rating: 9, day: null },
      { season: 1, number: null, rating: null, day: '2021-05-04' },
      { season: 2, number: 3 },
    ])
    expect(leftOut).toMatchObject([{ line: 4, reason: { code: 'byEpisodes' } }])
  })

  test.each([
    [{ score: '9.0' }, { kind: 'rating', rating: { points: 9 } }],
    [{ end_date: '2021-05-04' }, { kind: 'engaged', viewings: [{ day: '2021-05-04' }] }],
    [{ status: 'In progress' }, { kind: 'progress', parts: { progress: { state: 'going' } } }],
    [{ status: 'Paused' }, { kind: 'progress', parts: { progress: { state: 'paused' } } }],
    [{ status: 'Dropped' }, { kind: 'progress', parts: { progress: { state: 'stopped' } } }],
    [{ status: 'Planning' }, { kind: 'saved' }],
    [{ status: 'Repeating' }, { kind: 'engaged', parts: { progress: { state: 'going' } } }],
    [
      { status: 'Repeating', score: '9' },
      { kind: 'rating', timeMarked: unknownDateLimit },
    ],
    [{ notes: 'Own' }, { note: [{ code: 'privateNotes' }] }],
    [
      { media_type: 'anime', source: 'mal', status: 'In progress', progress: '4' },
      {
        work: { ids: { myanimelist: '7' } },
        parts: { progress: { entry: { season: 1, number: 4 } } },
      },
    ],
    [
      { media_type: 'book', source: 'openlibrary', status: 'In progress', progress: '120' },
      { work: { mediums: ['book'] }, parts: { progress: { amount: 120, unit: 'page' } } },
    ],
    [{ media_type: 'movie', source: 'manual' }, { work: { mediums: ['film'], ids: {} } }],
  ])('%j is %j', async (cells, expected) => {
    const { first } = await readRows([{ ...show, ...cells }])
    expect(first).toMatchObject(expected)
  })

  test.each([
    [{ source: 'tmdb', media_type: 'movie' }, { tmdb: '7' }],
    [{ source: 'mal', media_type: 'anime' }, { myanimelist: '7' }],
    [{ source: 'openlibrary', media_type: 'book' }, { openlibrary: '7' }],
  ])('a row of %o without a title is looked up by its id', async (cells, ids) => {
    const { first, leftOut } = await readRows([{ ...show, ...cells, title: '' }])
    expect(leftOut).toEqual([])
    expect(first).toMatchObject({ kind: 'engaged', work: { isNameless: true, ids } })
  })

  test('a row without a title has that of another row about the work', async () => {
    const { records } = await readRows([
      { ...show, title: '' },
      { ...season, score: '8' },
    ])
    const { work } = mergeRecords(
      'yamtrack',
      records.map((record) => ({ ...record, file: 0 })),
    )
    expect(work).toMatchObject({ title: 'Quay', otherTitles: [], ids: { tmdb: '7' } })
    expect(work.isNameless).toBeUndefined()
  })

  test('a file of ids alone needs no column of titles', async () => {
    const { source, records } = await read(
      'yamtrack.csv',
      'media_id,source,media_type,status\n7,tmdb,movie,Completed\n',
    )
    expect([source, records.length]).toEqual(['yamtrack', 1])
  })

  test('the days of a show are those of its episodes', async () => {
    const { records } = await readRows([{ ...show, end_date: '2021-05-04' }, episode])
    expect(records).toMatchObject([{ kind: 'engaged', viewings: [] }, { kind: 'episode' }])
  })

  test.each([
    [{ media_type: 'game' }, 'videoGame'],
    [{ media_type: 'comic' }, 'comic'],
    [{ media_type: 'boardgame' }, 'nothingKept'],
    [{ status: 'Eaten' }, 'unknownStatus'],
    [{ title: '', media_id: '' }, 'titleMissing'],
    [{ title: '', source: 'igdb' }, 'idElsewhere'],
  ])('%j is left out', async (cells, code) => {
    const { records, leftOut } = await readRows([{ ...show, ...cells }])
    expect([records.length, leftOut[0]?.reason.code]).toEqual([0, code])
  })
})
