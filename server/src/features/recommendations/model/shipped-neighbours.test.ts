import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { paths } from '../../../paths.ts'
import { neighboursOfWork, packNeighbours } from './neighbours.ts'
import { readShippedNeighbours, writeShippedNeighbours } from './shipped-neighbours.ts'

const pair = (work: number, weight: number) => ({ work, weight, support: 0 })

test('reads what was written, in thousandths', () => {
  const rows = [[pair(2, 0.4321), pair(1, 0.1)], [], [pair(0, 0.0001)]]
  const text = writeShippedNeighbours({ ids: ['a', 'b', 'c'], neighbours: packNeighbours(rows) })
  expect(text).toBe('a 2 568 1 332\nb\nc 0 999\n')
  const { ids, neighbours } = readShippedNeighbours(`# A notice.\n${text}`)
  expect(ids).toEqual(['a', 'b', 'c'])
  const read = ids.map((_, work) => neighboursOfWork(neighbours, work))
  const close = (weight: number) => expect.closeTo(weight, 3) as number
  expect(read).toEqual([[pair(2, close(0.432)), pair(1, close(0.1))], [], [pair(0, close(0.001))]])
})

test.each(['a 1 5\n', 'a x 5\n', 'a 0 1000\n', 'a 0\n'])('refuses %j', (text) => {
  expect(() => readShippedNeighbours(text)).toThrow('cannot be read')
})

test('the file that comes with the product names neighbours of well-known films', async () => {
  const packed = await readFile(paths.filmNeighbours)
  expect(packed.length).toBeLessThan(300_000)
  const text = gunzipSync(packed).toString()
  expect(text).toContain('Copyright (c) 2013 Simon Dooms')
  const { ids, neighbours } = readShippedNeighbours(text)
  expect(ids.length).toBeGreaterThan(2500)
  const nearest = neighboursOfWork(neighbours, ids.indexOf('tt0120737'))
  // The Fellowship of the Ring: The Two Towers, The Return of the King.
  expect(nearest.slice(0, 2).map(({ work }) => ids[work])).toEqual(
    expect.arrayContaining(['tt0167261', 'tt0167260']),
  )
})
