import type { Medium } from '@medley/contract/values/medium'
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
