import { describe, expect, test } from 'vitest'
import { readZip } from '@medley/doors/testing/read-exports'
import { fileUnder, headers } from '@medley/doors/testing/export-files'
import type { Item } from './import-item.ts'
import { mergeFiles } from './merge-records.ts'

const show = { title: 'Tides', year: 2001, ids: { trakt: 6 } }
const movie = { title: 'Harbour', year: 1961, ids: { trakt: 5 } }
const at = (day: string) => `${day}T12:00:00.000Z`

let serial = 0
const play = (season: number, number: number, day: string) => ({
  id: (serial += 1),
  type: 'episode',
  show,
  episode: { season, number },
  watched_at: at(day),
})
const sum = (plays: number, aired: number | null, day = '2024-05-09') => ({
  plays,
  last_watched_at: at(day),
  show: { ...show, ...(aired === null ? {} : { aired_episodes: aired }) },
})
const dropped = (day: string) => ({ hidden_at: at(day), type: 'show', show })
const left = (season: number, number: number, day: string) => ({
  progress: 57.6,
  paused_at: at(day),
  type: 'episode',
  show,
  episode: { season, number },
})
const rated = { rated_at: at('2024-05-09'), rating: 8, type: 'show', show }

interface Files {
  history?: object[]
  shows?: object[]
  dropped?: object[]
  hidden?: object[]
  playback?: object[]
  ratings?: object[]
  movies?: object[]
}
const names: Record<keyof Files, string> = {
  history: 'watched-history-1.json',
  shows: 'watched-shows.json',
  dropped: 'hidden-dropped.json',
  hidden: 'hidden-progress-watched.json',
  playback: 'watched-playback.json',
  ratings: 'ratings-shows.json',
  movies: 'watched-movies.json',
}

/** The item of the only work of some files. */
async function merged(files: Files) {
  const entries = Object.entries(files).map(([key, items]) => ({
    name: names[key as keyof Files],
    content: JSON.stringify(items),
  }))
  return summaryOf(await mergeFiles(await readZip(entries)))
}

function summaryOf(items: readonly Item[]) {
  const works = items.flatMap((item) => (item.kind === 'work' ? [item] : []))
  expect(works).toHaveLength(1)
  const [work] = works
  const [progress] = work?.parts?.progress ?? []
  return {
    state: progress?.state ?? null,
    at: progress?.entry ? `${progress.entry.season} ${progress.entry.number}` : null,
    since: progress?.timeStarted?.slice(0, 10),
    on: progress?.timeChanged?.slice(0, 10),
    isMarked: work?.engaged !== null,
    notes: work?.rows.flatMap(({ note }) => (typeof note === 'string' ? [] : (note ?? []))),
    idle: work?.rows.filter(({ targets }) => Object.keys(targets).length === 0).length,
  }
}

const history = [play(1, 1, '2024-05-01'), play(2, 1, '2024-05-03'), play(1, 2, '2024-05-02')]
const none = { state: null, at: null, notes: [], idle: 0 }
const going = { state: 'going', isMarked: false, notes: [], idle: 0 }

describe('a show of which some episodes were seen', () => {
  test('is gone on with at the last one in its order', async () => {
    expect(await merged({ history, shows: [sum(3, 10)] })).toEqual({
      ...going,
      at: '2 1',
      since: '2024-05-01',
      on: '2024-05-03',
    })
    expect(await merged({ history })).toMatchObject({ ...going, at: '2 1' })
  })

  test('is gone on with though it has a score', async () => {
    const files = { history, shows: [sum(3, 10)], ratings: [rated] }
    expect(await merged(files)).toMatchObject({ ...going, at: '2 1' })
  })

  test('is gone on with where only their number is told', async () => {
    expect(await merged({ shows: [sum(3, 10)] })).toMatchObject({ ...going, at: null })
  })

  test('was seen where nobody knows how many there are, and it has a score or no episode', async () => {
    expect(await merged({ shows: [sum(3, null)] })).toMatchObject({ ...none, isMarked: true })
    const files = { history, shows: [sum(3, null)], ratings: [rated] }
    expect(await merged(files)).toMatchObject({ ...none, isMarked: true })
  })

  test('was seen to its end with the last one, but not by repeats or specials', async () => {
    expect(await merged({ history, shows: [sum(3, 3)] })).toMatchObject({
      ...none,
      isMarked: true,
    })
    const repeats = [...history, play(1, 1, '2024-06-01'), play(0, 1, '2024-06-01')]
    const shows = [sum(5, 5)]
    expect(await merged({ history: repeats, shows })).toMatchObject({ ...going, at: '2 1' })
    const twice = [...history, ...history]
    expect(await merged({ history: twice, shows: [sum(3, 3), sum(3, 3)] })).toMatchObject(none)
  })

  test('is not gone on with after specials alone', async () => {
    expect(await merged({ history: [play(0, 1, '2024-05-01')] })).toMatchObject(none)
  })
})

