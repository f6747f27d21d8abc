import { describe, expect, test } from 'vitest'
import { fileUnder, headers } from '../../../../testing/factories/export-files.ts'
import { read } from '../../../../testing/imports/read-exports.ts'

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

  test('leaves out unfinished books without a score', async () => {
    const { leftOut } = await readBook({ 'Read Status': 'did-not-finish' })
    expect(leftOut).toMatchObject([{ title: 'Low Water', reason: { code: 'unfinished' } }])
  })
})
