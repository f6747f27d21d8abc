import { describe, expect, test } from 'vitest'
import { csvOf } from '../testing/export-files.ts'
import { read, readZip } from '../testing/read-exports.ts'
import { mergeFiles } from '../../../../server/src/features/imports/plan/merge-records.ts'

const columns = 'title,year,tmdbId,imdbId,watchedAt,comment'
const film = ['Quay', '1999', '71', 'tt0000071']

const readHistory = (rows: string[][], header = columns) => read('history.csv', csvOf(header, rows))

async function mergeHistory(rows: string[][]) {
  const [item] = await mergeFiles([await readHistory(rows)])
  if (item?.kind !== 'work') throw new Error('No work was read')
  return item
}

describe('Movary', () => {
  test.each([
    [columns, [...film, '2015-01-01', '']],
    [`${columns},location`, [...film, '2015-01-01', '', '']],
  ])('a row of %s is a viewing', async (header, row) => {
    const { source, records } = await readHistory([row], header)
    expect(source).toBe('movary')
    expect(records).toMatchObject([
      {
        kind: 'engaged',
        work: {
          title: 'Quay',
          year: 1999,
          mediums: ['film'],
          ids: { tmdb: '71', imdb: 'tt0000071' },
        },
        viewings: [{ day: '2015-01-01', isRepeat: false }],
        note: null,
      },
    ])
  })

  test('the place of a viewing is left out with a note', async () => {
    const row = [...film, '2015-01-01', '', 'Kino am Kai']
    const { first } = await readHistory([row], `${columns},location`)
    expect(first?.note).toEqual([{ code: 'placeOfViewing' }])
  })

  test('two equal rows are two viewings', async () => {
    const row = [...film, '2015-01-01', '']
    const { viewings } = await mergeHistory([row, row])
    expect(viewings).toMatchObject([
      { day: '2015-01-01', isRepeat: false },
      { day: '2015-01-01', isRepeat: true },
    ])
  })

  test('a comment is the review of its viewing, which counts once', async () => {
    const item = await mergeHistory([
      [...film, '2015-01-01', ''],
      [...film, '2015-01-01', 'Wetter than before.'],
      [...film, '2014-01-01', 'Wet.'],
      [...film, '', 'Dry?'],
    ])
    expect(item.entries.map(({ text, dateViewed }) => [text, dateViewed])).toEqual([
      ['Wetter than before.', '2015-01-01'],
      ['Wet.', '2014-01-01'],
      ['Dry?', null],
    ])
    expect(item.viewings?.map(({ day }) => day).toSorted()).toEqual([
      '2014-01-01',
      '2015-01-01',
      '2015-01-01',
      null,
    ])
  })

  test.each([
    ['', null, null],
    ['1955-03-04', '1955-03-04', null],
    ['0000-00-00', null, [{ code: 'noDate', params: { column: 'watchedAt' } }]],
    ['2999-01-01', null, [{ code: 'futureDate', params: { column: 'watchedAt' } }]],
  ])('the day "%s" costs no row', async (written, day, note) => {
    const { first } = await readHistory([[...film, written, '']])
    expect(first).toMatchObject({ viewings: [{ day }], note })
  })

  test('the scores and the watchlist of an export belong to the films of its history', async () => {
    const files = await readZip([
      { name: 'history.csv', content: csvOf(columns, [[...film, '2015-01-01', 'Wet.']]) },
      {
        name: 'ratings.csv',
        content: csvOf('title,year,tmdbId,imdbId,userRating', [[...film, '7']]),
      },
      {
        name: 'watchlist.csv',
        content: csvOf('title,year,tmdbId,imdbId,addedAt', [
          ['Pier', '2001', '72', '', '2024-06-15 19:05:00'],
        ]),
      },
    ])
    const items = await mergeFiles(files)
    expect(items).toMatchObject([
      { entries: [{ text: 'Wet.', rating: { points: 7, isRounded: false } }], saved: null },
      { work: { title: 'Pier' }, saved: { time: '2024-06-15T00:00:00.000Z' }, engaged: null },
    ])
  })
})
