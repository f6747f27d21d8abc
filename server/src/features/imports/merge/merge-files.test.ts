import { csvOf } from '@medley/doors/testing/export-files'
import { readZip } from '@medley/doors/testing/read-exports'
import { describe, expect, test } from 'vitest'
import { mergeFiles } from './merge-records.ts'

const film = ['Quay', '1999', '71', 'tt0000071']
const history = (...rows: string[][]) => ({
  name: 'history.csv',
  content: csvOf('title,year,tmdbId,imdbId,watchedAt,comment', rows),
})

async function mergeOne(...entries: Parameters<typeof readZip>[0]) {
  const [item, ...others] = await mergeFiles(await readZip(entries))
  if (item?.kind !== 'work' || others.length > 0) throw new Error('More than one work was read')
  return item
}

describe('the rows of an export', () => {
  test('that are equal are two viewings', async () => {
    const row = [...film, '2015-01-01', '']
    const { viewings } = await mergeOne(history(row, row))
    expect(viewings).toMatchObject([
      { day: '2015-01-01', isRepeat: false },
      { day: '2015-01-01', isRepeat: true },
    ])
  })

  test('with comments are reviews of their viewings, which count once', async () => {
    const { entries, viewings } = await mergeOne(
      history(
        [...film, '2015-01-01', ''],
        [...film, '2015-01-01', 'Wetter than before.'],
        [...film, '2014-01-01', 'Wet.'],
        [...film, '', 'Dry?'],
      ),
    )
    expect(entries.map(({ text, dateViewed }) => [text, dateViewed])).toEqual([
      ['Wetter than before.', '2015-01-01'],
      ['Wet.', '2014-01-01'],
      ['Dry?', null],
    ])
    const days = ['2014-01-01', '2015-01-01', '2015-01-01', null]
    expect(viewings?.map(({ day }) => day).toSorted()).toEqual(days)
  })

  test('in several files are about the same works', async () => {
    const files = await readZip([
      history([...film, '2015-01-01', 'Wet.']),
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
    expect(await mergeFiles(files)).toMatchObject([
      { entries: [{ text: 'Wet.', rating: { points: 7, isRounded: false } }], saved: null },
      { work: { title: 'Pier' }, saved: { time: '2024-06-15T00:00:00.000Z' }, engaged: null },
    ])
  })

  test('without a title have that of another row about the work', async () => {
    const content = csvOf('media_id,source,media_type,title,season_number,score,status', [
      ['7', 'tmdb', 'tv', '', '', '', 'Completed'],
      ['7', 'tmdb', 'season', 'Quay', '2', '8', 'Completed'],
    ])
    const { work } = await mergeOne({ name: 'yamtrack.csv', content })
    expect(work).toMatchObject({ title: 'Quay', otherTitles: [], ids: { tmdb: '7' } })
    expect(work.isNameless).toBeUndefined()
  })
})
