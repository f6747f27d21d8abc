import { limits } from '@medley/contract/limits'
import { partialDate } from '@medley/contract/values/values'
import type { DiaryRow, Viewing } from '@medley/contract/library/viewings'
import { dayOrderOf } from './viewings.days.rules.ts'
import type { EntriesDayRow } from './viewings.entries.queries.ts'
import { spansOf } from './viewings.entries.rules.ts'
import type { DayKey, ViewingRow } from './viewings.queries.ts'

/** A viewing in wire format; only its owner gets the tags. */
export function toViewing(row: ViewingRow, isOwn: boolean): Viewing {
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

/** A day's entries of one work as a row of the diary, in wire format. */
export function toEntriesDay({ seen, count, title, ...row }: EntriesDayRow): DiaryRow {
  return { ...row, review: null, companions: [], entries: { count, spans: spansOf(seen), title } }
}

/** Where a page of a diary ends: at a viewing, or at a day's entries of a work, which come after its viewings. */
export interface DiaryKey extends DayKey {
  isEntries: boolean
}

/** The key of a row; a work takes the part of a viewing in that of entries. */
export const keyOf = ({ id, day, work, entries }: DiaryRow): DiaryKey =>
  entries ? { day, id: work.id, isEntries: true } : { day, id, isEntries: false }

/** Latest days first, then in the order of the cursors. */
export function compareRows(a: DiaryRow, b: DiaryRow): number {
  const [one, other] = [keyOf(a), keyOf(b)]
  return (
    dayOrderOf(other.day) - dayOrderOf(one.day) ||
    Number(one.isEntries) - Number(other.isEntries) ||
    other.id - one.id
  )
}

/** The cursor after a row of a diary: opaque. */
export function writeCursor({ day, id, isEntries }: DiaryKey): string {
  return Buffer.from(`${day ?? ''}.${isEntries ? 'e' : ''}${id}`).toString('base64url')
}

/** The row a cursor comes after; undefined for any other text. */
export function readCursor(cursor: string): DiaryKey | undefined {
  const text = Buffer.from(cursor, 'base64url').toString()
  const match = /^(\d{4}(?:-\d{2}){0,2})?\.(e?)(\d{1,10})$/.exec(text)
  if (!match) return undefined
  const day = match[1] ?? null
  const isDay = day === null || partialDate.safeParse(day).success
  const id = Number(match[3])
  return isDay && id <= limits.idMax ? { day, id, isEntries: match[2] === 'e' } : undefined
}
