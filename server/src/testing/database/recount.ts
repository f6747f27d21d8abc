import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

interface Miscount {
  what: 'work' | 'review' | 'list' | 'remark'
  id: number
}

/**
 * The works, reviews and lists whose stored counts differ from a recount, and the remarks whose likes or position do;
 * empty if all are right.
 */
export async function findMiscounts(handle: Handle): Promise<Miscount[]> {
  const { rows } = await sql<Miscount>`
    select 'work' as what, id from works
    left join work_counts on work_counts.work_id = works.id
    left join (
      select work_id, count(*) as reviews from reviews group by work_id
    ) as reviewed on reviewed.work_id = works.id
    left join (
      select work_id, count(*) as reviewers, sum(rating) as ratings,
        avg(rating::double precision) as rating
      from (
        select distinct on (work_id, author_id) work_id, rating from reviews
        order by work_id, author_id, time_posted desc, id desc
      ) as newest
      group by work_id
    ) as rated on rated.work_id = works.id
    left join (
      select work_id, count(*) as users from engagements group by work_id
    ) as engaged on engaged.work_id = works.id
    where review_count is distinct from coalesce(reviewed.reviews, 0)
      or reviewer_count is distinct from coalesce(rated.reviewers, 0)
      or rating_sum is distinct from coalesce(rated.ratings, 0)
      or audience_size is distinct from coalesce(engaged.users, 0)
      or work_counts.medium is distinct from works.medium
      or work_counts.rating is distinct from rated.rating
      or has_narrow_ratings is distinct from exists (
        select from reviews
        left join privacy_settings as chosen on chosen.user_id = reviews.author_id
        where reviews.work_id = works.id
          and (reviews.audience is not null or chosen.audience <> 'everyone')
      )
    union all
    select 'review', id from reviews
    where like_count <> (
      select count(*) from review_likes where review_likes.review_id = reviews.id
    )
    union all
    select 'list', id from lists
    where like_count <> (
      select count(*) from list_likes where list_likes.list_id = lists.id
    )
    union all
    select 'remark', remarks.id from remarks
    join works on works.id = remarks.work_id
    left join work_entries as entry on entry.id = remarks.entry_id
    where remarks.position is distinct from coalesce(remarks.share, case
        when works.medium = 'podcast' and (entry.season is null or entry.number is null)
          then -entry.position
        else entry.position
      end)
      or like_count <> (
        select count(*) from remark_likes where remark_likes.remark_id = remarks.id
      )
  `.execute(handle)
  return rows
}
