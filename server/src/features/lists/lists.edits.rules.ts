import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import { invalidValue } from '../../app-error.ts'

/** A work in a list; positions start at 1. */
export interface PlacedEntry {
  workId: number
  medium: Medium
  position: number
  /** Defaults to now. */
  timeAdded?: string
}

/** The writes that turn stored entries into edited ones. */
export interface EntryDifference {
  /** Work ids. A work that was removed and added again is in both `removed` and `added`. */
  removed: number[]
  moved: PlacedEntry[]
  added: PlacedEntry[]
}

/**
 * Applies edits in order to the entries of a list, sorted by position, and returns the new order; kept
 * entries stay the same objects. `mediums` contains the works that exist. The first invalid action
 * throws `validation_error` for `actions[n]`.
 */
export function applyEdits(
  entries: readonly PlacedEntry[],
  actions: readonly EntryAction[],
  mediums: ReadonlyMap<number, Medium>,
): PlacedEntry[] {
  const edited = [...entries]
  const present = new Map(edited.map((entry) => [entry.workId, entry]))
  for (const [index, action] of actions.entries()) {
    const field = `actions[${index}]`
    const entry = present.get(action.workId)
    if (action.action === 'ADD') {
      if (mediums.get(action.workId) !== action.medium) throw invalidValue(field, 'Unknown work')
      if (entry) throw invalidValue(field, 'Work already exists in list')
      const added = { workId: action.workId, medium: action.medium, position: 0 }
      present.set(added.workId, added)
      edited.push(added)
      continue
    }
    if (entry?.medium !== action.medium) throw invalidValue(field, 'Work is not in the list')
    if (action.action === 'MOVE' && action.position > edited.length) {
      throw invalidValue(`${field}.position`, `Must be at most ${edited.length}`)
    }
    if (action.action === 'NOTE') continue
    edited.splice(edited.indexOf(entry), 1)
    if (action.action === 'MOVE') edited.splice(action.position - 1, 0, entry)
    else present.delete(entry.workId)
  }
  return edited
}

/** The notes that edits leave, each work once; a note ends with its entry. */
export function notesOf(
  actions: readonly EntryAction[],
): { workId: number; note: string | null }[] {
  const notes = new Map<number, string | null>()
  for (const action of actions) {
    if (action.action === 'NOTE') notes.set(action.workId, action.note)
    if (action.action === 'DELETE') notes.delete(action.workId)
  }
  return [...notes].map(([workId, note]) => ({ workId, note }))
}

/** The difference between stored and edited entries, compared by identity. */
export function differenceOf(
  stored: readonly PlacedEntry[],
  edited: readonly PlacedEntry[],
): EntryDifference {
  const before = new Set(stored)
  const after = new Set(edited)
  const placed = edited.map((entry, index) => ({ entry, position: index + 1 }))
  return {
    removed: stored.filter((entry) => !after.has(entry)).map(({ workId }) => workId),
    moved: placed
      .filter(({ entry, position }) => before.has(entry) && entry.position !== position)
      .map(({ entry, position }) => ({ ...entry, position })),
    added: placed
      .filter(({ entry }) => !before.has(entry))
      .map(({ entry, position }) => ({ ...entry, position })),
  }
}

/**
 * Puts further entries into a list where `order` has them: behind the entry before them there, or before
 * the one after. A list whose entries are in another order gets them at its end.
 */
export function placeEntries(
  stored: readonly PlacedEntry[],
  added: readonly PlacedEntry[],
  order: readonly number[],
): PlacedEntry[] {
  const ranks = new Map(order.map((workId, rank) => [workId, rank]))
  const rankOf = ({ workId }: PlacedEntry) => ranks.get(workId) ?? -1
  const known = stored.filter((entry) => rankOf(entry) >= 0)
  const isInOrder = known.every(
    (entry, index) => index === 0 || rankOf(known[index - 1] ?? entry) < rankOf(entry),
  )
  if (!isInOrder || known.length === 0) return [...stored, ...added]
  const waiting = added.toSorted((a, b) => rankOf(a) - rankOf(b))
  const edited: PlacedEntry[] = []
  let next = 0
  for (const entry of stored) {
    while (rankOf(entry) >= 0 && next < waiting.length) {
      const one = waiting[next]
      if (!one || rankOf(one) > rankOf(entry)) break
      edited.push(one)
      next += 1
    }
    edited.push(entry)
  }
  const last = edited.findLastIndex((entry) => rankOf(entry) >= 0) + 1
  return [...edited.slice(0, last), ...waiting.slice(next), ...edited.slice(last)]
}
