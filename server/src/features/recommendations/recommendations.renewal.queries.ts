import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import type { RankedWork } from './recommendations.ranking.rules.ts'

interface Renewal {
  userId: number
  medium: Medium
  likedCount: number
  time: Date
}

/**
 * Replaces a member's recommendations of a medium, unless the account was deleted. Two renewals of the same
 * wait for each other, and the later one stays.
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
  await tx
    .deleteFrom('recommendations')
    .where('user_id', '=', userId)
    .where('medium', '=', medium)
    .execute()
  await sql`
    insert into recommendations (
      user_id, medium, rank, work_id, score, because_ids, friend_ids, friends_liked,
      shared_kind, shared_name
    )
    select ${userId}, ${medium}, rank, "workId", score,
      array(select json_array_elements_text("becauseIds")::integer),
      array(select json_array_elements_text("friendIds")::integer), "friendsLiked",
      shared ->> 'kind', shared ->> 'name'
    from json_to_recordset(${JSON.stringify(works.map((work, place) => ({ ...work, rank: place + 1 })))})
      as ranked (
        rank smallint, "workId" integer, score real, "becauseIds" json, "friendIds" json,
        "friendsLiked" integer, shared json
      )
    where exists (select from works where works.id = "workId")
  `.execute(tx)
}
