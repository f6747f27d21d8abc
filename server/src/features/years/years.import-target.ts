import { sql } from 'kysely'
import type { SharedImportTarget } from '../../ports/import-target.ts'

/** A year that the member of a file had published. */
export interface ImportedYear {
  year: number
  time: string
}

/** Years are published as they were; one that is published stays so. */
export const publishedYearsImportTarget: SharedImportTarget<ImportedYear, ImportedYear> = {
  kinds: ['publishedYear'],
  thing: 'publishedYear',
  existing: async (handle, userId, things) => {
    const rows = await handle
      .selectFrom('published_years')
      .select('year')
      .where('user_id', '=', userId)
      .execute()
    const here = new Set(rows.map(({ year }) => year))
    return things.map(({ year }) => (here.has(year) ? 'here' : 'new'))
  },
  write: async (tx, userId, things) => {
    const { rows } = await sql<{ year: number; time: Date }>`
      insert into published_years (user_id, year, time_published)
      select ${userId}::integer, year, time
      from json_to_recordset(${JSON.stringify(things)}) as given (year smallint, time timestamptz)
      order by year
      on conflict do nothing
      returning year, time_published as time
    `.execute(tx)
    return rows.map(({ year, time }) => ({
      kind: 'publishedYear',
      targetId: null,
      workId: null,
      importKey: null,
      state: { year, time: time.toISOString() },
    }))
  },
  revert: async (tx, userId, writes) => {
    await sql`
      delete from published_years
      using json_to_recordset(${JSON.stringify(writes.map(({ state }) => state))})
        as written (year smallint, time timestamptz)
      where user_id = ${userId} and published_years.year = written.year
        and time_published = written.time
    `.execute(tx)
    return new Map()
  },
}