describe('a show that was dropped', () => {
  test('is stopped at its last episode, hidden besides or not', async () => {
    const files = { history, shows: [sum(3, 10)], dropped: [dropped('2024-06-01')] }
    const stopped = { ...going, state: 'stopped', at: '2 1', on: '2024-06-01' }
    expect(await merged(files)).toMatchObject(stopped)
    expect(await merged({ ...files, hidden: [dropped('2025-06-01')] })).toMatchObject(stopped)
  })

  test('is stopped without an episode, or with all of them', async () => {
    const stopped = { ...going, state: 'stopped' }
    expect(await merged({ dropped: [dropped('2024-06-01')] })).toMatchObject(stopped)
    const all = { history, shows: [sum(3, 3)], dropped: [dropped('2024-06-01')] }
    expect(await merged(all)).toMatchObject({ ...stopped, at: '2 1' })
  })

  test('was seen if it was seen to its end since', async () => {
    const files = { history, shows: [sum(3, 3)], dropped: [dropped('2024-01-01')] }
    expect(await merged(files)).toMatchObject({
      state: null,
      isMarked: true,
      notes: [{ code: 'seenAlready' }],
      idle: 1,
    })
  })

  test('is paused if it was only hidden', async () => {
    const files = { history, shows: [sum(3, 10)], hidden: [dropped('2024-06-01')] }
    expect(await merged(files)).toMatchObject({ ...going, state: 'paused', at: '2 1' })
  })
})

describe('what was left in the middle', () => {
  test('is the place of a show, unless a later episode was seen since', async () => {
    const files = { history, shows: [sum(3, 10)] }
    const later = await merged({ ...files, playback: [left(1, 3, '2024-06-01')] })
    expect(later).toMatchObject({ ...going, at: '1 3', on: '2024-06-01' })
    const earlier = await merged({ ...files, playback: [left(1, 3, '2024-05-02')] })
    expect(earlier).toMatchObject({ ...going, at: '2 1', on: '2024-05-03' })
  })

  test('is a show or film seen again, if it was seen before', async () => {
    const files = { history, shows: [sum(3, 3)], playback: [left(1, 1, '2024-06-01')] }
    expect(await merged(files)).toMatchObject({ state: 'going', at: '1 1', isMarked: true })
    const film = { type: 'movie', movie, progress: 40, paused_at: at('2024-06-01') }
    const seen = (day: string) => ({ plays: 1, last_watched_at: at(day), movie })
    expect(await merged({ movies: [seen('2024-05-01')], playback: [film] })).toMatchObject({
      state: 'going',
      isMarked: true,
    })
    expect(await merged({ movies: [seen('2024-06-02')], playback: [film] })).toMatchObject({
      state: null,
      isMarked: true,
      notes: [{ code: 'seenAlready' }],
    })
  })
})

test('two editions of a book are one work: the later statement counts, and reading to the end since', async () => {
  const book = { Title: 'Low Water', Author: 'Ada Quill', 'Date Added': '2024/01/02' }
  const mergedBooks = async (...rows: Record<string, string>[]) => {
    const content = fileUnder(
      headers.goodreads,
      rows.map((row) => ({ ...book, ...row })),
    )
    return summaryOf(await mergeFiles(await readZip([{ name: 'library.csv', content }])))
  }
  const dnf = { 'Exclusive Shelf': 'dnf', 'Date Added': '2023/01/02' }
  const reading = { 'Exclusive Shelf': 'currently-reading' }
  expect(await mergedBooks(reading, dnf)).toMatchObject({ ...going, on: '2024-01-02' })
  const read = { 'Exclusive Shelf': 'read', 'Date Read': '2023/05/01' }
  expect(await mergedBooks(read, dnf)).toMatchObject({ state: null, isMarked: true })
  expect(await mergedBooks(read, reading)).toMatchObject({ state: 'going', isMarked: true })
})
