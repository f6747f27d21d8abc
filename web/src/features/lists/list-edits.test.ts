import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carryOut, planEdits } from './list-edits.ts'

describe('planEdits', () => {
  test.each([
    ['nothing', [1, 2, 3], [1, 2, 3], []],
    ['one work taken to the end', [1, 2, 3, 4], [2, 3, 4, 1], [move(1, 4)]],
    ['one work taken to the front', [1, 2, 3, 4], [4, 1, 2, 3], [move(4, 1)]],
    ['a work taken out', [1, 2, 3], [1, 3], [{ action: 'DELETE', workId: 2 }]],
    ['a work added', [1, 2], [1, 2, 3], [{ action: 'ADD', workId: 3 }]],
    ['a work added in front', [1, 2], [3, 1, 2], [{ action: 'ADD', workId: 3 }, move(3, 1)]],
    ['a work added behind entries that were not loaded', [1, -1], [1, 9], [add(9)]],
    ['a work put among the loaded ones', [1, 2, -1], [1, 9, 2], [add(9), move(9, 2)]],
  ])('plans %s', (_, stored, edited, steps) => {
    expect(planEdits(stored, edited)).toEqual(steps)
  })

  test('reaches any order with fewer moves than works', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(ids, ids, (stored, edited) => {
        const steps = planEdits(stored, edited)
        expect(carryOut(stored, steps)).toEqual(edited)
        const moves = steps.filter(({ action }) => action === 'MOVE')
        expect(moves.length).toBeLessThanOrEqual(Math.max(0, edited.length - 1))
      }),
      { seed: 20_261_120, numRuns: 1000 },
    )
  })

  test('keeps unloaded entries in order and behind the loaded ones', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 12 })
    fc.assert(
      fc.property(ids, ids, fc.integer({ min: 1, max: 4 }), (loaded, edited, count) => {
        const unloaded = Array.from({ length: count }, (_, index) => -1 - index)
        const steps = planEdits([...loaded, ...unloaded], edited)
        expect(steps.filter(({ workId }) => workId < 0)).toEqual([])
        const after = carryOut([...loaded, ...unloaded], steps)
        expect(after.filter((id) => id > 0)).toEqual(edited)
        expect(after.filter((id) => id < 0)).toEqual(unloaded)
        const last = after.findLastIndex((id) => id > 0 && loaded.includes(id))
        expect(last).toBeLessThan(after.indexOf(-1))
      }),
      { seed: 20_261_120, numRuns: 1000 },
    )
  })

  test('plans the reversal of 1000 works', () => {
    const stored = Array.from({ length: 1000 }, (_, index) => index + 1)
    const steps = planEdits(stored, stored.toReversed())
    expect(steps).toHaveLength(999)
    expect(carryOut(stored, steps)).toEqual(stored.toReversed())
  })
})

function move(workId: number, position: number) {
  return { action: 'MOVE', workId, position }
}

function add(workId: number) {
  return { action: 'ADD', workId }
}
