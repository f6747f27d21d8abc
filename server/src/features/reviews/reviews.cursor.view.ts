import { createHash } from 'node:crypto'
import { limits } from '@medley/contract/limits'
import { invalidValue } from '../../app-error.ts'
import type { ReviewFilter, ReviewKey } from './reviews.lists.queries.ts'

/** The cursor after a review in the list of a filter: opaque, and good for that list only. */
export function writeCursor(filter: ReviewFilter, key: ReviewKey): string {
  const { id, rating, micros, likes } = key
  return Buffer.from([nameOf(filter), id, rating, micros, likes].join('.')).toString('base64url')
}

/** The review a cursor stands after; undefined without one. Throws `validation_error` for any other text. */
export function readCursor(
  filter: ReviewFilter,
  cursor: string | undefined,
): ReviewKey | undefined {
  if (cursor === undefined) return undefined
  const key = keyIn(filter, cursor)
  if (!key) throw invalidValue('before', 'Does not belong to this list')
  return key
}

function keyIn(filter: ReviewFilter, cursor: string): ReviewKey | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^([\w-]+)\.(\d{1,10})\.(\d{1,2})\.(-?\d{1,16})\.(\d{1,10})$/.exec(text)
  if (!match || match[1] !== nameOf(filter)) return undefined
  const [id = 0, rating = 0, micros = 0, likes = 0] = match.slice(2).map(Number)
  const isInRange = Math.max(id, likes) <= limits.idMax && Number.isSafeInteger(micros)
  return isInRange ? { id, rating, micros, likes } : undefined
}

/** Names what a list holds and its order; how much of it is read does not matter. */
function nameOf(filter: ReviewFilter): string {
  const { friendship, mediums, work, author, sort, rating, hasText } = filter
  const distinct = mediums && [...new Set(mediums)].toSorted()
  const list = [friendship, distinct, work, author, sort, rating, hasText]
  return createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 12)
}
