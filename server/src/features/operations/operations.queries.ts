import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface StoredFigures {
  members: number
  signUpsOfDay: number
  pictures: number
  pictureBytes: number
  /** Addresses of mass mail that wait for it. */
  mailsWaiting: number
  databaseBytes: number
}

export async function readStoredFigures(handle: Handle, now: Date): Promise<StoredFigures> {
  const { rows } = await sql<StoredFigures>`
    select
      (select count(*)::integer from users) as members,
      (select count(*)::integer from users where time_created > ${now}::timestamptz - interval '1 day')
        as "signUpsOfDay",
      (select count(*)::integer from work_pictures where key is not null) as pictures,
      (select coalesce(sum(size), 0)::double precision from work_pictures) as "pictureBytes",
      (select count(*)::integer from mailing_recipients where state = 'waiting') as "mailsWaiting",
      pg_database_size(current_database())::double precision as "databaseBytes"`.execute(handle)
  const [figures] = rows
  if (!figures) throw new Error('The figures of the database have no row')
  return figures
}

/** Imports by state; states without any are absent. */
export async function countImports(handle: Handle): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::integer as count from imports group by state order by state`.execute(
    handle,
  )
  return rows
}

/** The server's version, such as `18.4`, and the name of the newest migration. */
export async function readVersions(
  handle: Handle,
): Promise<{ postgres: string; schema: string | null }> {
  const { rows } = await sql<{ postgres: string; schema: string | null }>`
    select split_part(current_setting('server_version'), ' ', 1) as postgres,
      (select max(name) from schema_migrations) as schema`.execute(handle)
  const [versions] = rows
  if (!versions) throw new Error('The versions of the database have no row')
  return versions
}
