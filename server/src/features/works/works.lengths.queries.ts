import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** Writes lengths of works that have none, by medium and title: pages of books, minutes of others. */
export async function setLengths(
  handle: Handle,
  lengths: Readonly<Partial<Record<Medium, Readonly<Record<string, number>>>>>,
): Promise<void> {
  const rows = Object.entries(lengths).flatMap(([medium, byTitle]) =>
    Object.entries(byTitle).map(([title, length]) => ({ medium, title, length })),
  )
  await sql`
    update works set
      pages = case when works.medium = 'book' then coalesce(pages, known.length) else pages end,
      minutes = case when works.medium = 'book' then minutes else coalesce(minutes, known.length) end
    from json_to_recordset(${JSON.stringify(rows)})
      as known (medium text, title text, length integer)
    where works.medium = known.medium and works.title = known.title
  `.execute(handle)
}
