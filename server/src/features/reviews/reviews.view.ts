import type { Comment, Review } from '@medley/contract/shapes'
import type { ReviewRow } from './reviews.queries.ts'

/** A review in wire format, with the comments visible to the viewer. */
export function presentReview(row: ReviewRow, comments: Comment[]): Review {
  return {
    id: row.id,
    author: {
      id: row.author_id,
      username: row.username,
      firstName: row.first_name,
      lastName: row.last_name,
      profilePicture: row.profile_picture,
    },
    work: {
      id: row.work_id,
      medium: row.medium,
      title: row.title,
      posterSource: row.poster_source,
      creators: row.creators.map((name) => ({ name })),
    },
    rating: row.rating,
    review: row.review,
    spoiler: row.spoiler,
    timePosted: row.time_posted.toISOString(),
    dateViewed: row.date_viewed,
    likes: { totalCount: row.like_count },
    likedByMe: row.liked_by_me,
    comments: { items: comments },
  }
}
