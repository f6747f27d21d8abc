import { limits } from '@medley/contract/limits'
import type { Figure } from '@medley/contract/library/statistics'
import { calendarDate } from '@medley/contract/values/values'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { invalidValue } from '../../app-error.ts'
import { dayOrderOf } from '../viewings/viewings.service.ts'

/** A figure with a condition on joined rows of `loggedOf`, as `logged`, and `works`: the figure counts them. */
export interface CountedFigure {
  by: Figure
  isCounted: RawBuilder<SqlBool>
}

/** The figure of a name and value. Throws `validation_error` for a value that it cannot have. */
export function readFigure(by: Figure, value: string | undefined): CountedFigure {
  return { by, isCounted: conditions[by](value ?? '') }
}

const conditions: Readonly<Record<Figure, (value: string) => RawBuilder<SqlBool>>> = {
  year: (value) => sql`logged.day_order / 10000 = ${readNumber(value)}`,
  month: (value) => sql`logged.day_order / 100 % 100 = ${readNumber(value)}`,
  weekday: (value) => sql`case when logged.day_order % 100 > 0 then extract(isodow from make_date(
    logged.day_order / 10000, logged.day_order / 100 % 100, logged.day_order % 100
  )) = ${readNumber(value)} end`,
  days: (value) => {
    const { first, last } = readDays(value)
    return sql`logged.day_order between ${first} and ${last} and logged.day_order % 100 > 0`
  },
  rating: (value) =>
    sql`logged.work_id in (select work_id from own where rating = ${readNumber(value)})`,
  decade: (value) =>
    sql`left(works.release_date, 3) || '0' = ${String(readNumber(value)).padStart(4, '0')}`,
  genre: (value) => sql`${readName(value)} = any(works.genres)`,
  country: (value) => sql`${readName(value)} = any(works.countries)`,
  language: (value) => sql`${readName(value)} = any(works.languages)`,
  creator: (value) => isCredited('creator', readNumber(value)),
  cast: (value) => isCredited('cast', readNumber(value)),
  repeats: () => sql`logged.is_repeat`,
  episodes: () => sql`logged.episodes > 0`,
  minutes: () => sql`(logged.episode_minutes > 0
    or logged.is_whole and works.medium in ('film', 'album') and works.minutes is not null)`,
  pages: () => sql`logged.is_whole and works.medium = 'book' and works.pages is not null`,
  undated: () => sql`logged.day_order = 0`,
  // Read from progress instead.
  stopped: () => sql`false`,
}

function isCredited(role: 'creator' | 'cast', contributorId: number): RawBuilder<SqlBool> {
  return sql`logged.work_id in (
    select work_id from credits where contributor_id = ${contributorId} and role = ${role}
  )`
}

function readNumber(value: string): number {
  const number = /^\d{1,10}$/.test(value) ? Number(value) : Infinity
  if (number > limits.idMax) throw invalidValue('value', 'Must be a whole number')
  return number
}

function readName(value: string): string {
  if (value === '') throw invalidValue('value', 'Required')
  return value
}

function readDays(value: string): { first: number; last: number } {
  const [first, last, ...others] = value.split('/').map((day) => calendarDate.safeParse(day).data)
  if (!first || !last || others.length > 0) {
    throw invalidValue('value', 'Must be two dates like 2026-01-03/2026-01-09')
  }
  return { first: dayOrderOf(first), last: dayOrderOf(last) }
}
