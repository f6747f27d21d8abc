import type { EntryAction } from '@medley/contract/library/lists'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { applyEdits, differenceOf, type PlacedEntry } from './lists.edits.rules.ts'

const film = 'film' as const
const placed = (ids: readonly number[]): PlacedEntry[] =>
  ids.map((workId, index) => ({ workId, medium: film, position: index + 1 }))
const all = new Map(Array.from({ length: 13 }, (_, id) => [id, film]))

/** Any valid action on a list with these ids. */
function actionOn(ids: readonly number[], pick: number, index: number): EntryAction {
  const workId = pick % all.size
  const named = { workId, medium: film }
  if (!ids.includes(workId)) return { action: 'ADD', ...named }
  if (index === 0) return { action: 'DELETE', ...named }
  if (index === 9) return { action: 'NOTE', ...named, note: 'Good.' }
  return { action: 'MOVE', ...named, position: (index % ids.length) + 1 }
}

/** Reference implementation of one action. */
function applyAction(ids: readonly number[], action: EntryAction): number[] {
  const others = ids.filter((id) => id !== action.workId)
  if (action.action === 'ADD') return [...others, action.workId]
  if (action.action === 'DELETE') return others
  if (action.action === 'NOTE') return [...ids]
  return others.toSpliced(action.position - 1, 0, action.workId)
}

/** Simulates the three statements in order; fails on duplicate positions. */
function write(stored: readonly PlacedEntry[], edited: readonly PlacedEntry[]): number[] {
  const { removed, moved, added } = differenceOf(stored, edited)
  const rows = new Map(stored.map((entry) => [entry.workId, entry.position]))
  for (const id of removed) expect(rows.delete(id)).toBe(true)
  for (const { workId, position } of moved) {
    expect(rows.has(workId)).toBe(true)
    rows.set(workId, position)
  }
  expect(new Set(rows.values()).size).toBe(rows.size)
  for (const { workId, position } of added) {
    expect(rows.has(workId)).toBe(false)
    rows.set(workId, position)
  }
  expect([...rows.values()].toSorted((a, b) => a - b)).toEqual([...rows].map((_, i) => i + 1))
  return [...rows].toSorted(([, a], [, b]) => a - b).map(([id]) => id)
}

test('writing the difference of any edits equals applying them one by one', () => {
  const picks = fc.array(fc.tuple(fc.nat(50), fc.nat(9)), { maxLength: 40 })
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(12), { maxLength: 10 }), picks, (start, choices) => {
      let ids: readonly number[] = start
      const actions: EntryAction[] = []
      for (const [pick, index] of choices) {
        const action = actionOn(ids, pick, index)
        actions.push(action)
        ids = applyAction(ids, action)
      }
      const stored = placed(start)
      const edited = applyEdits(stored, actions, all)
      expect(edited.map(({ workId }) => workId)).toEqual(ids)
      expect(write(stored, edited)).toEqual(ids)
    }),
    { seed: 20_261_120, numRuns: 500 },
  )
})

test('writes nothing for edits that change nothing', () => {
  const stored = placed([4, 5, 6])
  const there = { action: 'MOVE', workId: 4, medium: film, position: 3 } as const
  const edited = applyEdits(stored, [there, { ...there, position: 1 }], all)
  expect(differenceOf(stored, edited)).toEqual({ removed: [], moved: [], added: [] })
})
