import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'

export type RemarkOrder = 'point' | 'newest'

/** Where a page of remarks ends. */
export interface RemarkKey {
  /** Of the point in the work. */
  position: number
  time: Date
  id: number
}

export function writeCursor({ position, time, id }: RemarkKey): string {
  return `${position}.${time.getTime()}.${id}`
}

/** Throws `validation_error` for a text that is no cursor. */
export function readCursor(cursor: string | undefined): RemarkKey | undefined {
  if (cursor === undefined) return undefined
  const [, position, time, id] = /^(-?\d{1,10})\.(\d{1,14})\.(\d{1,10})$/.exec(cursor) ?? []
  const key = { position: Number(position), time: new Date(Number(time)), id: Number(id) }
  const isKey = id !== undefined && key.id <= limits.idMax && Math.abs(key.position) <= limits.idMax
  if (!isKey) throw invalidValue('before', 'Does not belong to this list')
  return key
}
