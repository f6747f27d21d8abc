import type { TasteLine } from '@medley/contract/people/profiles'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { newest } from '../ratings/ratings.visibility.ts'
import { isListedReview } from '../reviews/reviews.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** Ratings that are looked at, newest first: bounds the cost. */
const ratingsMax = 2000
/** Ratings of a medium from which its mean is compared, and how much higher than the others it is. */
const kind = { ratings: 5, points: 0.5 }

export interface TasteRow extends TasteLine {
  ratings: number
}

/** The genres and decades of the works that a member rated, and the medium they rate highest, as the viewer sees it. */
export async function findTaste(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<TasteRow | undefined> {
  const { rows } = await sql<TasteRow>`
    with rated as (
      select works.genres, works.medium, own.rating,
        left(works.release_date, 3)::integer * 10 as decade
      from (
        select distinct on (work_id) work_id, rating from (
          select work_id, rating, time_posted, id from reviews
          where author_id = ${userId} and ${maySee(viewer, 'reviews.author_id')}
            and ${isListedReview(viewer)}
          order by ${newest} limit ${ratingsMax}
        ) as latest
        order by work_id, ${newest}
      ) as own
      join works on works.id = own.work_id
    ), by_medium as (
      select medium, count(*) as ratings, avg(rating) as mean from rated group by medium
    )
    select (select count(*) from rated) as ratings,
      array(
        select genre from rated cross join unnest(genres) as genre
        group by genre having count(*) > 1 order by count(*) desc, genre limit 2
      ) as genres,
      array(
        select decade from rated where decade is not null
        group by decade having count(*) > 1 order by count(*) desc, decade desc limit 2
      ) as decades,
      (
        select medium from by_medium
        where ratings >= ${kind.ratings} and mean >= ${kind.points} + (
          select avg(rating) from rated where rated.medium <> by_medium.medium
        )
        order by mean desc limit 1
      ) as "kindestTo"
  `.execute(handle)
  return rows[0]
}
