import { describe, expect, test } from 'vitest'
import { csvOf, zipOf } from '../testing/export-files.ts'
import { now, read } from '../testing/read-exports.ts'
import { readFiles } from '../read-files.ts'

interface Play {
  artist?: string
  album?: string
  track: string
  time: string
}

/** Plays of some tracks of an album, a few minutes apart from a time on. */
const playsOf = (tracks: readonly string[], start: string, more: Partial<Play> = {}): Play[] =>
  tracks.map((track, index) => ({
    artist: 'The Low Tides',
    album: 'Quay',
    track,
    time: new Date(Date.parse(start) + index * 200_000).toISOString(),
    ...more,
  }))

const numbers = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `Song ${from + index}`)

const tableOf = (plays: readonly Play[]) =>
  csvOf(
    'uts,artist,album,track',
    plays.map(({ artist = '', album = '', track, time }) => [
      Date.parse(time) / 1000,
      artist,
      album,
      track,
    ]),
  )

/** The albums heard: title, artist and tracks by day. */
async function heardIn(plays: readonly Play[], how: object = {}) {
  const { records } = await read('scrobbles.csv', tableOf(plays), how)
  return records.map(({ work, viewings }) => [
    work.title,
    work.creators[0],
    Object.fromEntries(viewings.map(({ day, tracks }) => [day, tracks])),
  ])
}

describe('an album is heard on days', () => {
  test.each([
    ['of all of its tracks', 10, 10, true],
    ['of 60 % of them', 10, 6, true],
    ['of less than 60 %', 10, 5, false],
    ['of four, but not of three', 4, 4, true],
    ['of at least four', 3, 3, false],
    ['of four of five', 5, 4, true],
  ])('%s', async (_, all, played, isHeard) => {
    // The others are played on days of their own.
    const others = numbers(all - played, played + 1).flatMap((track, index) =>
      playsOf([track], `2024-02-${10 + index}T12:00:00Z`),
    )
    const plays = [...playsOf(numbers(played), '2024-05-01T12:00:00Z'), ...others]
    const file = await read('scrobbles.csv', tableOf(plays))
    expect(file.records.flatMap(({ viewings }) => viewings)).toEqual(
      isHeard ? [{ day: '2024-05-01', isRepeat: false, tags: [], tracks: played }] : [],
    )
    expect(file.unused).toMatchObject({
      rows: isHeard ? all - played : all,
      reason: { code: 'otherPlays' },
    })
  })

  test('of different tracks: one song all day is one', async () => {
    const plays = playsOf(
      Array.from({ length: 9 }, () => 'Song 1'),
      '2024-05-01T12:00:00Z',
    )
    expect(await heardIn(plays)).toEqual([])
  })

  test('of the time zone of the member', async () => {
    const plays = playsOf(numbers(5), '2024-05-01T22:30:00Z')
    expect(await heardIn(plays, { timeZone: 'Europe/Berlin' })).toEqual([
      ['Quay', 'The Low Tides', { '2024-05-02': 5 }],
    ])
    expect(await heardIn(plays, { timeZone: 'UTC' })).toEqual([
      ['Quay', 'The Low Tides', { '2024-05-01': 5 }],
    ])
  })

  test('each of which is named once', async () => {
    const plays = ['2024-05-01', '2024-06-01'].flatMap((day) =>
      playsOf(numbers(5), `${day}T12:00:00Z`),
    )
    const { records } = await read('scrobbles.csv', tableOf(plays))
    expect(records).toMatchObject([
      {
        kind: 'engaged',
        rating: null,
        text: null,
        timePosted: '2024-05-01T00:00:00.000Z',
        viewings: [{ day: '2024-05-01' }, { day: '2024-06-01' }],
      },
    ])
  })

  test('of the future, of 1970 and without a time for none', async () => {
    const plays = [
      ...playsOf(numbers(5), '2031-05-01T12:00:00Z'),
      ...playsOf(numbers(5), '1969-12-31T12:00:00Z'),
    ]
    const file = await read('scrobbles.csv', `${tableOf(plays)},Bo,Ebbe,Song\n`)
    expect([file.records, file.leftOut]).toEqual([[], []])
    expect(file.unused).toMatchObject({ rows: 11, reason: { params: { undated: 11 } } })
  })
})

