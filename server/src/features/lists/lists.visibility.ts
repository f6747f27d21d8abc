import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'

/**
 * A condition on a row of `lists`, or of its alias: it is visible to the viewer. Private lists are
 * visible only to their owner, and blocks hide lists in both directions.
 */
export function isVisibleList(viewer: Viewer, alias = 'lists'): RawBuilder<SqlBool> {
  const [isPrivate, ownerId] = [sql.ref(`${alias}.is_private`), sql.ref(`${alias}.owner_id`)]
  const noBlock = noBlockBetween(viewer, `${alias}.owner_id`)
  if (!viewer) return sql<SqlBool>`(not ${isPrivate} and ${noBlock})`
  return sql<SqlBool>`(not ${isPrivate} or ${ownerId} = ${viewer.id}) and ${noBlock}`
}

/**
 * A column with the title of a row of `lists`, or of its alias, as the viewer sees it. One that came with a copy is
 * hidden where its author is: suspended, or with a block between them and the viewer.
 */
export function shownTitle(viewer: Viewer, alias = 'lists'): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<string>`coalesce(case when ${isShown(viewer, `${alias}.title_author_id`)}
    then ${column('title')} else untitled_list(${column('owner_id')}) end, '')`
}

/** A column with the note of a row of `list_entries`, or of its alias, as the viewer sees it; as `shownTitle`. */
export function shownNote(viewer: Viewer, alias = 'list_entries'): RawBuilder<string | null> {
  return sql<string | null>`case when ${isShown(viewer, `${alias}.note_author_id`)}
    then ${sql.ref(`${alias}.note`)} end`
}

/** Most words have no author but the owner, and a list may have thousands. */
function isShown(viewer: Viewer, author: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(author)} is null or ${noBlockBetween(viewer, author)})`
}
