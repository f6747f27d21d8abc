import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'

/** The place of a row in the order by time. */
export interface FollowKey {
  time: Date
  /** Of the contributor, series or work. */
  id: number
}

export function writeCursor({ time, id }: FollowKey): string {
  return `${time.getTime()}.${id}`
}

/** Throws `validation_error` for a text that is no cursor. */
export function readCursor(cursor: string | undefined): FollowKey | undefined {
  if (cursor === undefined) return undefined
  const match = /^(\d{1,14})\.(\d{1,10})$/.exec(cursor)
  const id = Number(match?.[2])
  if (!match || id > limits.idMax) throw invalidValue('before', 'Does not belong to this list')
  return { time: new Date(Number(match[1])), id }
}
