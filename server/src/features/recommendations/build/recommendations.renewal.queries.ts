import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Tx } from '../../../db/transaction.ts'
import type { RankedWork } from '../recommendations.ranking.rules.ts'

interface Renewal {
  userId: number
  medium: Medium
  likedCount: number
  time: Date
}

/**
 * Replaces a member's recommendations of a medium where they changed, unless the account was deleted. Two
 * renewals of the same wait for each other, and the later one stays.
 */
export async function replaceRecommendations(
  tx: Tx,
  { userId, medium, likedCount, time }: Renewal,
  works: readonly RankedWork[],
): Promise<void> {
  const { rows } = await sql`
    insert into recommendation_renewals (user_id, medium, liked_count, time_renewed)
    select id, ${medium}, ${likedCount}, ${time} from users where id = ${userId} for key share
    on conflict (user_id, medium)
      do update set liked_count = excluded.liked_count, time_renewed = excluded.time_renewed
    returning user_id
  `.execute(tx)
  if (rows.length === 0) return
  await sql`
    with ranked as materialized (
      select rank, "workId" as work_id, score,
        array(select json_array_elements_text("becauseIds")::integer) as because_ids,
        array(select json_array_elements_text("friendIds")::integer) as friend_ids,
        "friendsLiked" as friends_liked,
        shared ->> 'kind' as shared_kind, shared ->> 'name' as shared_name,
        "isNewHere" as is_new_here
      from json_to_recordset(${JSON.stringify(works.map((work, index) => ({ ...work, rank: index + 1 })))})
        as given (
          rank smallint, "workId" integer, score real, "becauseIds" json, "friendIds" json,
          "friendsLiked" integer, shared json, "isNewHere" boolean
        )
      where exists (select from works where works.id = "workId")
    ), gone as (
      delete from recommendations as old
      where user_id = ${userId} and medium = ${medium}
        and not exists (select from ranked where ranked.rank = old.rank)
    )
    insert into recommendations as old (
      user_id, medium, rank, work_id, score, because_ids, friend_ids, friends_liked,
      shared_kind, shared_name, is_new_here
    )
    select ${userId}, ${medium}, ranked.* from ranked
    on conflict (user_id, medium, rank) do update set work_id = excluded.work_id,
      score = excluded.score, because_ids = excluded.because_ids,
      friend_ids = excluded.friend_ids, friends_liked = excluded.friends_liked,
      shared_kind = excluded.shared_kind, shared_name = excluded.shared_name,
      is_new_here = excluded.is_new_here
    -- A score alone is not worth a write: the rank says as much.
    where (
      old.work_id, old.because_ids, old.friend_ids, old.friends_liked, old.shared_kind, old.shared_name,
      old.is_new_here
    ) is distinct from (
      excluded.work_id, excluded.because_ids, excluded.friend_ids, excluded.friends_liked,
      excluded.shared_kind, excluded.shared_name, excluded.is_new_here
    )
  `.execute(tx)
}
