import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

export interface WorkPicture {
  /** The address at the source. */
  url: string
  /** Null if the picture is not stored. */
  key: string | null
  /** When it was fetched, or that failed; null if it never was. */
  timeFetched: Date | null
  timeUsed: Date | null
}

/** The picture with this hash, if a work has it. */
export async function findWorkPicture(
  handle: Handle,
  hash: string,
): Promise<WorkPicture | undefined> {
  const { rows } = await sql<WorkPicture>`
    select works.poster_source as url, picture.key, picture.time_fetched as "timeFetched",
      picture.time_used as "timeUsed"
    from works left join work_pictures as picture on picture.hash = ${hash}
    where md5(works.poster_source) = ${hash} and works.poster_source is not null
    limit 1
  `.execute(handle)
  return rows[0]
}

interface Fetched {
  hash: string
  /** Null after a failure. */
  key: string | null
  size: number
  now: Date
}

/** Stores the result of fetching a picture; returns the key of the file that it replaces. */
export async function upsertWorkPicture(
  tx: Tx,
  { hash, key, size, now }: Fetched,
): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    with known as (
      select key from work_pictures where hash = ${hash} for update
    ), stored as (
      insert into work_pictures (hash, key, size, time_fetched, time_used)
      values (${hash}, ${key}, ${size}, ${now}, ${now})
      on conflict (hash) do update set key = excluded.key, size = excluded.size,
        time_fetched = excluded.time_fetched, time_used = excluded.time_used
    )
    select (select key from known) as before
  `.execute(tx)
  return rows[0]?.before ?? null
}

export async function touchWorkPicture(handle: Handle, hash: string, now: Date): Promise<void> {
  await handle
    .updateTable('work_pictures')
    .set({ time_used: now })
    .where('hash', '=', hash)
    .execute()
}

/** Deletes the pictures not used for longest, until the others fit; returns their keys. */
export async function deleteUnusedPictures(handle: Handle, bytesMax: number): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    with summed as (
      select hash, sum(size) over (order by time_used desc, hash) as total
      from work_pictures where key is not null
    )
    delete from work_pictures using summed
    where work_pictures.hash = summed.hash and summed.total > ${bytesMax} and key is not null
    returning key
  `.execute(handle)
  return rows.map(({ key }) => key)
}
