import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { isSelfOrFriend } from '../friendships/friendships.visibility.ts'

/**
 * A condition on a row of `lists`, or of its alias: it is visible to the viewer. Private lists are visible only to their
 * owner, others to those who may see their owner, or to the owner's friends alone.
 */
export function isVisibleList(viewer: Viewer, alias = 'lists'): RawBuilder<SqlBool> {
  const isPrivate = sql.ref(`${alias}.is_private`)
  const isShared = isSharedWith(viewer, alias)
  if (!viewer) return sql<SqlBool>`(not ${isPrivate} and ${isShared})`
  return sql<SqlBool>`((not ${isPrivate} or ${sql.ref(`${alias}.owner_id`)} = ${viewer.id}) and ${isShared})`
}

/** A condition, as `isVisibleList` of a list that is not private. */
export function isSharedWith(viewer: Viewer, alias = 'lists'): RawBuilder<SqlBool> {
  const mayVisit = maySee(viewer, `${alias}.owner_id`)
  const isOpen = sql`${sql.ref(`${alias}.audience`)} is null`
  if (!viewer) return sql<SqlBool>`(${isOpen} and ${mayVisit})`
  return sql<SqlBool>`((${isOpen} or ${isSelfOrFriend(viewer, `${alias}.owner_id`)}) and ${mayVisit})`
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
  return sql<SqlBool>`(${sql.ref(author)} is null or ${maySee(viewer, author)})`
}
