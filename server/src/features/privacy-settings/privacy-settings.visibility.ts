import { type RawBuilder, sql, type SqlBool } from 'kysely'

/** A condition: the member under `column` may be suggested to others. */
export function maySuggest(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from privacy_settings as wish
    where wish.user_id = ${sql.ref(column)} and not wish.is_suggested
  )`
}
