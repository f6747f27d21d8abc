import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { readFiles } from '../read-files.ts'
import { now } from '../testing/read-exports.ts'

const folder = join(inject('realExports') ?? '', 'neodb')

const inputOf = (path: string) => ({
  name: path.split('/').at(-1) ?? '',
  bytes: readFileSync(join(folder, path)),
})
const filesIn = (form: string) => readdirSync(join(folder, form)).map((name) => `${form}/${name}`)

/** Rows, those with a score, and reasons of those that are left out. */
const counts: Record<string, [number, number, ...string[]]> = {
  'book_mark.csv': [18, 13],
  'book_note.csv': [3, 0],
  'book_review.csv': [2, 0],
  'game_mark.csv': [1, 0, 'videoGame'],
  'game_note.csv': [1, 0, 'videoGame'],
  'game_review.csv': [0, 0],
  'movie_mark.csv': [16, 12],
  'movie_note.csv': [3, 0],
  'movie_review.csv': [2, 0],
  'music_mark.csv': [12, 8],
  'music_note.csv': [3, 0],
  'music_review.csv': [2, 0],
  'performance_mark.csv': [1, 0, 'nothingKept'],
  'performance_note.csv': [0, 0],
  'performance_review.csv': [0, 0],
  'podcast_mark.csv': [6, 4],
  'podcast_note.csv': [1, 0, 'placeOfNote'],
  'podcast_review.csv': [1, 0],
  'tv_mark.csv': [10, 7],
  'tv_note.csv': [2, 0, 'placeOfNote'],
  'tv_review.csv': [1, 0],
}

describe.runIf(existsSync(folder))('real exports of NeoDB', () => {
  test.each([
    ['unpacked', () => filesIn('csv')],
    ['in a ZIP', () => ['neodb_csv-made.zip']],
  ])('the tables land %s', async (_, paths) => {
    const files = await readFiles(paths().map(inputOf), { now, rowsMax: 1000 })
    const found = files.map(({ name, source, records, leftOut, problem }) => {
      expect([source, problem]).toEqual(['neodb', null])
      const rated = records.filter(
        ({ rating, parts }) => rating !== null || (parts?.episode?.rating ?? null) !== null,
      )
      const reasons = leftOut.map(({ reason }) => reason.code)
      return [name, [records.length + leftOut.length, rated.length, ...reasons]] as const
    })
    expect(Object.fromEntries(found)).toEqual(counts)
  })
})
