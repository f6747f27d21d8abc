import { type RawBuilder, sql } from 'kysely'

/** A condition on a row of `works`: it is not out on a day, or nobody knows. */
const mayBeAhead = (today: string) =>
  sql`coalesce(works.release_date >= left(${today}, length(works.release_date)), true)`

/**
 * The works that members wait for: selections of `user_id` and `work_id`. A feature whose members wait for works adds its own here; a
 * work that they stopped or muted, or that is not for them, is left out of all.
 */
const waitsOn = (today: string): readonly RawBuilder<unknown>[] => [
  // In the middle of, or caught up with.
  sql`
    select progress.user_id, progress.work_id from progress
    join works on works.id = progress.work_id
    where works.medium in ('tvShow', 'podcast')
  `,
  sql`
    select user_id, work_id from engagements
    where medium in ('tvShow', 'podcast') and not is_partial
  `,
  // Saved, and not out for certain.
  sql`
    select saved_works.user_id, saved_works.work_id from saved_works
    join works on works.id = saved_works.work_id
    where works.medium <> 'podcast' and ${mayBeAhead(today)}
  `,
  // Followed.
  sql`
    select follows.user_id, follows.work_id from follows
    join works on works.id = follows.work_id
    where not follows.is_muted and (works.medium in ('tvShow', 'podcast') or ${mayBeAhead(today)})
  `,
]

/** A selection: each work that members wait for on a day, `YYYY-MM-DD`, as `work_id`, with their number as `members`. */
export function waitedFor(today: string): RawBuilder<unknown> {
  return sql`
    select wait.work_id, count(distinct wait.user_id)::integer as members
    from (${sql.join(waitsOn(today), sql` union all `)}) as wait
    where not exists (
      select from progress as stopped
      where stopped.user_id = wait.user_id and stopped.work_id = wait.work_id
        and stopped.state = 'stopped'
    ) and not exists (
      select from not_for_me as refused
      where refused.user_id = wait.user_id and refused.work_id = wait.work_id
    ) and not exists (
      select from follows as muted
      where muted.user_id = wait.user_id and muted.work_id = wait.work_id and muted.is_muted
    )
    group by wait.work_id
  `
}
