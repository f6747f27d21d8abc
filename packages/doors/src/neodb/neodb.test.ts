import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read, readZip } from '../testing/read-exports.ts'

const headers = {
  mark: 'title,info,links,timestamp,status,rating,comment,tags',
  review: 'title,info,links,timestamp,title,content',
  note: 'title,info,links,timestamp,progress,title,content',
}
const at = '2023-04-04T15:21:33.023757+00:00'

const site = 'https://neodb.example'
const film = ['Quay', 'imdb:tt0000012 year:1961 director:Ada Lime', `${site}/movie/a1`]
const book = [
  'Reef',
  'isbn:9780064410939 pub_year:1952 author:E.B. Dune/Ann Low',
  `${site}/book/b1`,
]
const album = ['Umi', 'year:1987 artist:Bo', `${site}/album/c1`]
const show = ['Tides', 'imdb:tt0000013 year:2001', `${site}/tv/d1 https://www.themoviedb.org/tv/7`]
const season = [
  'Tides Season 2',
  'imdb:tt0000014 year:2003 season_number:2',
  `${site}/tv/season/d2 https://www.themoviedb.org/tv/7/season/2`,
]
const podcast = ['Ebb', 'host:Bo', `${site}/podcast/e1 https://feeds.example/ebb`]

const tableOf = (kind: keyof typeof headers, ...rows: readonly string[][]) =>
  csvOf(headers[kind], rows)
const readMark = async (work: string[], ...cells: string[]) =>
  await read('movie_mark.csv', tableOf('mark', [...work, at, ...cells]))

describe('marks of NeoDB', () => {
  test.each([
    [film, { mediums: ['film'], year: 1961, creators: ['Ada Lime'], ids: { imdb: 'tt0000012' } }],
    [
      book,
      { mediums: ['book'], creators: ['E.B. Dune', 'Ann Low'], ids: { isbn: '9780064410939' } },
    ],
    [album, { mediums: ['album'], creators: ['Bo'] }],
    [show, { mediums: ['tvShow'], title: 'Tides', ids: { tmdb: '7', imdb: 'tt0000013' } }],
    [season, { mediums: ['tvShow'], title: 'Tides', year: null, ids: { tmdb: '7' } }],
    [podcast, { mediums: ['podcast'], creators: ['Bo'] }],
  ])('%j is a work of one medium with its ids', async (work, expected) => {
    const { source, first } = await readMark(work, 'complete', '', '', '')
    expect(source).toBe('neodb')
    expect(first?.work).toMatchObject(expected)
  })

  test('a season is part of the show of the same file', async () => {
    const { records } = await read(
      'tv_mark.csv',
      tableOf(
        'mark',
        [...show, at, 'complete', '', '', ''],
        [...season, at, 'complete', '', '', ''],
      ),
    )
    expect(new Set(records.map(({ work }) => work.key)).size).toBe(1)
    expect(records[1]?.work.ids).toEqual({ tmdb: '7' })
  })

  test.each([
    [
      ['complete', '', '', 'a|b'],
      { kind: 'engaged', viewings: [{ day: '2023-04-04', tags: ['a', 'b'] }] },
    ],
    [
      ['complete', '7', '', ''],
      { kind: 'rating', rating: { value: '7', scale: 10, points: 7, isRounded: false } },
    ],
    [
      ['complete', '7', 'Wet.', 'a'],
      {
        kind: 'review',
        text: 'Wet.',
        dateViewed: '2023-04-04',
        tags: ['a'],
        rating: { points: 7 },
      },
    ],
    [
      ['progress', '', '', 'a'],
      { kind: 'progress', parts: { progress: { state: 'going' } }, note: [{ code: 'tagsOfRead' }] },
    ],
    [
      ['dropped', '2', '', ''],
      { kind: 'rating', viewings: [], parts: { progress: { state: 'stopped' } } },
    ],
    [
      ['dropped', '2', 'Dry', ''],
      { kind: 'review', dateViewed: null, parts: { progress: { state: 'stopped' } } },
    ],
    [['wishlist', '', 'Later', ''], { kind: 'saved', text: null, note: [{ code: 'savedNote' }] }],
    [['wishlist', '8', '', ''], { kind: 'rating', isSaved: true, viewings: [] }],
  ])('%j is %j', async (cells, expected) => {
    const { first } = await readMark(film, ...cells)
    expect(first).toMatchObject({ timePosted: '2023-04-04T15:21:33.023Z', ...expected })
  })

  test.each([
    [
      ['complete', '9', '', ''],
      {
        kind: 'episode',
        rating: null,
        parts: { episode: { season: 2, number: null, day: '2023-04-04', rating: 9 } },
      },
    ],
    [
      ['progress', '', '', ''],
      {
        kind: 'progress',
        parts: { progress: { state: 'going', entry: { season: 2, number: null } } },
      },
    ],
    [
      ['dropped', '9', '', ''],
      {
        kind: 'episode',
        parts: { episode: { day: null, rating: 9 }, progress: { state: 'stopped' } },
      },
    ],
    [
      ['complete', '9', 'Wet.', ''],
      { kind: 'review', rating: { points: 9 }, text: '**Tides Season 2**\n\nWet.' },
    ],
    [['wishlist', '', '', ''], { kind: 'saved' }],
  ])('a season with %j is %j', async (cells, expected) => {
    const { first } = await readMark(season, ...cells)
    expect(first).toMatchObject({ viewings: [], ...expected })
  })

  test.each([
    [['Sand', '', `${site}/game/f1`], 'videoGame'],
    [['Dune', '', `${site}/performance/g1`], 'nothingKept'],
    [['Ebb 12', '', `${site}/podcast/episode/h1`], 'podcastEpisode'],
    [['Tides S2E3', '', `${site}/tv/episode/i1`], 'episode'],
    [['', '', `${site}/movie/j1`], 'titleMissing'],
  ])('%j is left out: %s', async (work, code) => {
    const { records, leftOut } = await readMark(work, 'complete', '', '', '')
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ line: 2, reason: { code } }])
  })

  test.each([
    ['0000-00-00', null, [{ code: 'unreadableTime' }]],
    ['1931-02-09T00:00:00+00:00', '1931-02-09', null],
    ['2031-02-09T00:00:00+00:00', null, [{ code: 'futureTime' }]],
    ['', null, null],
  ])('the time %j costs no row', async (time, day, note) => {
    const { first } = await read(
      'movie_mark.csv',
      tableOf('mark', [...film, time, 'complete', '', 'Wet.', '']),
    )
    expect(first).toMatchObject({ kind: 'review', dateViewed: day, note })
  })

  test('a comment is no markup, and hides what it marks', async () => {
    const { first } = await readMark(film, 'complete', '7', '<b>Low</b> & >!he drowns!<', '')
    expect(first).toMatchObject({ text: '<b>Low</b> & ||he drowns||', spoiler: false })
  })
})

