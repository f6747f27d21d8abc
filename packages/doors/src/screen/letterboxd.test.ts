import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '../testing/export-files.ts'
import { read, readZip } from '../testing/read-exports.ts'
import { countRows } from '../read-files.ts'

describe('Letterboxd', () => {
  const film = ['2024-05-02', 'Paper Moonlight', 1973, 'https://boxd.example/a']

  test('reads dates, score, tags and text of a review', async () => {
    const row = [
      ...film,
      3.5,
      'Yes',
      'A <i>quiet</i> film.\n\nTruly.',
      'cinema, with Bo, cinema',
      '2024-05-01',
    ]
    const { source, first } = await read('reviews.csv', csvOf(headers.reviews, [row]))
    expect(source).toBe('letterboxd')
    expect(first).toMatchObject({
      line: 2,
      kind: 'review',
      work: { title: 'Paper Moonlight', year: 1973, mediums: ['film', 'tvShow'] },
      rating: { value: '3.5', scale: 5, points: 7, isRounded: false },
      text: 'A *quiet* film.\n\nTruly.',
      dateViewed: '2024-05-01',
      timePosted: '2024-05-02T00:00:00.000Z',
      isRepeat: true,
      tags: ['cinema', 'with Bo'],
      note: null,
    })
  })

  test('recognizes a diary without Rewatch, with semicolons, CRLF and a byte order mark', async () => {
    const header = 'Date;Name;Year;Letterboxd URI;Rating;Watched Date'
    const text = `\uFEFF${header}\r\n2024-05-02;Rain; Again;;x;4,5;2024-05-01\r\n`
    const odd = await read('diary.csv', text)
    expect(odd.leftOut).toEqual([
      {
        line: 2,
        title: '2024-05-02 Rain  Again  x 4,5 2024-05-01',
        reason: { code: 'fieldCount', params: { fields: 7, header: 6 } },
      },
    ])
    const { first } = await read('diary.csv', text.replace('Rain; Again', '"Rain; Again"'))
    expect(first).toMatchObject({
      work: { title: 'Rain; Again', year: null },
      rating: { points: 9 },
    })
  })

  test.each([
    ['watched.csv', { kind: 'engaged', listings: [] }],
    ['Watchlist (1).csv', { kind: 'saved', listings: [] }],
    ['export/likes/films.csv', { kind: 'entry', listings: [{ list: 'liked', place: 2 }] }],
  ])('the file name %s determines the meaning of a list of films', async (name, expected) => {
    expect((await read(name, csvOf(headers.watched, [film]))).first).toMatchObject(expected)
  })

  test('refuses a list of films with an unknown file name', async () => {
    const { source, problem } = await read('mine.csv', csvOf(headers.watched, [film]))
    expect(source).toBe(null)
    expect(problem?.message).toEqual({ code: 'watchedOrToWatch' })
  })

  test('reads both tables of a list file', async () => {
    const text = [
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      '2024-05-02,"Rain, mostly",wet,https://boxd.example/l,"Two',
      '',
      'lines"',
      '',
      'Position,Name,Year,URL,Description',
      '1,Paper Moonlight,1973,https://boxd.example/a,dry',
      '2,Harbour,,https://boxd.example/b,',
    ].join('\r\n')
    const file = await read('lists/rain-mostly.csv', text)
    expect(file.lists).toEqual([
      {
        key: 'lists/rain-mostly.csv',
        title: 'Rain, mostly',
        description: 'Two\n\nlines',
        timeCreated: '2024-05-02T00:00:00.000Z',
        line: 3,
        tags: ['wet'],
      },
    ])
    expect(file.records.map(({ line, work, listings }) => [line, work.title, listings])).toEqual([
      [8, 'Paper Moonlight', [{ list: 'lists/rain-mostly.csv', place: 1, note: 'dry' }]],
      [9, 'Harbour', [{ list: 'lists/rain-mostly.csv', place: 2 }]],
    ])
    expect(countRows(file)).toBe(3)
  })

  test('counts deleted and orphaned rows and those of others as unused', async () => {
    const list = [
      'Letterboxd list export v7',
      'Date,Name,Tags,URL,Description',
      '2024-05-02,Sea,,x,',
      '',
      'Position,Name,Year,URL,Description',
      '1,Harbour,1961,x,',
      '2,Low Water,1990,x,',
    ].join('\n')
    const like = csvOf('Date,Content', [['2024-05-01', 'https://boxd.example/z']])
    const files = await readZip([
      { name: 'me/deleted/diary.csv', content: csvOf(headers.ratings, [[...film, 4]]) },
      { name: 'me/deleted/lists/sea.csv', content: list },
      { name: 'me/orphaned/reviews.csv', content: csvOf(headers.ratings, [[...film, 4]]) },
      { name: 'me/likes/reviews.csv', content: like },
      { name: '__MACOSX/me/._diary.csv', content: 'junk' },
      { name: 'me/notes.txt', content: 'junk' },
    ])
    expect(files.map(({ unused }) => unused)).toEqual([
      { rows: 1, reason: { code: 'deletedAtLetterboxd' } },
      { rows: 3, reason: { code: 'deletedAtLetterboxd' } },
      { rows: 1, reason: { code: 'orphanedAtLetterboxd' } },
      { rows: 1, reason: { code: 'likesAtLetterboxd' } },
    ])
    expect(files.flatMap(({ records, lists }) => [...records, ...lists])).toEqual([])
    expect(files.map(countRows)).toEqual([0, 0, 0, 0])
  })

  test('Letterboxd does not count unused rows against the limit', async () => {
    const likes = Array.from({ length: 1200 }, () => ['2024-05-01', 'https://boxd.example/z'])
    const files = await readZip([
      { name: 'likes/reviews.csv', content: csvOf('Date,Content', likes) },
      { name: 'watched.csv', content: csvOf(headers.watched, [film]) },
    ])
    expect(files.map((file) => [file.unused?.rows, countRows(file)])).toEqual([
      [1200, 0],
      [undefined, 1],
    ])
  })

  test('keys a film by its address, and joins diary rows by title and year', async () => {
    const { first } = await read('watched.csv', csvOf(headers.watched, [film]))
    expect(first?.work.ids).toEqual({ letterboxd: 'a' })
    const entry = await read('diary.csv', csvOf(headers.diary, [[...film, 3, '', '', '']]))
    expect(entry.first?.work).toMatchObject({ key: first?.work.key, ids: {} })
  })

  test('reads the format of its import, as Medley writes it too', async () => {
    const header = 'Title,Year,Directors,tmdbID,imdbID,WatchedDate,Rating10,Review,Tags,Rewatch'
    const seen = ['Harbour', 1961, 'Ivo Marsh', 77, 'tt0000042', '2024-05-01', 7, 'Wet.', 'sea', '']
    const bare = ['Low Water', 1990, '', '', '', '', '', '', '', '']
    const watched = await read('watched-1.csv', csvOf(header, [seen, bare]))
    expect(watched).toMatchObject({ source: 'letterboxd', problem: null })
    expect(watched.records).toMatchObject([
      {
        kind: 'review',
        work: { creators: ['Ivo Marsh'], ids: { imdb: 'tt0000042', tmdb: '77' } },
        rating: { points: 7, scale: 10 },
        text: 'Wet.',
        tags: ['sea'],
        dateViewed: '2024-05-01',
      },
      { kind: 'engaged', work: { title: 'Low Water' } },
    ])
    const { first } = await read('watchlist-1.csv', csvOf(header, [bare]))
    expect(first).toMatchObject({ kind: 'saved' })
  })

  test.each([
    [{ 'Watched Date': '2031-01-01' }, { code: 'futureDate', params: { column: 'Watched Date' } }],
    [{ Date: '31/31/2024' }, { code: 'noDate', params: { column: 'Date' } }],
    [{ Date: '2024' }, { code: 'noDate', params: { column: 'Date' } }],
    [{ 'Watched Date': '3/4/2024' }, { code: 'eitherDate', params: { column: 'Watched Date' } }],
  ])('a row with %o is kept, with a note', async (cells, note) => {
    const row = { Date: '2024-05-02', Name: 'Harbour', Rating: 4, ...cells }
    const { leftOut, records } = await read('diary.csv', fileUnder(headers.diary, [row]))
    expect(leftOut).toEqual([])
    expect(records).toMatchObject([{ kind: 'review', rating: { points: 8 }, note: [note] }])
  })

  test('reads days with times, months and years in all its files', async () => {
    const row = { Name: 'Harbour', Year: 1961 }
    const diary = await read(
      'diary.csv',
      fileUnder(headers.diary, [
        { ...row, Date: '2024-05-02 00:00:00', 'Watched Date': '2024-05-01T10:00:00' },
        { ...row, Date: '13.05.2024', 'Watched Date': '03.05.2024' },
        { ...row, Date: '2024-05-02', 'Watched Date': '2012-05' },
      ]),
    )
    expect(diary.records.map(({ timePosted, dateViewed }) => [timePosted, dateViewed])).toEqual([
      ['2024-05-02T00:00:00.000Z', '2024-05-01'],
      ['2024-05-13T00:00:00.000Z', '2024-05-03'],
      ['2024-05-02T00:00:00.000Z', '2012-05'],
    ])
    const dates = ['Jun 13, 2021', '2021-06-13T22:00:00', '06/13/2021', 'then']
    const posted = ['2021-06-13', '2021-06-13', '2021-06-13', null].map(
      (day) => day && `${day}T00:00:00.000Z`,
    )
    for (const [name, header] of [
      ['ratings.csv', headers.ratings],
      ['watched.csv', headers.watched],
      ['watchlist.csv', headers.watched],
    ] as const) {
      const score = name === 'ratings.csv' ? { Rating: 4 } : {}
      const rows = dates.map((date) => ({ ...row, ...score, Date: date }))
      const { records } = await read(name, fileUnder(header, rows))
      expect(records.map(({ timePosted }) => timePosted)).toEqual(posted)
    }
    const table = 'Title,Year,WatchedDate,Rating10'
    const films = dates.map((date) => ({
      Title: 'Harbour',
      Year: 1961,
      WatchedDate: date,
      Rating10: 8,
    }))
    const { records } = await read('films.csv', fileUnder(table, films))
    expect(records.map(({ dateViewed }) => dateViewed)).toEqual([
      '2021-06-13',
      '2021-06-13',
      '2021-06-13',
      null,
    ])
  })

  test.each([
    [{ Rating: '5.5' }, { code: 'halfStars' }],
    [{ Name: ' ' }, { code: 'titleMissing' }],
  ])('a row with %o is left out with the reason', async (cells, reason) => {
    const row = { Date: '2024-05-02', Name: 'Harbour', ...cells }
    const { leftOut, records } = await read('diary.csv', fileUnder(headers.diary, [row]))
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ line: 2, reason }])
  })
})
