import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

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

  test('strips the series from a title, and keeps ISBN, shelf and hidden words', async () => {
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
      text: 'Slow.\n||He drowns.||',
      spoiler: false,
      dateViewed: '2020-02-03',
      timePosted: '2020-02-03T00:00:00.000Z',
      listings: [{ list: 'seaside', place: 2 }],
    })
    expect(file.lists).toMatchObject([{ key: 'seaside', title: 'seaside' }])
  })

  test.each([
    ['<spoiler>He drowns.', '||He drowns.||'],
    ['He drowns.</spoiler> So?', 'He drowns. So?'],
    [`<spoiler>${'He drowns. '.repeat(2000)}</spoiler>`, expect.stringMatching(/^\|\|He drowns/)],
  ])('a text whose spoiler has no two ends is one as a whole: %.30s', async (review, text) => {
    const { first } = await readBook({ 'My Review': review })
    expect(first).toMatchObject({ text, spoiler: true })
  })

  test('Goodreads does not read private notes', async () => {
    expect(JSON.stringify(await readBook({}))).not.toContain('lent to B')
  })

  test.each([
    ['to-read', {}, 'review', '2020-02-03'],
    ['to-read', { 'My Rating': 0, 'My Review': '' }, 'engaged', '2020-02-03'],
    [
      'to-read',
      { 'My Rating': 0, 'My Review': '', 'Date Read': '', 'Read Count': 2 },
      'engaged',
      null,
    ],
  ])(
    'a book on %s that was read before is kept for later as well',
    async (shelf, cells, kind, day) => {
      const { first } = await readBook({ ...cells, 'Exclusive Shelf': shelf })
      expect(first).toMatchObject({ kind, isSaved: true, dateViewed: day })
      expect(first?.viewings.map((one) => one.day)).toEqual(
        kind === 'review' ? [] : day ? [day] : [null, null],
      )
    },
  )

  test.each([
    ['read', 'engaged', null],
    ['to-read', 'saved', null],
    ['abandoned-in-spring', 'entry', null],
  ])('the shelf %s without a score is %s', async (shelf, kind, note) => {
    const cells = {
      'My Rating': 0,
      'My Review': '',
      'Private Notes': '',
      Bookshelves: '',
      'Date Read': '',
    }
    const { first } = await readBook({ ...cells, 'Exclusive Shelf': shelf })
    expect(first).toMatchObject({ kind, note, rating: null })
  })

  const bare = { 'My Rating': 0, 'My Review': '', 'Private Notes': '', Bookshelves: '' }
  const progressOf = async (cells: Record<string, string | number>) => {
    const { first } = await readBook(cells)
    return { ...first, progress: first?.parts?.progress }
  }

  test.each([
    ['currently-reading', 'going'],
    ['on-hold', 'paused'],
    ['Paused', 'paused'],
    ['did-not-finish', 'stopped'],
    ['dnf', 'stopped'],
    ["didn't finish", 'stopped'],
    ['abandoned', 'stopped'],
    ['dropped', 'stopped'],
  ])('a book on the shelf %s is %s, and the shelf no list', async (shelf, state) => {
    const cells = { ...bare, Bookshelves: `${shelf}, seaside`, 'Date Read': '' }
    expect(await progressOf({ ...cells, 'Exclusive Shelf': shelf })).toMatchObject({
      kind: 'progress',
      isSaved: false,
      viewings: [],
      note: null,
      listings: [{ list: 'seaside' }],
      progress: {
        state,
        timeStarted: '2020-01-01T00:00:00.000Z',
        timeChanged: '2020-01-01T00:00:00.000Z',
      },
    })
  })

  test('a shelf beside the exclusive one is a list, whatever its name', async () => {
    const cells = { 'Exclusive Shelf': 'read', Bookshelves: 'did-not-finish' }
    expect(await progressOf(cells)).toMatchObject({
      kind: 'review',
      progress: undefined,
      listings: [{ list: 'did-not-finish' }],
    })
  })

  test('a stopped book keeps score and text, but is not read; its day is that of stopping', async () => {
    const one = await progressOf({ 'Exclusive Shelf': 'dnf', 'Read Count': 2, 'Private Notes': '' })
    expect(one).toMatchObject({
      kind: 'review',
      rating: { points: 8 },
      dateViewed: null,
      timeMarked: null,
      isRepeat: false,
      viewings: [],
      note: [{ code: 'earlierReadings' }],
      progress: {
        state: 'stopped',
        timeStarted: '2020-01-01T00:00:00.000Z',
        timeChanged: '2020-02-03T00:00:00.000Z',
      },
    })
  })

  test('a book that is read again was read before', async () => {
    const again = { 'Exclusive Shelf': 'currently-reading', 'Read Count': 2 }
    const time = '2020-02-03T00:00:00.000Z'
    const progress = { state: 'going', timeStarted: time, timeChanged: time }
    expect(await progressOf(again)).toMatchObject({
      kind: 'review',
      isSaved: false,
      dateViewed: '2020-02-03',
      viewings: [{ day: null }],
      progress,
    })
    expect(await progressOf({ ...again, ...bare })).toMatchObject({ kind: 'engaged', progress })
  })

  test('reads dates rewritten by a spreadsheet', async () => {
    const { first } = await readBook({ 'Date Read': '2/13/20', 'Date Added': '1/4/20' })
    expect(first?.dateViewed).toBe('2020-02-13')
  })

  test.each([
    ['2012', '2012', null],
    ['2013/00/00', '2013', null],
    ['2012/05', '2012-05', null],
    ['2012-05-06 00:00:00', '2012-05-06', null],
    ['Jun 13, 2021', '2021-06-13', null],
    ['13.06.2021', '2021-06-13', null],
    ['long ago', null, [{ code: 'noDate', params: { column: 'Date Read' } }]],
    ['2099', null, [{ code: 'futureDate', params: { column: 'Date Read' } }]],
  ])('reads %j in Date Read as %j, and keeps the row', async (written, date, note) => {
    const facts = { 'Private Notes': '', 'Date Read': written }
    const { first, leftOut } = await readBook(facts)
    expect(leftOut).toEqual([])
    expect(first).toMatchObject({ kind: 'review', rating: { points: 8 }, dateViewed: date, note })
    const unrated = await readBook({ ...facts, 'My Rating': 0, 'My Review': '' })
    const viewings = date === null ? [] : [{ day: date, isRepeat: false }]
    expect(unrated.first).toMatchObject({ kind: 'engaged', viewings, note })
  })

  test('takes the later of the earliest days of reading and shelving as the time of a review', async () => {
    const timeOf = async (cells: object) => (await readBook(cells)).first?.timePosted?.slice(0, 10)
    expect(await timeOf({ 'Date Read': '2012', 'Date Added': '2012/06/01' })).toBe('2012-06-01')
    expect(await timeOf({ 'Date Read': '2021', 'Date Added': '2020/06/01' })).toBe('2021-01-01')
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
      note: [{ code: 'noDate', params: { column: 'Date Added' } }],
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
