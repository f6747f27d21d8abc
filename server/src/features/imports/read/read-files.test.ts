import { describe, expect, test } from 'vitest'
import { csvOf, fileUnder, headers } from '../../../testing/factories/export-files.ts'
import { read, readZip } from '../../../testing/read-exports.ts'
import { countRows } from './read-files.ts'

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
        reason: expect.stringContaining('7 fields'),
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
    expect(problem?.message).toContain('Name the file watched.csv or watchlist.csv')
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
      { rows: 1, reason: 'Deleted at Letterboxd' },
      { rows: 3, reason: 'Deleted at Letterboxd' },
      { rows: 1, reason: 'Letterboxd has no film for it any more' },
      { rows: 1, reason: 'Likes of what somebody else wrote at Letterboxd' },
    ])
    expect(files.flatMap(({ records, lists }) => [...records, ...lists])).toEqual([])
    expect(files.map(countRows)).toEqual([0, 0, 0, 0])
  })

  test('does not count unused rows against the limit', async () => {
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
    [{ Rating: '5.5' }, 'Rating is not 0.5 to 5 in half stars'],
    [{ 'Watched Date': '2031-01-01' }, 'Watched Date is in the future'],
    [{ Date: '31/31/2024' }, 'Date is not a date like 2024-05-01'],
    [{ Year: '73' }, 'Year is not a year like 2024'],
    [{ Name: ' ' }, 'The title is missing'],
  ])('a row with %o is left out with the reason', async (cells, reason) => {
    const row = { Date: '2024-05-02', Name: 'Harbour', ...cells }
    const { leftOut, records } = await read('diary.csv', fileUnder(headers.diary, [row]))
    expect(records).toEqual([])
    expect(leftOut).toMatchObject([{ line: 2, reason }])
  })
})

describe('Goodreads', () => {
  const book = {
    'Book Id': 1,
    Title: 'The Salt Clock (Tide Hours, #2)',
    Author: 'Ada  Quill',
    ISBN: '="0306406152"',
    ISBN13: '="9780306406157"',
    'My Rating': 4,
    'Original Publication Year': 1999,
    'Year Published': 2004,
    'Date Read': '2020/02/03',
    'Date Added': '2020/01/01',
    Bookshelves: 'seaside',
    'Exclusive Shelf': 'read',
    'My Review': 'Slow.<br/><spoiler>He drowns.</spoiler>',
    'Private Notes': 'lent to B.',
  }
  const readBook = (cells: object) =>
    read('library.csv', fileUnder(headers.goodreads, [{ ...book, ...cells }]))

  test('strips the series from a title, and keeps ISBN, shelf and spoiler', async () => {
    const file = await readBook({})
    expect(file.first).toMatchObject({
      kind: 'review',
      work: {
        mediums: ['book'],
        title: 'The Salt Clock',
        otherTitles: ['The Salt Clock (Tide Hours, #2)'],
        creators: ['Ada Quill'],
        year: 1999,
        ids: { isbn: '9780306406157', goodreads: '1' },
      },
      rating: { value: '4', points: 8 },
      text: 'Slow.\nHe drowns.',
      spoiler: true,
      dateViewed: '2020-02-03',
      timePosted: '2020-02-03T00:00:00.000Z',
      listings: [{ list: 'seaside', place: 2 }],
    })
    expect(file.lists).toMatchObject([{ key: 'seaside', title: 'seaside' }])
  })

  test('does not read private notes', async () => {
    expect(JSON.stringify(await readBook({}))).not.toContain('lent to B')
  })

  test.each([
    ['read', 'engaged', null],
    ['to-read', 'saved', null],
    ['currently-reading', 'saved', 'Not finished: saved for later'],
    ['abandoned', 'entry', null],
  ])('the shelf %s without a score is %s', async (shelf, kind, note) => {
    const cells = { 'My Rating': 0, 'My Review': '', 'Private Notes': '', Bookshelves: '' }
    const { first } = await readBook({ ...cells, 'Exclusive Shelf': shelf })
    expect(first).toMatchObject({ kind, note, rating: null })
  })

  test('reads dates rewritten by a spreadsheet', async () => {
    const { first } = await readBook({ 'Date Read': '2/13/20', 'Date Added': '1/4/20' })
    expect(first?.dateViewed).toBe('2020-02-13')
  })

  test('keeps earlier readings, and when a reviewed book was added', async () => {
    const { first } = await readBook({ 'Read Count': 3 })
    expect(first).toMatchObject({
      isRepeat: true,
      timeMarked: '2020-01-01T00:00:00.000Z',
      viewings: [
        { day: null, isRepeat: false },
        { day: null, isRepeat: true },
      ],
    })
    const unrated = await readBook({ 'My Rating': 0, 'My Review': '', 'Read Count': 1 })
    expect(unrated.first?.viewings).toEqual([{ day: '2020-02-03', isRepeat: false, tags: [] }])
  })

  test('makes a note of an unreadable day of shelving', async () => {
    const { first } = await readBook({ 'Date Added': 'long ago', 'Private Notes': '' })
    expect(first).toMatchObject({
      dateViewed: '2020-02-03',
      note: 'Date Added is not a date like 2024-05-01',
    })
  })

  test("recognizes the columns of Medley's own table", async () => {
    const header = 'Title,Author,ISBN,My Rating,Date Read,Date Added,Bookshelves,Exclusive Shelf'
    const cells = { Title: 'Low Water', Author: 'Ada Quill', 'Exclusive Shelf': 'read' }
    const { source, first } = await read('books.csv', fileUnder(header, [cells]))
    expect([source, first?.kind]).toEqual(['goodreads', 'engaged'])
  })

  test('recognizes the long header', async () => {
    const header = `${headers.goodreads},Recommended For,BCID`
    const { first } = await read('x.csv', fileUnder(header, [{ ...book, BCID: 7 }]))
    expect(first?.rating?.points).toBe(8)
  })
})

