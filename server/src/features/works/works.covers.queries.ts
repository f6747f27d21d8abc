import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork } from './works.visibility.ts'

/** Facts that a drawn cover shows. */
export interface CoverRow {
  id: number
  medium: Medium
  title: string
  creators: string[]
  releaseDate: string | null
}

/** The works with these ids that visitors may see, in the order of the ids. */
export async function listCoversOf(handle: Handle, ids: readonly number[]): Promise<CoverRow[]> {
  const { rows } = await sql<CoverRow>`
    select works.id, works.medium, works.title, works.creators, works.release_date as "releaseDate"
    from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
    join works on works.id = wanted.id
    where ${isVisibleWork(null)}
    order by wanted.place
  `.execute(handle)
  return rows
}
