import { callers, type Scene } from './permission-scene.ts'
import type { RowValues } from './send-row.ts'

export interface Row {
  endpoint: string
  about?: string
  values?: (scene: Scene) => RowValues
  /**
   * The status with the error code or bare number, one per caller, in the order of `callers`; absent where all who
   * may call succeed.
   */
  answers?: readonly string[]
}

/** A row that is complete. */
export type FullRow = Row & Required<Pick<Row, 'answers'>>

export const none = '401 unauthenticated'
export const hidden = '404 review_not_found'
export const blockedByThem = '403 blocked_by_them'
export const blockedByYou = '403 blocked_by_you'
export const forbidden = '403 forbidden'

export const everyone = (answer: string) => callers.map(() => answer)
export const members = (answer: string) => [none, ...callers.slice(1).map(() => answer)]
export const unlessBlocked = ['200', '200', '200', blockedByThem, '200', '200', '200']
export const adminOnly = (answer: string) => [
  none,
  ...callers.slice(1, -1).map(() => '403 admin_only'),
  answer,
]
