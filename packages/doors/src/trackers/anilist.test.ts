import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'
import { readAniListText } from './anilist-text.ts'

const row = {
  series_type: 0,
  series_id: 21,
  status: 2,
  score: 85,
  progress: 12,
  repeat: 0,
  private: 0,
  notes: null,
  custom_lists: null,
  started_on: 0,
  finished_on: 0,
  updated_at: '2023-01-01 10:00:00',
}
const review = {
  series_type: 0,
  series_id: 1,
  private: 0,
  score: 92,
  summary: 'So wet',
  text: 'He ~!drowns!~ in __deep__ water.',
  created_at: '2020-02-02 02:02:02',
}
const user = { name: 'ann', custom_lists: { anime: ['Comfort'], manga: ['Owned'] } }

const readExport = (lists: object[], rest: object = {}) =>
  read('gdpr_data.json', JSON.stringify({ user, lists, reviews: [], favourites: [], ...rest }))

describe('the data export of AniList', () => {
  test('names works by their ids, and scores as they are rounded', async () => {
    const { source, first } = await readExport([row])
    expect(source).toBe('anilist')
    expect(first).toMatchObject({
      kind: 'rating',
      rating: { value: '85', scale: 100, points: 9, isRounded: true },
      timePosted: '2023-01-01T10:00:00.000Z',
      work: {
        title: 'AniList anime 21',
        isNameless: true,
        mediums: ['tvShow', 'film'],
        ids: { anilist: '21' },
      },
    })
  })

  test.each([
    [{ score: 0 }, { kind: 'engaged', viewings: [] }],
    [{ score: 0, finished_on: 20_190_203 }, { viewings: [{ day: '2019-02-03' }] }],
    [{ score: 0, finished_on: 20_190_200 }, { viewings: [{ day: '2019-02' }] }],
    [{ score: 0, finished_on: 20_190_000 }, { viewings: [{ day: '2019' }] }],
    [
      { score: 0, finished_on: 20_310_101 },
      { kind: 'engaged', viewings: [] },
    ],
    [{ score: 0, repeat: 1 }, { viewings: [{ day: null }, { day: null, isRepeat: true }] }],
    [
      { score: 0, status: 0 },
      {
        kind: 'progress',
        parts: { progress: { state: 'going', entry: { season: 1, number: 12 } } },
      },
    ],
    [{ score: 0, status: 1, progress: 0 }, { kind: 'saved' }],
    [
      { score: 0, status: 1, progress: 3 },
      { kind: 'progress', isSaved: true, parts: { progress: { entry: { number: 3 } } } },
    ],
    [{ status: 3 }, { parts: { progress: { state: 'stopped' } } }],
    [{ status: 4 }, { parts: { progress: { state: 'paused' } } }],
    [
      { score: 0, status: 5 },
      { kind: 'engaged', parts: { progress: { state: 'going' } } },
    ],
    [
      { series_type: 1, status: 0 },
      {
        work: { title: 'AniList manga 21', mediums: ['book'] },
        parts: { progress: { entry: null } },
      },
    ],
    [{ notes: '~!Cold!~' }, { kind: 'review', text: '||Cold||', rating: { points: 9 } }],
    [
      { notes: 'Soon', status: 1, score: 0, progress: 0 },
      { kind: 'saved', note: [{ code: 'savedNote' }] },
    ],
    [{ custom_lists: '[0]' }, { listings: [{ list: 'anilist-anime-0' }] }],
  ])('reads %j', async (facts, expected) => {
    const { first } = await readExport([{ ...row, ...facts }])
    expect(first).toMatchObject(expected)
  })

  test('has reviews, custom lists and favorites', async () => {
    const { records, leftOut, lists } = await readExport([{ ...row, custom_lists: '[0]' }], {
      reviews: [review, { ...review, private: 1 }],
      favourites: [
        { favourite_type: 1, favourite_id: 30 },
        { favourite_type: 2, favourite_id: 417 },
      ],
    })
    expect(records.slice(1)).toMatchObject([
      {
        kind: 'review',
        line: 2,
        text: 'So wet\n\nHe ||drowns|| in **deep** water.',
        timePosted: '2020-02-02T02:02:02.000Z',
      },
      { kind: 'entry', line: 3, listings: [{ list: 'private' }] },
      { kind: 'entry', line: 4, work: { key: 'manga|30' } },
    ])
    expect(leftOut).toMatchObject([{ line: 5, reason: { code: 'nothingKept' } }])
    expect(lists.map(({ title }) => title)).toEqual([
      'Comfort',
      'AniList favorites',
      'AniList: private',
    ])
  })

  test.each([
    [{ status: 9 }, 'unknownStatus'],
    [{ series_type: 7 }, 'unreadableItem'],
    [{ score: 101 }, 'scoreRange'],
  ])('%j is left out', async (facts, code) => {
    const { records, leftOut } = await readExport([row, { ...row, ...facts }])
    expect([records.length, leftOut]).toMatchObject([1, [{ line: 2, reason: { code } }]])
  })
})

