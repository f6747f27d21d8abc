import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { isVisibleList } from '../lists/lists.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** A condition on a row of `goals`: the viewer may see it and, where it is about a list, the list. */
export function isVisibleGoal(viewer: Viewer): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (not goals.is_private or goals.user_id = ${viewer?.id ?? null}::integer)
    and ${maySee(viewer, 'goals.user_id')}
    and (goals.list_id is null or exists (
      select from lists where lists.id = goals.list_id and ${isVisibleList(viewer)}
    ))
  )`
}
