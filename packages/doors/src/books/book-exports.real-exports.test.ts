import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { read } from '../testing/read-exports.ts'
import type { ReadFile } from '../record.ts'

const folder = inject('realExports') ?? ''

function countsOf(values: readonly (string | undefined)[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const value of values) if (value) counts[value] = (counts[value] ?? 0) + 1
  return counts
}

/** The records of a file, counted by our words. */
function summaryOf({ problem, records, leftOut, lists }: ReadFile) {
  return {
    problem: problem?.message.code ?? null,
    kinds: countsOf(records.map(({ kind }) => kind)),
    ratings: countsOf(records.map(({ rating }) => rating?.value)),
    states: countsOf(records.map(({ parts }) => parts?.progress?.state)),
    texts: records.filter(({ text }) => text !== null).length,
    spoilers: records.filter(({ spoiler }) => spoiler).length,
    saved: records.filter(({ kind, isSaved }) => kind === 'saved' || isSaved).length,
    isbns: records.filter(({ work }) => work.ids.isbn).length,
    readings: records.reduce(
      (sum, { kind, dateViewed, viewings }) =>
        sum + viewings.length + (kind === 'review' && dateViewed !== null ? 1 : 0),
      0,
    ),
    lists: lists.map(
      ({ key }) =>
        records.filter(({ listings }) => listings.some((one) => one.list === key)).length,
    ),
    leftOut: countsOf(leftOut.map(({ reason }) => reason.code)),
  }
}

const nothing: ReturnType<typeof summaryOf> = {
  problem: null,
  kinds: {},
  ratings: {},
  states: {},
  texts: 0,
  spoilers: 0,
  saved: 0,
  isbns: 0,
  readings: 0,
  lists: [],
  leftOut: {},
}

describe.runIf(existsSync(join(folder, 'librarything')))('real exports of books', () => {
  test.each([
    [
      'hardcover/hardcover-made.csv',
      {
        kinds: { engaged: 2, progress: 15, review: 33, saved: 10 },
        ratings: { '0.5': 3, '2.75': 6, '3': 3, '4.5': 8, '5': 6 },
        states: { going: 10, paused: 10, stopped: 10 },
        texts: 15,
        spoilers: 8,
        saved: 10,
        readings: 16,
        lists: [40, 40],
      },
    ],
    [
      'librarything/librarything.tsv',
      {
        problem: 'someAsWindows',
        kinds: { entry: 29, review: 104, saved: 1 },
        ratings: { '2': 5, '3': 7, '4': 32, '5': 60 },
        saved: 3,
        isbns: 35,
        lists: [134],
      },
    ],
    [
      'calibre/calibre-catalog.csv',
      { kinds: { review: 1 }, ratings: { '5': 1 }, isbns: 1, lists: [1] },
    ],
    [
      'calibre/calibre-catalog-made.csv',
      {
        kinds: { engaged: 2, entry: 3, review: 20 },
        ratings: { '1': 5, '3': 5, '4': 5, '5': 5 },
        isbns: 13,
        lists: [25],
      },
    ],
    [
      'openreads/openreads.csv',
      {
        kinds: { review: 3, saved: 1 },
        ratings: { '4': 1, '4.5': 1, '5': 1 },
        saved: 1,
        isbns: 3,
        readings: 3,
        lists: [1],
      },
    ],
    [
      'openreads/openreads-made.csv',
      {
        kinds: { engaged: 1, progress: 7, review: 9 },
        ratings: { '1': 2, '4.5': 4, '5': 2 },
        states: { going: 3, stopped: 6 },
        texts: 3,
        saved: 3,
        isbns: 12,
        readings: 7,
        lists: [3],
        leftOut: { deletedThere: 1 },
      },
    ],
    [
      'bookwyrm/bookwyrm.csv',
      {
        kinds: { review: 2, saved: 1 },
        ratings: { '4': 1, '5': 1 },
        texts: 1,
        saved: 1,
        isbns: 2,
        readings: 2,
        lists: [1],
      },
    ],
    [
      'bookwyrm/bookwyrm-made.csv',
      {
        kinds: { engaged: 2, progress: 6, review: 10 },
        ratings: { '0.5': 2, '2.5': 2, '4': 4, '5': 2 },
        states: { going: 6, stopped: 3 },
        texts: 3,
        spoilers: 2,
        saved: 3,
        isbns: 13,
        readings: 6,
        lists: [3],
      },
    ],
  ])('%s lands as an independent reader counts it', async (name, expected) => {
    const file = await read(name, readFileSync(join(folder, name)))
    expect(summaryOf(file)).toEqual({ ...nothing, ...expected })
  })
})