const day = { year: 2022, month: 12, day: 28 }
const none = { year: null, month: null, day: null }
const seen = {
  status: 'COMPLETED',
  score: 7,
  progress: 24,
  repeat: 0,
  notes: '',
  startedAt: none,
  completedAt: day,
  media: { id: 5, idMal: 49, format: 'TV', title: { userPreferred: 'Umi 2nd Season' } },
}
const manga = { ...seen, status: 'CURRENT', media: { idMal: 98, title: { userPreferred: 'Kaze' } } }

const readAnswer = (data: object) => read('lists.json', JSON.stringify({ data }))

describe('the lists that AniList answers with', () => {
  test('have titles, ids and days', async () => {
    const { source, records } = await readAnswer({
      anime: { lists: [{ name: 'Completed', isCustomList: false, entries: [seen] }] },
      manga: { lists: [{ entries: [manga] }] },
    })
    expect(source).toBe('anilist')
    expect(records).toMatchObject([
      {
        kind: 'rating',
        rating: { points: 7, scale: 10 },
        viewings: [{ day: '2022-12-28' }],
        work: {
          title: 'Umi 2nd Season',
          mediums: ['tvShow'],
          ids: { anilist: '5', myanimelist: '49' },
        },
      },
      { work: { mediums: ['book'], ids: { myanimelist: '98' } }, parts: { progress: {} } },
    ])
  })

  test('may have scores of 100', async () => {
    const lists = [{ entries: [seen, { ...manga, score: 71 }] }]
    const { records } = await readAnswer({ MediaListCollection: { lists } })
    expect(records.map(({ rating }) => [rating?.points, rating?.isRounded])).toEqual([
      [1, true],
      [7, true],
    ])
  })

  test('of a custom list keep a work once', async () => {
    const { records, lists } = await readAnswer({
      anime: {
        lists: [
          { name: 'By the sea', isCustomList: true, entries: [seen] },
          { entries: [seen, { ...seen, private: true }] },
        ],
      },
    })
    expect(records.map(({ kind, listings }) => [kind, listings.map(({ list }) => list)])).toEqual([
      ['rating', []],
      ['entry', ['private']],
      ['entry', ['anilist-By the sea']],
    ])
    expect(lists.map(({ title }) => title)).toEqual(['By the sea', 'AniList: private'])
  })
})

test.each([
  ['img220(https://example.invalid/x.png) end', 'end'],
  ['youtube(https://example.invalid/v)', 'https://example.invalid/v'],
  ['~~~middle~~~', 'middle'],
  ['_so_ and snake_case_name', '*so* and snake_case_name'],
  ['[here](https://example.invalid)', 'here (https://example.invalid)'],
  ['~!two\nlines!~', '||two||\n||lines||'],
])('the markup of %j becomes %j', (markup, text) => {
  expect(readAniListText(markup)).toEqual({ text, spoiler: false })
})

test('a spoiler that is never closed hides all', () => {
  expect(readAniListText('~!all')).toMatchObject({ spoiler: true })
})
