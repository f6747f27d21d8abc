import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

describe('IMDb', () => {
  const title = { Const: 'tt0000042', Title: 'Harbour', 'Title Type': 'Movie', Year: 1961 }

  test('reads scores unchanged, and matches by id', async () => {
    const row = { ...title, 'Your Rating': 7, 'Date Rated': '2024-05-01', Directors: 'Ivo Marsh' }
    const { first } = await read('ratings.csv', fileUnder(headers.imdbRatings, [row]))
    expect(first).toMatchObject({
      kind: 'rating',
      work: { mediums: ['film'], ids: { imdb: 'tt0000042' }, creators: ['Ivo Marsh'] },
      rating: { points: 7, scale: 10, isRounded: false },
      timePosted: '2024-05-01T00:00:00.000Z',
    })
  })

  test('recognizes the columns of old files', async () => {
    const header = 'position,const,created,Title,Title type,Directors,You rated,Year'
    const row = {
      position: 1,
      const: '42',
      created: 'Wed May  1 00:00:00 2024',
      Title: 'Harbour',
      Year: 1961,
    }
    const { first } = await read('WATCHLIST.csv', fileUnder(header, [row]))
    expect(first).toMatchObject({
      kind: 'saved',
      work: { key: 'tt0000042' },
      timePosted: '2024-05-01T00:00:00.000Z',
    })
  })

  test('names a custom list after the file', async () => {
    const file = await read(
      'Sea-films.csv',
      fileUnder(headers.imdbList, [{ ...title, Position: 3 }]),
    )
    expect(file.first).toMatchObject({ kind: 'entry', listings: [{ list: 'Sea films', place: 3 }] })
    expect(file.lists).toMatchObject([{ title: 'Sea films' }])
  })

  test('makes a note of an unreadable day, and reads days with dashes if one proves their order', async () => {
    const rows = [
      { ...title, Created: '15-11-20' },
      { ...title, Created: '03-04-20' },
      { ...title, Created: 'then' },
    ]
    const { records } = await read('WATCHLIST.csv', fileUnder(headers.imdbList, rows))
    expect(records.map(({ timePosted, note }) => [timePosted, note])).toEqual([
      ['2020-11-15T00:00:00.000Z', null],
      ['2020-04-03T00:00:00.000Z', null],
      [null, [{ code: 'noDate', params: { column: 'Created' } }]],
    ])
  })

  test('skips empty records', async () => {
    const content = `${fileUnder(headers.imdbList, [title])}${','.repeat(17)}\n`
    const { records, leftOut } = await read('WATCHLIST.csv', content)
    expect([records.length, leftOut.length]).toEqual([1, 0])
  })

  const episode = { ...title, Title: 'Tides: Part 2: Low Water', 'Title Type': 'TV Episode' }
  const show = { mediums: ['tvShow'], title: 'Tides: Part 2', year: null, ids: {} }

  test('the score of an episode is that of the episode of its show', async () => {
    const row = { ...episode, 'Original Title': 'Ebbe: Low Water', 'Your Rating': 7 }
    const { first } = await read('ratings.csv', fileUnder(headers.imdbRatings, [row]))
    expect(first).toMatchObject({
      kind: 'episode',
      work: { ...show, otherTitles: ['Ebbe'] },
      rating: null,
      parts: {
        episode: {
          season: null,
          number: null,
          unnumbered: { title: 'Low Water', source: 'imdb', sourceId: 'tt0000042' },
          day: null,
          rating: 7,
        },
      },
      note: null,
    })
  })

  test('a list holds the show of an episode', async () => {
    const content = fileUnder(headers.imdbList, [{ ...episode, Position: 1 }])
    const note = [{ code: 'showOfEpisode' }]
    const saved = await read('WATCHLIST.csv', content)
    expect(saved.first).toMatchObject({ kind: 'saved', work: show, note })
    const listed = await read('Sea.csv', content)
    expect(listed.first).toMatchObject({ kind: 'entry', listings: [{ list: 'Sea' }], note })
  })

  test.each(['TV Episode', 'tvEpisode', 'Video Game', 'Music Video'])(
    'a %s is left out',
    async (type) => {
      const row = { ...title, 'Title Type': type, 'Your Rating': 7 }
      const { records, leftOut } = await read('ratings.csv', fileUnder(headers.imdbRatings, [row]))
      expect([records.length, leftOut.length]).toEqual([0, 1])
    },
  )
})
