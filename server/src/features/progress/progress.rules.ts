import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { ProgressState, ProgressUnit } from '@medley/contract/library/progress'
import { invalidValue } from '../../app-error.ts'

/** How far a member is: the entry, or the amount with its unit. */
export interface Point {
  state: ProgressState
  entryId: number | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
  isPrivate: boolean
}

/** The changes of a call; undefined fields stay. */
export interface PointChanges {
  state?: ProgressState | undefined
  entryId?: number | undefined
  amount?: number | undefined
  unit?: ProgressUnit | undefined
  total?: number | undefined
  isPrivate?: boolean | undefined
}

const start: Point = {
  state: 'going',
  entryId: null,
  amount: null,
  unit: null,
  total: null,
  isPrivate: false,
}

/** The point after a change; a total stays as long as its unit does. Throws `validation_error`. */
export function changedPoint(
  medium: Medium,
  known: Point | undefined = start,
  { state = known.state, isPrivate = known.isPrivate, entryId, amount, unit, total }: PointChanges,
): Point {
  const kept = { ...known, state, isPrivate }
  if (entryId !== undefined) return { ...start, state, isPrivate, entryId }
  if (amount === undefined || unit === undefined) return kept
  if (unit === 'page' && medium !== 'book') throw invalidValue('unit', 'Only books have pages')
  const keptTotal = unit === known.unit ? known.total : null
  return withinTotal({ ...kept, entryId: null, amount, unit, total: total ?? keptTotal })
}

function withinTotal(point: Point): Point {
  const { amount, total } = point
  if (amount !== null && total !== null && amount > total) {
    throw invalidValue('amount', 'Must be at most the total')
  }
  return point
}

/** The place of a progress in the order by change. */
export interface ProgressKey {
  time: Date
  id: number
}

export function writeCursor({ time, id }: ProgressKey): string {
  return `${time.getTime()}.${id}`
}

/** Throws `validation_error` for a text that is no cursor. */
export function readCursor(cursor: string | undefined): ProgressKey | undefined {
  if (cursor === undefined) return undefined
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(cursor)
  const id = Number(match?.[2])
  if (!match || id > limits.idMax) throw invalidValue('before', 'Does not belong to this list')
  return { time: new Date(Number(match[1])), id }
}
