import type pg from 'pg'

/**
 * Fills a table without its indexes, triggers and checks of foreign keys, which take most of the time
 * of a large insert, and builds the indexes afterwards. Primary keys and unique constraints stay. What
 * the triggers keep is up to the caller.
 */
export async function withoutIndexes(
  client: pg.Client,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index
    where indrelid = $1::regclass
      and not exists (select from pg_constraint where conindid = indexrelid)
  `,
    [table],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  await client.query('set session_replication_role = replica')
  await fill()
  await client.query('set session_replication_role = origin')
  for (const { definition } of rows) await client.query(definition)
  await client.query(`vacuum analyze ${table}`)
}
