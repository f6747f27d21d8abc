import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { now } from '../testing/read-exports.ts'
import { readFiles } from '../read-files.ts'
import type { ReadFile } from '../record.ts'

const folder = join(inject('realExports') ?? '', 'trakt')

const readZip = (name: string) =>
  readFiles([{ name, bytes: readFileSync(join(folder, name)) }], { now, rowsMax: 30_000 })

/** The number of records of each file by kind, of rows left out and of lists. */
function count({ name, records, leftOut, lists, problem }: ReadFile) {
  const kinds: Record<string, number> = {}
  for (const { kind } of records) kinds[kind] = (kinds[kind] ?? 0) + 1
  const own = lists.filter(({ line }) => line !== null).length
  return [name, { ...kinds, leftOut: leftOut.length, lists: own, problem: problem !== null }]
}

const nothing = { leftOut: 0, lists: 0, problem: false }

describe.runIf(existsSync(folder))('real exports of Trakt', () => {
  test('all items of an export of 2026 are read', async () => {
    const files = await readZip('export-2026.zip')
    expect(Object.fromEntries(files.map(count))).toEqual({
      'hidden-dropped.json': { ...nothing, progress: 26 },
      'hidden-progress-watched.json': { ...nothing, progress: 14 },
      'lists-list-28545752-on-deck.json': { ...nothing, entry: 7 },
      'lists-lists.json': { ...nothing, lists: 1 },
      'lists-watchlist.json': { ...nothing, saved: 88 },
      'ratings-episodes.json': { ...nothing, episode: 1 },
      'ratings-movies.json': { ...nothing, rating: 900 },
      'ratings-seasons.json': nothing,
      'ratings-shows.json': { ...nothing, rating: 175 },
      'user-profile.json': nothing,
      'watched-history-1.json': { ...nothing, engaged: 133, episode: 1867 },
      'watched-history-2.json': { ...nothing, engaged: 127, episode: 1333 },
      'watched-movies.json': { ...nothing, engaged: 260 },
      'watched-playback.json': { ...nothing, progress: 1 },
      'watched-shows.json': { ...nothing, plays: 165 },
    })
    const scores = files.flatMap(({ records }) => records.flatMap(({ rating }) => rating ?? []))
    expect(scores.filter(({ isRounded }) => isRounded)).toEqual([])
    const episodes = files.flatMap(({ records }) =>
      records.filter(({ parts }) => parts?.episode?.rating === null),
    )
    const different = episodes.map(
      ({ work, parts }) => `${work.key} ${parts?.episode?.season} ${parts?.episode?.number}`,
    )
    expect([episodes.length, new Set(different).size]).toEqual([3200, 3200])
    expect(new Set(episodes.map(({ work }) => work.ids['thetvdb'])).size).toBe(165)
  })

  test('an export without a history is read', async () => {
    const files = await readZip('test-export-neodb.zip')
    expect(Object.fromEntries(files.map(count))).toEqual({
      'collection-movies.json': nothing,
      'lists-list-99999-my-test-list.json': { ...nothing, entry: 2 },
      'lists-lists.json': { ...nothing, lists: 1 },
      'lists-watchlist.json': { ...nothing, saved: 1 },
      'ratings-movies.json': { ...nothing, rating: 1 },
      'ratings-shows.json': nothing,
      'watched-movies.json': { ...nothing, engaged: 1 },
      'watched-shows.json': { ...nothing, plays: 1 },
    })
  })
})
