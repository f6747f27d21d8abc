import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../../actor.ts'

/**
 * A condition on a row of `work_entries` as `entry`: the viewer may see it. One that is gone, as one that only members
 * named, is shown to those who have it, and a season with an entry that is shown.
 */
export function isShownTo(viewer: Viewer): RawBuilder<SqlBool> {
  const isShown = (entry: RawBuilder<unknown>) =>
    sql`(not ${entry}.is_gone or ${isHeldBy(viewer, entry)})`
  return sql<SqlBool>`(
    ${isShown(sql`entry`)}
    or entry.kind = 'season' and exists (
      select from work_entries as part
      where part.work_id = entry.work_id and part.season = entry.season and part.kind <> 'season'
        and ${isShown(sql`part`)}
    )
  )`
}

function isHeldBy(viewer: Viewer, entry: RawBuilder<unknown>): RawBuilder<SqlBool> {
  if (!viewer) return sql<SqlBool>`false`
  const { id } = viewer
  const ofEntry = sql`work_id = ${entry}.work_id and entry_id = ${entry}.id`
  return sql<SqlBool>`(
    exists (select from entry_viewings where ${ofEntry} and user_id = ${id})
    or exists (select from entry_ratings where ${ofEntry} and user_id = ${id})
    or exists (select from remarks where entry_id = ${entry}.id and author_id = ${id})
    or exists (
      select from progress where user_id = ${id} and work_id = ${entry}.work_id
        and ${entry}.id in (entry_id, reached_entry_id)
    )
  )`
}
