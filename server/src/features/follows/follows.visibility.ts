import { type RawBuilder, sql } from 'kysely'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'

interface Waiting {
  /** A text, `YYYY-MM-DD`: works that come out later are not yet out. */
  day: string | RawBuilder<string>
  /** Only this member; all who are not suspended without one. */
  userId?: number
  /** Only this work of works. */
  workId?: number
}

/**
 * Everything that members wait for, in its one definition: a subselect of `user_id`, one of `contributor_id`, `series_id` and
 * `work_id`, `reason` (`own`, `progress`, `saved` or `watched`) and `time_since`. Members follow contributors, series and
 * works, and without a row of `follows` what they are in the middle of, saved works that are not yet out, and shows
 * they watched that had an episode in the two years before the day or later. Left out are works that they stopped,
 * paused, muted, do not want or know, unless they followed them after that.
 */
export function waitsOf({ day, userId, workId }: Waiting): RawBuilder<unknown> {
  const isOwn =
    userId === undefined
      ? isNotSuspended(null, 'waiting.user_id')
      : sql`waiting.user_id = ${userId}::integer`
  const isWork = workId === undefined ? sql`` : sql`and waiting.work_id = ${workId}::integer`
  return sql`(
    select waiting.user_id, waiting.contributor_id, waiting.series_id, null::integer as work_id,
      'own' as reason, waiting.time_added as time_since
    from follows as waiting where waiting.work_id is null and ${isOwn}
    union all
    (
      select distinct on (found.user_id, found.work_id)
        found.user_id, null::integer, null::integer, found.work_id, found.reason, found.time_since
      from (${waitedWorks(day, sql`${isOwn} ${isWork}`)}) as found
      join works on works.id = found.work_id
      where works.merged_into is null and not exists (
        select from (${leavings}) as leaving
        where found.place > 1 or leaving.time >= found.time_since
      )
      order by found.user_id, found.work_id, found.place
    )
  )`
}

/** Works that members wait for, with each reason. */
function waitedWorks(day: Waiting['day'], isWanted: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`
    select waiting.user_id, waiting.work_id, 1 as place, 'own' as reason,
      waiting.time_added as time_since
    from follows as waiting
    where waiting.work_id is not null and not waiting.is_muted and ${isWanted}
    union all
    select waiting.user_id, waiting.work_id, 2, 'progress', waiting.time_started
    from progress as waiting join works on works.id = waiting.work_id
    where waiting.state = 'going' and works.medium in ('tvShow', 'podcast') and ${isWanted}
    union all
    select waiting.user_id, waiting.work_id, 3, 'saved', waiting.time_added
    from saved_works as waiting join works on works.id = waiting.work_id
    where works.release_date > ${day} and ${isWanted}
    union all
    select waiting.user_id, waiting.work_id, 4, 'watched', waiting.time_added
    from engagements as waiting
    where waiting.medium = 'tvShow' and not waiting.is_partial and ${isWanted} and exists (
      select from work_entries as entry
      where entry.work_id = waiting.work_id and not entry.is_gone
        and entry.season is distinct from 0
        and entry.release_date >= to_char(${day}::date - interval '2 years', 'YYYY-MM-DD')
    )
  `
}

/** When a member left a work: a whole film, book or album is known, a show goes on. */
const leavings = sql`
  select time_changed as time from progress
  where user_id = found.user_id and work_id = found.work_id and state <> 'going'
  union all
  select time_added from not_for_me where user_id = found.user_id and work_id = found.work_id
  union all
  select time_added from follows
  where user_id = found.user_id and work_id = found.work_id and is_muted
  union all
  select time_added from engagements
  where user_id = found.user_id and work_id = found.work_id and not is_partial
    and works.medium not in ('tvShow', 'podcast')
`
