import type pg from 'pg'

const oldestVersion = 15

interface Found {
  version: number
  encoding: string
  isInUse: boolean
}

/** Why a database cannot hold what Medley stores, as the end of a sentence about it; null if it can. */
export async function unfitReason(client: pg.ClientBase): Promise<string | null> {
  const { rows } = await client.query<Found>(`
    select current_setting('server_version_num')::integer / 10000 as version,
      pg_encoding_to_char(encoding) as encoding,
      to_regclass('public.schema_migrations') is not null as "isInUse"
    from pg_database where datname = current_database()
  `)
  const [found] = rows
  if (!found) return null
  const { version, encoding, isInUse } = found
  if (version < oldestVersion) {
    return `is of PostgreSQL ${version}, and Medley needs ${oldestVersion} or newer`
  }
  // Without an encoding, texts are stored as they come: where that is done already, it goes on.
  if (encoding !== 'UTF8' && !(encoding === 'SQL_ASCII' && isInUse)) {
    return `stores texts in ${encoding}, and Medley needs UTF8: create one with ENCODING 'UTF8' TEMPLATE template0`
  }
  return null
}
