import type { UserInfo } from '@medley/contract/shapes'
import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'

/**
 * A column with the viewer's own marks on the work in `column` (`works.id`), in wire format; both false
 * for visitors.
 */
export function userInfoOf(viewer: Viewer, column: string): RawBuilder<UserInfo> {
  if (!viewer) return sql<UserInfo>`'{"hasEngaged": false, "savedForLater": false}'::json`
  const work = sql.ref(column)
  return sql<UserInfo>`json_build_object(
    'hasEngaged', exists (
      select from engagements as mark where mark.user_id = ${viewer.id} and mark.work_id = ${work}
    ),
    'savedForLater', exists (
      select from saved_works as mark where mark.user_id = ${viewer.id} and mark.work_id = ${work}
    )
  )`
}
