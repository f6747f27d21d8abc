import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

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

  test('keeps a book to read that has stars or days for later as well', async () => {
    const rated = await readBook({ 'Read Status': 'to-read', 'Star Rating': '4.5' })
    expect(rated.first).toMatchObject({ kind: 'review', isSaved: true })
    const read = await readBook({ 'Read Status': 'to-read', 'Last Date Read': '2021/01/09' })
    expect(read.first).toMatchObject({ kind: 'engaged', isSaved: true, dateViewed: '2021-01-09' })
    expect(read.first?.viewings).toMatchObject([{ day: '2021-01-09' }])
  })

  test.each([
    [{ 'Last Date Read': '2021' }, ['2021']],
    [{ 'Last Date Read': '2021/05' }, ['2021-05']],
    [{ 'Dates Read': '2019' }, ['2019']],
    [{ 'Dates Read': '2021-06-03' }, ['2021-06-03']],
    [{ 'Dates Read': '06/13/2021' }, ['2021-06-13']],
    [{ 'Dates Read': '06/02/2021-06/13/2021' }, ['2021-06-13']],
    [
      { 'Dates Read': '2021/05-2021/06, 2022', 'Last Date Read': '2022/03/08' },
      ['2021-06', '2022-03-08'],
    ],
    [{ 'Dates Read': '2021/05/13', 'Last Date Read': '2021' }, ['2021-05-13']],
    [{ 'Dates Read': 'Jun 1, 2021 - Jun 13, 2021' }, ['2021-06-13']],
    [{ 'Last Date Read': '2021-05-13 08:00:00' }, ['2021-05-13']],
  ])('reads %j as %j, without a note', async (cells, days) => {
    const { first, leftOut } = await readBook(cells)
    expect(leftOut).toEqual([])
    expect(first?.viewings.map(({ day }) => day)).toEqual(days)
    expect(first?.note).toBeNull()
  })

  test('makes notes of dates that it cannot read, and keeps the row', async () => {
    const { first } = await readBook({
      'Star Rating': '4',
      'Last Date Read': '2031/01/01',
      'Dates Read': '2021/05/13, soon',
      'Date Added': 'then',
    })
    const noteOf = (code: string, column: string) => ({ code, params: { column } })
    expect(first).toMatchObject({
      kind: 'review',
      dateViewed: '2021-05-13',
      note: [
        noteOf('noDate', 'Dates Read'),
        noteOf('futureDate', 'Last Date Read'),
        noteOf('noDate', 'Date Added'),
      ],
    })
  })

  const midnight = (day: string) => `${day}T00:00:00.000Z`

  test.each([
    ['currently-reading', { 'Dates Read': '2021/03/01-' }, 'going', '2021-03-01', '2021-03-01'],
    ['paused', {}, 'paused', '2021-01-02', '2021-01-02'],
    ['did-not-finish', {}, 'stopped', '2021-01-02', '2021-01-02'],
    [
      'did-not-finish',
      { 'Dates Read': '2021/03/01-2021/03/09', 'Read Count': 1 },
      'stopped',
      '2021-03-01',
      '2021-03-09',
    ],
  ])('a book that is %s, with %j, is %s', async (status, cells, state, started, changed) => {
    const added = { 'Date Added': '2021/01/02', 'Star Rating': '', Review: '' }
    const { first } = await readBook({ ...added, 'Read Status': status, ...cells })
    expect(first).toMatchObject({
      kind: 'progress',
      isSaved: false,
      dateViewed: null,
      viewings: [],
      note: null,
      parts: {
        progress: { state, timeStarted: midnight(started), timeChanged: midnight(changed) },
      },
    })
  })

  test('a stopped book keeps its score, but is not read, and says what is not kept', async () => {
    const { first } = await readBook({
      'Read Status': 'did-not-finish',
      'Star Rating': '2.5',
      'Dates Read': '2020/01/02, 2021/07/11',
      Tags: 'slow',
    })
    expect(first).toMatchObject({
      kind: 'review',
      rating: { points: 5 },
      dateViewed: null,
      timeMarked: null,
      tags: [],
      viewings: [],
      note: [{ code: 'tagsOfRead' }, { code: 'earlierReadings' }],
      parts: { progress: { state: 'stopped', timeChanged: midnight('2021-07-11') } },
    })
  })

  test('a book that is read again was read before', async () => {
    const cells = { 'Read Status': 'currently-reading', 'Dates Read': '2020/01/02, 2021/07/11-' }
    const { first } = await readBook(cells)
    expect(first).toMatchObject({
      kind: 'engaged',
      dateViewed: '2020-01-02',
      viewings: [{ day: '2020-01-02' }],
      parts: { progress: { state: 'going', timeStarted: midnight('2021-07-11') } },
    })
  })
})
