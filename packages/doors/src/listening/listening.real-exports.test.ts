import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readFiles } from '../read-files.ts'

const root = inject('realExports') ?? ''
const now = new Date('2026-11-28T12:00:00.000Z')

interface Play {
  artist: string
  album: string
  track: string
  day: string
}

/** The cells of a table in which no cell has a line break. */
const cellsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, bare = '']) => quoted?.replaceAll('""', '"') ?? bare,
  )

const linesIn = (...path: string[]) =>
  readFileSync(join(root, ...path), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)

const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10)

const lastfm = (): Play[] =>
  linesIn('lastfm', 'lastfm-to-csv.csv')
    .slice(1)
    .map((line) => {
      const [uts, , artist = '', , album = '', , track = ''] = cellsOf(line)
      return { artist, album, track, day: dayOf(Number(uts)) }
    })

const bareLastfm = (): Play[] =>
  linesIn('lastfm', 'no-header-made.csv').map((line) => {
    const [artist = '', album = '', track = '', time = ''] = cellsOf(line)
    return { artist, album, track, day: dayOf(Date.parse(`${time} UTC`) / 1000) }
  })

interface Listen {
  listened_at: number
  track_metadata: { artist_name: string; track_name: string; release_name?: string }
}

const listenBrainz = (): Play[] =>
  ['4', '5', '6'].flatMap((month) =>
    linesIn('listenbrainz', 'listens', '2024', `${month}.jsonl`).map((line) => {
      const { listened_at, track_metadata: told } = JSON.parse(line) as Listen
      const { artist_name: artist, release_name: album = '', track_name: track } = told
      return { artist, album, track, day: dayOf(listened_at) }
    }),
  )

const countBy = (plays: readonly Play[], keyOf: (play: Play) => string) =>
  Map.groupBy(plays, keyOf).size

const albumOf = ({ artist, album }: Play) => `${artist} – ${album}`

/** The days on which albums were heard, counted without the importer, for each spelling of artist and album alone. */
function heardIn(plays: readonly Play[]) {
  const named = plays.filter(({ album }) => album !== '')
  return [...Map.groupBy(named, albumOf).values()].flatMap((ofAlbum) => {
    const all = countBy(ofAlbum, ({ track }) => track.toLowerCase())
    return [...Map.groupBy(ofAlbum, ({ day }) => day)].flatMap(([day, ofDay]) => {
      const different = countBy(ofDay, ({ track }) => track.toLowerCase())
      return different >= 4 && different / all >= 0.6 ? [`${ofDay[0]?.album} ${day}`] : []
    })
  })
}

const largest = (plays: readonly Play[]) =>
  [...Map.groupBy(plays, albumOf).values()]
    .filter(([play]) => play?.album !== '')
    .map((ofAlbum) => ofAlbum.length)
    .toSorted((a, b) => b - a)
    .slice(0, 10)

describe.runIf(existsSync(join(root, 'lastfm')))('real histories of listening', () => {
  test.each([
    [
      'lastfm/lastfm-to-csv.csv',
      lastfm,
      { plays: 6000, artists: 870, albums: 1616, tracks: 3845, albumless: 25 },
      [79, 78, 57, 56, 45, 42, 38, 36, 33, 32],
      { used: 1481, albums: 149 },
    ],
    [
      'lastfm/no-header-made.csv',
      bareLastfm,
      { plays: 1500, artists: 473, albums: 748, tracks: 1269, albumless: 2 },
      [33, 29, 20, 18, 18, 17, 16, 16, 15, 14],
      { used: 413, albums: 46 },
    ],
    [
      'listenbrainz/listenbrainz_member_one-made.zip',
      listenBrainz,
      { plays: 1400, albums: 735, albumless: 8 },
      [34, 26, 23, 20, 19, 16, 15, 14, 13, 12],
      { used: 393, albums: 47 },
    ],
  ])('%s', async (name, tell, counts, ten, read) => {
    const plays = tell()
    expect({
      plays: plays.length,
      artists: countBy(plays, ({ artist }) => artist),
      albums: countBy(
        plays.filter(({ album }) => album !== ''),
        albumOf,
      ),
      tracks: countBy(plays, (play) => `${albumOf(play)}|${play.track}`),
      albumless: plays.filter(({ album }) => album === '').length,
    }).toMatchObject(counts)
    expect(largest(plays)).toEqual(ten)
    const bytes = readFileSync(join(root, name))
    const files = await readFiles([{ name, bytes }], { now, rowsMax: 30_000 })
    expect(
      files.flatMap(({ leftOut, problem }) => [...leftOut, ...(problem ? [problem] : [])]),
    ).toEqual([])
    const records = files.flatMap((file) => file.records)
    const heard = new Set(
      records.flatMap(({ work, viewings }) =>
        viewings.flatMap(({ day }) =>
          [work.title, ...work.otherTitles].map((title) => `${title} ${day}`),
        ),
      ),
    )
    expect(heardIn(plays).filter((one) => !heard.has(one))).toEqual([])
    const unused = files.flatMap((file) =>
      file.unused?.reason.code === 'otherPlays' ? file.unused.rows : [],
    )
    // Guests on an album count with it; those of a title that several artists have do not.
    const used = plays.length - unused.reduce((sum, rows) => sum + rows, 0)
    const ofTitles = plays.filter(({ album, day }) => heard.has(`${album} ${day}`))
    expect(used).toBeLessThanOrEqual(ofTitles.length)
    expect(used).toBeGreaterThan(ofTitles.length * 0.98)
    expect({ used, albums: records.length }).toEqual(read)
  })

  test('Spotify names all entries, and nothing of addresses', async () => {
    const names = [
      'Streaming_History_Audio_2022.json',
      'Streaming_History_Audio_2023.json',
      'StreamingHistory0-made.json',
    ]
    const uploads = names.map((name) => ({
      name,
      bytes: readFileSync(join(root, 'spotify', name)),
    }))
    const files = await readFiles(uploads, { now, rowsMax: 30_000 })
    expect(
      files.map(({ records, leftOut, unused }) => ({
        episodes: records.filter(({ kind }) => kind === 'episode').length + leftOut.length,
        albums: records.filter(({ kind }) => kind === 'engaged').length,
        unused: unused?.rows,
        reason: unused?.reason,
      })),
    ).toMatchObject([
      { episodes: 0, albums: 0, unused: 35, reason: { params: { short: 22 } } },
      { episodes: 12, albums: 1, unused: 1453, reason: { params: { short: 680 } } },
      { episodes: 0, albums: 0, unused: 300, reason: { params: { albumless: 300 } } },
    ])
    expect(JSON.stringify(files)).not.toMatch(/192\.0\.2|android|"IN"/)
  })
})