describe('StoryGraph', () => {
  const readBook = (cells: object) =>
    read(
      'books.csv',
      fileUnder(headers.storygraph, [
        { Title: 'Low Water', Authors: 'Ada Quill, Bo Reed', 'Read Status': 'read', ...cells },
      ]),
    )

  test.each([
    ['4.25', 9, true],
    ['4.5', 9, false],
    ['0.25', 1, true],
    ['5.0', 10, false],
  ])('%s stars become %i', async (stars, points, isRounded) => {
    const { first } = await readBook({ 'Star Rating': stars })
    expect(first?.rating).toMatchObject({ points, isRounded })
  })

  test('keeps each of several reading dates, and tags', async () => {
    const { first } = await readBook({
      'Star Rating': '3',
      'Dates Read': '2021/01/02-2021/01/09, 2022/03/04-2022/03/08',
      'ISBN/UID': '11111111-2222-3333-4444-555555555555',
      Tags: 'sea, summer',
    })
    expect(first).toMatchObject({
      dateViewed: '2022-03-08',
      isRepeat: true,
      tags: ['sea', 'summer'],
      viewings: [{ day: '2021-01-09', isRepeat: false, tags: [] }],
      work: { creators: ['Ada Quill', 'Bo Reed'], ids: {} },
    })
  })

  test('leaves out unfinished books without a score', async () => {
    const { leftOut } = await readBook({ 'Read Status': 'did-not-finish' })
    expect(leftOut).toMatchObject([{ title: 'Low Water', reason: 'Not finished, without a score' }])
  })
})

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
      [null, 'Created is not a date like 2024-05-01'],
    ])
  })

  test('skips empty records', async () => {
    const content = `${fileUnder(headers.imdbList, [title])}${','.repeat(17)}\n`
    const { records, leftOut } = await read('WATCHLIST.csv', content)
    expect([records.length, leftOut.length]).toEqual([1, 0])
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

describe('Trakt', () => {
  const movie = { title: 'Harbour', year: 1961, ids: { trakt: 5, imdb: 'tt0000042', tmdb: 77 } }
  const readJson = (name: string, items: object[]) => read(name, JSON.stringify(items))

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

  test('leaves out parts of shows, unless they were watched', async () => {
    const show = { title: 'Tides', year: 2001, ids: { trakt: 6 } }
    const episode = { season: 1, number: 2 }
    const rated = { type: 'episode', show, episode, rated_at: '2024-05-01T10:00:00Z', rating: 8 }
    const watched = { type: 'episode', show, episode, watched_at: '2024-05-01T10:00:00Z' }
    const { records, leftOut } = await readJson('history.json', [rated, watched])
    expect(leftOut).toMatchObject([{ line: 1, title: 'Tides' }])
    expect(records).toMatchObject([{ line: 2, kind: 'engaged', work: { mediums: ['tvShow'] } }])
  })
})
