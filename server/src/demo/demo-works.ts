import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'

export interface NamedWork {
  medium: Medium
  title: string
  /** Distinguishes works with the same title. */
  creator?: string | undefined
}

interface FoundWork {
  id: number
  medium: Medium
}

/** Finds each work by title; of several with the same title, the first on its shelf. */
export async function findNamedWorks(
  handle: Handle,
  names: readonly NamedWork[],
): Promise<(name: NamedWork) => FoundWork> {
  const { rows } = await sql<FoundWork & { title: string; creator: string | null }>`
    select distinct on (name.medium, name.title, name.creator)
      name.medium, name.title, name.creator, works.id
    from json_to_recordset(${JSON.stringify(names)})
      as name (medium text, title text, creator text)
    join works on works.medium = name.medium and works.title = name.title
      and (name.creator is null or name.creator = any(works.creators))
    order by name.medium, name.title, name.creator, works.id
  `.execute(handle)
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return (name) => {
    const work = found.get(keyOf(name))
    if (!work)
      throw new Error(`The demonstration names a ${name.medium} without a place: ${name.title}`)
    return work
  }
}

function keyOf({
  medium,
  title,
  creator,
}: {
  medium: Medium
  title: string
  creator?: string | null | undefined
}) {
  return `${medium} ${title} ${creator ?? ''}`
}

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
