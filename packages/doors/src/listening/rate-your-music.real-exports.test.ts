import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import { read } from '../testing/read-exports.ts'

const folder = join(inject('realExports') ?? '', 'rateyourmusic')

describe.runIf(existsSync(folder))('real exports of RateYourMusic', () => {
  test.each([
    [
      'music-export.csv',
      { '10': 19, '9': 40, '8': 84, '7': 89, '6': 46, '5': 22, '4': 14, '3': 6, '2': 1, '1': 2 },
      { saved: 0, texts: 0, leftOut: 1 },
    ],
    ['with-ownership-and-bbcode.csv', { '10': 1, '9': 2 }, { saved: 1, texts: 2, leftOut: 1 }],
  ])('%s lands with all of its ratings', async (name, ratings, others) => {
    const file = await read(name, readFileSync(join(folder, name)))
    const { source, records, leftOut, problem } = file
    expect([source, problem]).toEqual(['rateYourMusic', null])
    const values = records.flatMap(({ rating }) => rating?.value ?? [])
    const counts = Map.groupBy(values, (value) => value)
    expect(Object.fromEntries([...counts].map(([value, all]) => [value, all.length]))).toEqual(
      ratings,
    )
    expect({
      saved: records.filter(({ kind }) => kind === 'saved').length,
      texts: records.filter(({ text }) => text !== null).length,
      leftOut: leftOut.length,
    }).toEqual(others)
    const cells = records.flatMap(({ work, text }) => [work.title, ...work.creators, text ?? ''])
    expect(cells.filter((cell) => /&(?:amp|#\d+);|\[\/?(?:b|i|artist\d+)\]/i.test(cell))).toEqual(
      [],
    )
  })
})
