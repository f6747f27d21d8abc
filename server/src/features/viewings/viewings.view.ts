import { limits } from '@medley/contract/limits'
import { partialDate } from '@medley/contract/values'
import type { Viewing } from '@medley/contract/viewings'
import type { DayKey, ViewingRow } from './viewings.queries.ts'

/** A viewing in wire format; only its owner gets the tags. */
export function presentViewing(row: ViewingRow, isOwn: boolean): Viewing {
  const { id, work, day, isRepeat, tags, reviewId, rating, hasText, companions } = row
  return {
    id,
    work,
    day,
    isRepeat,
    review:
      reviewId === null || rating === null
        ? null
        : { id: reviewId, rating, hasText: hasText === true },
    companions,
    ...(isOwn ? { tags } : {}),
  }
}

/** The cursor after a viewing in any order by day: opaque. */
export function writeCursor({ day, id }: DayKey): string {
  return Buffer.from(`${day ?? ''}.${id}`).toString('base64url')
}

/** The viewing a cursor comes after; undefined for any other text. */
export function readCursor(cursor: string): DayKey | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^(\d{4}(?:-\d{2}){0,2})?\.(\d{1,10})$/.exec(text)
  if (!match) return undefined
  const day = match[1] ?? null
  const isDay = day === null || partialDate.safeParse(day).success
  const id = Number(match[2])
  return isDay && id <= limits.idMax ? { day, id } : undefined
}
