import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'

export interface FactFilter {
  genre?: string | undefined
  /** Its first year. */
  decade?: number | undefined
  /** ISO 3166-1 alpha-2 */
  country?: string | undefined
}

/**
 * Conditions on `work_id`: facts of the work; none for an empty filter. One that leaves few works is read
 * from an index on works.
 */
export function factsOf(
  medium: Medium,
  { genre, decade, country }: FactFilter,
): RawBuilder<SqlBool>[] {
  const facts: RawBuilder<SqlBool>[] = []
  if (genre !== undefined) facts.push(sql`genres @> array[${genre}]`)
  if (country !== undefined) facts.push(sql`countries @> array[${country}]`)
  if (decade !== undefined) {
    facts.push(sql`release_date >= ${yearText(decade)} and release_date < ${yearText(decade + 10)}`)
  }
  if (facts.length === 0) return []
  return [
    sql`work_id in (
      select id from works where medium = ${medium} and ${sql.join(facts, sql` and `)}
    )`,
  ]
}

/** Dates begin with four digits and compare as texts. */
function yearText(year: number): string {
  return String(year).padStart(4, '0')
}
