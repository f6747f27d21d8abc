import { describe, expect, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const tracks = ['One', 'Two', 'Three', 'Four', 'Five, and so on']
const quoted = (cells: readonly (string | number)[]) => cells.map((cell) => `"${cell}"`).join(',')
const timeAt = (index: number) => Date.UTC(2024, 6, 11, 9, 7 + index * 4) / 1000
const writtenAt = (index: number) => `11 Jul 2024 09:${String(7 + index * 4).padStart(2, '0')}`

const forms: [string, string[]][] = [
  [
    'with times in seconds',
    [
      'uts,utc_time,artist,artist_mbid,album,album_mbid,track,track_mbid',
      ...tracks.map((track, index) =>
        quoted([timeAt(index), '11 Jul 2024, 09:07', 'Umi', 'x', 'Quay', '', track, '']),
      ),
    ],
  ],
  ['without a header', tracks.map((track, index) => `Umi,Quay,"${track}",${writtenAt(index)}`)],
  [
    'without a header, while a song is playing',
    ['Bo,Ebbe,Low,', ...tracks.map((track, index) => `Umi,Quay,"${track}",${writtenAt(index)}`)],
  ],
  [
    'with an index',
    [
      ',date,artist,track,album',
      ...tracks.map((track, index) => `${index},${writtenAt(index)},Umi,"${track}",Quay`),
    ],
  ],
  [
    'with semicolons, and the name of the member in a column',
    [
      '"Artist";"Album";"AlbumId";"Track";"Date#umi"',
      ...tracks.map((track, index) => `"Umi";"Quay";"";"${track}";"${timeAt(index)}000"`),
    ],
  ],
]

describe('Last.fm', () => {
  test.each(forms)('a table %s', async (_, lines) => {
    const { source, records, leftOut, problem } = await read('any.csv', lines.join('\r\n'))
    expect([source, problem, leftOut]).toEqual(['lastfm', null, []])
    expect(records).toMatchObject([
      {
        kind: 'engaged',
        work: { title: 'Quay', creators: ['Umi'], mediums: ['album'], ids: {} },
        viewings: [{ day: '2024-07-11', tracks: 5 }],
      },
    ])
  })

  test('plays without an album, time or track are counted', async () => {
    const lines = [
      'uts,utc_time,artist,album,track',
      `${timeAt(0)},,Umi,,One`,
      ',,Umi,Quay,One',
      `${timeAt(1)},,Umi,Quay,`,
      `${timeAt(2)},,Umi,Quay,One`,
    ]
    const { unused } = await read('scrobbles.csv', lines.join('\n'))
    expect(unused).toEqual({
      rows: 4,
      reason: {
        code: 'otherPlays',
        params: { short: 0, audiobook: 0, albumless: 1, undated: 1, incognito: 0, other: 1 },
      },
    })
  })

  test('rows with too few cells, and after an open quote, are named', async () => {
    const lines = ['uts,artist,album,track', '1720688852,Umi', '1720688852,Umi,Quay,"One', 'x']
    const { leftOut } = await read('scrobbles.csv', lines.join('\n'))
    expect(leftOut).toMatchObject([
      { line: 2, title: '1720688852 Umi', reason: { code: 'fieldCount' } },
      { line: 3, reason: { code: 'openQuote' } },
    ])
  })

  test('more unreadable rows than a plan has are refused', async () => {
    const rows = Array.from({ length: 4 }, () => 'Umi')
    const text = ['uts,artist,album,track', ...rows].join('\n')
    await expect(read('scrobbles.csv', text, { rowsMax: 3 })).rejects.toThrow()
  })

  test.each(['Title,Artist,Year\nQuay,Umi,1961\n', 'Quay,Umi,Bo,2024-07-11\n'])(
    'another table is none',
    async (text) => {
      expect((await read('albums.csv', text)).source).not.toBe('lastfm')
    },
  )
})