describe('one album are', () => {
  const day = '2024-05-01T12:00:00Z'

  test('tracks that guests play on one day with it, and other spellings', async () => {
    const plays = [
      ...playsOf(numbers(3), day),
      ...playsOf(['Song 4'], day, { artist: 'low tides' }),
      ...playsOf(['Song 5'], day, { artist: 'The Low Tides feat. Mio', album: 'QUAY' }),
      ...playsOf(['Song 6'], day, { artist: 'Umi' }),
      ...playsOf(['Song 1 - Remastered 2011', 'Song 2 (feat. Bo)'], day),
    ]
    expect(await heardIn(plays)).toEqual([['Quay', 'The Low Tides', { '2024-05-01': 6 }]])
  })

  test('its pressings, each of which may be heard as a whole', async () => {
    const plays = [
      ...playsOf(numbers(5), day),
      ...playsOf(numbers(10), '2024-05-02T12:00:00Z', { album: 'Quay (Deluxe Edition)' }),
    ]
    const { records } = await read('scrobbles.csv', tableOf(plays))
    expect(new Set(records.map(({ work }) => work.key))).toEqual(new Set(['quay|lowtides']))
    expect(records.map(({ work }) => [work.title, work.otherTitles])).toEqual([
      ['Quay', []],
      ['Quay', ['Quay (Deluxe Edition)']],
    ])
  })

  test('tracks of many artists under one title, by various artists', async () => {
    const plays = ['Bo', 'Mio', 'Umi', 'Kaze', 'Hoshi'].flatMap((artist, index) =>
      playsOf([`Song ${index}`], day, { artist, album: 'Songs from the Pier' }),
    )
    expect(await heardIn(plays)).toEqual([
      ['Songs from the Pier', 'Various Artists', { '2024-05-01': 5 }],
    ])
  })

  test('never those of several artists with albums of one title', async () => {
    const plays = ['Bo', 'Mio'].flatMap((artist) =>
      playsOf(numbers(5), day, { artist, album: 'Greatest Hits' }),
    )
    expect(await heardIn(plays)).toEqual([
      ['Greatest Hits', 'Bo', { '2024-05-01': 5 }],
      ['Greatest Hits', 'Mio', { '2024-05-01': 5 }],
    ])
  })
})

describe('the files of an upload', () => {
  const evening = playsOf(numbers(6), '2024-05-31T23:45:00Z')
  const listen = ({ artist, album, track, time }: Play) =>
    JSON.stringify({
      listened_at: Date.parse(time) / 1000,
      track_metadata: { artist_name: artist, release_name: album, track_name: track },
    })
  const months = [evening.slice(0, 4), evening.slice(4)]
  const files = months.map((plays, index) => ({
    name: `listens/2024/${5 + index}.jsonl`,
    content: plays.map(listen).join('\n'),
  }))
  const readAll = (rowsMax: number) =>
    readFiles([{ name: 'listens.zip', bytes: zipOf(files) }], {
      now,
      rowsMax,
      timeZone: 'Europe/Berlin',
    })

  test('tell of one day together', async () => {
    const [may, june] = await readAll(10)
    expect(may?.records).toMatchObject([{ line: 1, viewings: [{ day: '2024-06-01', tracks: 6 }] }])
    expect(june?.records).toEqual([])
    expect([may?.unused?.rows, june?.unused?.rows]).toEqual([0, 0])
  })

  test('have as many rows as albums, whatever was played', async () => {
    const [may] = await readAll(1)
    expect(may?.records).toHaveLength(1)
    await expect(readAll(0)).rejects.toThrow()
  })

  test('keep no plays', async () => {
    for (const file of await readAll(10)) expect(file).not.toHaveProperty('plays')
  })
})
