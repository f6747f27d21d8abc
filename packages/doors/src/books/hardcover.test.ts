import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

const header =
  'Title,Status,Hardcover Book ID,Lists,Date Started,Date Finished,Rating,Review,Review Contains Spoilers,Review Date,Owned'

const readBooks = (rows: readonly Record<string, string>[], columns = header) => {
  const names = columns.split(',')
  const cells = rows.map((row, index) => {
    const all: Record<string, string> = {
      Title: `Quay ${index}`,
      Status: 'Read',
      'Hardcover Book ID': String(index + 1),
      ...row,
    }
    return names.map((name) => all[name] ?? '')
  })
  return read('hardcover.csv', csvOf(columns, cells))
}

describe('Hardcover', () => {
  test.each([
    ['4.5', 9, false],
    ['2.75', 6, true],
    ['0.25', 1, true],
  ])('a rating of %s is shown as %d points', async (value, points, isRounded) => {
    const { source, first } = await readBooks([{ Rating: value }])
    expect(source).toBe('hardcover')
    expect(first?.rating).toMatchObject({ value, points, isRounded })
  })

  test.each([
    [{}, { kind: 'engaged', viewings: [] }],
    [{ 'Date Finished': '2024-02-09' }, { kind: 'engaged', viewings: [{ day: '2024-02-09' }] }],
    [{ 'Date Finished': '1931-02-09' }, { kind: 'engaged', viewings: [{ day: '1931-02-09' }] }],
    [{ 'Date Finished': '0000-00-00' }, { kind: 'engaged', viewings: [] }],
    [{ 'Date Finished': '2031-02-09' }, { kind: 'engaged', viewings: [] }],
    [{ Status: 'Want to Read' }, { kind: 'saved' }],
    [
      { Status: 'Currently Reading', 'Date Started': '2024-02-09' },
      {
        kind: 'progress',
        parts: { progress: { state: 'going', timeStarted: '2024-02-09T00:00:00.000Z' } },
      },
    ],
    [
      { Status: 'Did Not Finish', 'Date Finished': '2024-02-09', Rating: '1.0' },
      {
        kind: 'review',
        dateViewed: null,
        parts: { progress: { state: 'stopped', timeChanged: '2024-02-09T00:00:00.000Z' } },
      },
    ],
    [{ Status: 'Paused' }, { kind: 'progress', parts: { progress: { state: 'paused' } } }],
  ])('%o is kept', async (cells, expected) => {
    const { first, leftOut } = await readBooks([cells])
    expect(leftOut).toEqual([])
    expect(first).toMatchObject(expected)
  })

  test('a review is of its time, and a spoiler where it says so', async () => {
    const { first } = await readBooks([
      {
        'Date Finished': '2024-02-09',
        Review: 'The ferry sinks.',
        'Review Contains Spoilers': 'true',
        'Review Date': '2024-02-11T09:30:00Z',
      },
    ])
    expect(first).toMatchObject({
      kind: 'review',
      text: 'The ferry sinks.',
      spoiler: true,
      dateViewed: '2024-02-09',
      timePosted: '2024-02-11T09:30:00.000Z',
    })
  })

  test('lists keep their numbers, and their commas where the file proves them', async () => {
    const { records, lists } = await readBooks([
      { Lists: 'Tides, Gulls & Salt (#2), Harbours' },
      { Lists: 'Tides, Gulls & Salt (#1)', Owned: 'true' },
      { Lists: 'Harbours, Owned', Owned: 'true' },
      { Status: '', Owned: 'true' },
    ])
    expect(records.map(({ listings }) => listings)).toEqual([
      [
        { list: 'Tides, Gulls & Salt', place: 2 },
        { list: 'Harbours', place: 2 },
      ],
      [
        { list: 'Tides, Gulls & Salt', place: 1 },
        { list: 'Owned', place: 3 },
      ],
      [
        { list: 'Harbours', place: 4 },
        { list: 'Owned', place: 4 },
      ],
      [{ list: 'Owned', place: 5 }],
    ])
    expect(records.at(-1)?.kind).toBe('entry')
    expect(lists.map(({ title, isRanked }) => [title, isRanked])).toEqual([
      ['Tides, Gulls & Salt', true],
      ['Harbours', false],
      ['Owned', false],
    ])
  })

  test('a row with no status and no list, or an unknown status, is left out', async () => {
    const { records, leftOut } = await readBooks([{ Status: '' }, { Status: 'Ignored' }])
    expect(records).toEqual([])
    expect(leftOut.map(({ reason }) => reason.code)).toEqual([
      'neitherReadNorSaved',
      'unknownStatus',
    ])
  })

  test('further columns name authors and ISBNs', async () => {
    const columns = `${header},Author,ISBN 13`
    const { first } = await readBooks([{ Author: 'Ann Pier', 'ISBN 13': '9780306406157' }], columns)
    expect(first?.work).toMatchObject({ creators: ['Ann Pier'], ids: { isbn: '9780306406157' } })
  })
})
