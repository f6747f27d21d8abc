import { sql } from 'kysely'
import type { ShowStatus } from '../../../catalogue/work-facts.ts'
import type { Handle, Tx } from '../../../db/transaction.ts'

/** The facts of a work of which members are told when they change. */
export interface NewsFacts {
  releaseDate: string | null
  showStatus: ShowStatus | null
}

/** The facts as stored; locks the work until the transaction ends. */
export async function lockNewsFacts(tx: Tx, workId: number): Promise<NewsFacts | undefined> {
  const { rows } = await sql<NewsFacts>`
    select release_date as "releaseDate", show_status as "showStatus" from works
    where id = ${workId} and merged_into is null for no key update
  `.execute(tx)
  return rows[0]
}

export async function findNewsFacts(
  handle: Handle,
  workId: number,
): Promise<NewsFacts | undefined> {
  const { rows } = await sql<NewsFacts>`
    select release_date as "releaseDate", show_status as "showStatus" from works
    where id = ${workId}
  `.execute(handle)
  return rows[0]
}

interface Renewed {
  workId: number
  source: string
  releaseDate: string | null
  showStatus: ShowStatus | null
  networkZone: string | null
  /** Titles of seasons, tracks or episodes; none where they stay. */
  entries: readonly string[]
  /** YYYY-MM-DD */
  today: string
}

/**
 * Stores what a source tells of the life of a work. Its date counts where none is stored, where the stored one is a part of
 * it, and where the work is not out; its titles of entries, where it gave the stored ones.
 */
export async function updateRenewedFacts(
  tx: Tx,
  { workId, source, releaseDate, showStatus, networkZone, entries, today }: Renewed,
): Promise<void> {
  const isDateNew = sql`(
    ${releaseDate}::text is not null and (
      release_date is null or starts_with(${releaseDate}, release_date)
      or (release_date >= left(${today}, length(release_date))
        and not starts_with(release_date, ${releaseDate}))
    )
  )`
  await sql`
    update works set
      release_date = case when ${isDateNew} then ${releaseDate} else release_date end,
      fact_sources = case
        when ${isDateNew} then fact_sources || jsonb_build_object('releaseDate', ${source}::text)
        else fact_sources
      end,
      show_status = coalesce(${showStatus}, show_status),
      network_zone = coalesce(${networkZone}, network_zone),
      entries = case
        when ${entries}::text[] <> '{}'
          and coalesce(fact_sources ->> 'entries', ${source}) = ${source} then ${entries}::text[]
        else entries
      end
    where id = ${workId}
  `.execute(tx)
}
