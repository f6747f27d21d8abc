import type pg from 'pg'

/** True if the tables of a build have a column: an older build may keep the same elsewhere, or not at all. */
export async function hasColumn(
  client: pg.Client,
  table: string,
  column: string,
): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from information_schema.columns where table_name = $1 and column_name = $2',
    [table, column],
  )
  return rowCount === 1
}
