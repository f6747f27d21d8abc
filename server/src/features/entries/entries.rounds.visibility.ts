import { sql, type SqlBool } from 'kysely'

/** A condition on a row of `progress`: its member marked the whole work before they began it. */
export const isAgain = sql<SqlBool>`exists (
  select from engagements as marked
  where marked.user_id = progress.user_id and marked.work_id = progress.work_id
    and not marked.is_partial and marked.time_added < progress.time_started
)`