const markdown =
  '## High\n\n*So* [wet](https://tides.example/x): >!it\nfloods!<\n\n![sea](/m/s.png)'
const asHere = '**On Quay**\n\n**High**\n\n*So* wet (https://tides.example/x): ||it||\n||floods||'

describe('reviews of NeoDB', () => {
  test('a review has its own title and the marks of reviews here', async () => {
    const { first } = await read(
      'movie_review.csv',
      tableOf('review', [...film, at, 'On Quay', markdown]),
    )
    expect(first).toMatchObject({ kind: 'review', work: { title: 'Quay' }, text: asHere })
  })

  test.each([[['mark', 'review']], [['review', 'mark']]] as const)(
    'a comment and a review of a work are one text, in the order %j',
    async (order) => {
      const contents = {
        mark: tableOf('mark', [...film, at, 'complete', '7', 'Wet.', '']),
        review: tableOf('review', [...film, '2024-01-01T00:00:00+00:00', 'On Quay', markdown]),
      }
      const files = await readZip(
        order.map((kind) => ({ name: `movie_${kind}.csv`, content: contents[kind] })),
      )
      const records = files.flatMap((file) => file.records)
      expect(records.flatMap(({ text }) => text ?? [])).toEqual([`Wet.\n\n${asHere}`])
      expect(
        new Set(records.map(({ kind, entry, timePosted }) => `${kind} ${entry} ${timePosted}`))
          .size,
      ).toBe(1)
    },
  )

  test('a review beside a mark that is left out keeps its text', async () => {
    const files = await readZip([
      { name: 'movie_mark.csv', content: tableOf('mark', [...film, at, 'unheard', '', '', '']) },
      { name: 'movie_review.csv', content: tableOf('review', [...film, at, 'On Quay', markdown]) },
    ])
    expect(files[1]?.records).toMatchObject([{ text: asHere, entry: null }])
  })
})

describe('notes of NeoDB', () => {
  const readNote = (work: string[], progress: string, name = '') =>
    read('any_note.csv', tableOf('note', [...work, at, progress, name, 'so wet']))

  const page = { amount: 112, unit: 'page', share: null, content: 'so wet' }
  const sixth = { entry: { season: 2, number: 6 }, content: 'so wet' }
  test.each([
    { work: book, progress: 'Page 112', expected: page },
    { work: book, progress: 'Seite 112', expected: page },
    { work: book, progress: '第112页', expected: page },
    { work: book, progress: '33%', expected: { amount: 33, unit: 'percent', share: 3300 } },
    { work: film, progress: '01:12:00', expected: { amount: 72, unit: 'minute', share: null } },
    { work: season, progress: 'Episode 6', expected: sixth },
    { work: season, progress: 'Folge 6', expected: sixth },
    { work: season, progress: '第6集', expected: sixth },
    { work: album, progress: 'Track 4', expected: { entry: { season: 1, number: 4 } } },
    { work: book, progress: '', expected: { amount: 100, share: 10_000, content: 'so wet' } },
    {
      work: book,
      progress: 'Kapitel 3',
      expected: { amount: 100, share: 10_000, content: 'Kapitel 3\n\nso wet' },
    },
  ])('at $progress is a remark: $expected', async ({ work, progress, expected }) => {
    const { first } = await readNote(work, progress)
    expect(first).toMatchObject({ kind: 'remark', parts: { remark: expected } })
  })

  test('has its title', async () => {
    const { first } = await readNote(book, 'Page 3', 'First')
    expect(first?.parts?.remark?.content).toBe('First\n\nso wet')
  })

  test.each([
    { work: show, progress: 'Episode 6' },
    { work: podcast, progress: '754' },
    { work: album, progress: '' },
  ])('of $work.0 at $progress is left out', async ({ work, progress }) => {
    const { records, leftOut } = await readNote(work, progress)
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ reason: { code: 'placeOfNote' } }])
  })
})
