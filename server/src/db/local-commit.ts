import { sql } from 'kysely'

/**
 * The beginning of a statement whose commit waits for no replica, where commits do: it is a transaction of its own, must
 * read `from local_commit`, and what it writes may be lost with the primary. Otherwise a read that notes something would
 * wait as long as writes while no replica confirms them.
 */
export const withLocalCommit = sql`
  with local_commit as materialized (select set_config('synchronous_commit', 'local', true))`
