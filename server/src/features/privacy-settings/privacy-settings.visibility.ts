import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { isSelfOrFriend } from '../friendships/friendships.visibility.ts'

/** A condition: the member under `column` may be suggested to others. */
export function maySuggest(column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from privacy_settings as settings
    where settings.user_id = ${sql.ref(column)} and not settings.is_suggested
  )`
}

/**
 * A condition: the viewer may see what the user in `column` (`reviews.author_id`) does here. No block is between them,
 * the user is not suspended, and the viewer belongs to the audience that the user chose.
 */
export function maySee(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${noBlockBetween(viewer, column)} and ${isInAudience(viewer, column)})`
}

/** A condition: the viewer belongs to the audience that the user in `column` chose. */
export function isInAudience(viewer: Viewer, column: string): RawBuilder<SqlBool> {
  const user = sql.ref(column)
  // A scalar query, since a join would read the settings of everyone for a page of a few rows.
  const audience = sql`(select settings.audience from privacy_settings as settings where settings.user_id = ${user})`
  if (!viewer) return sql<SqlBool>`coalesce(${audience} = 'everyone', true)`
  return sql<SqlBool>`(coalesce(${audience} <> 'friends', true) or ${isSelfOrFriend(viewer, column)})`
}
