import type { Comment, Review } from '@medley/contract/values/shapes'
import type { ReviewRow } from './reviews.queries.ts'

/** A review in wire format, with the comments visible to the viewer. */
export function toReview(row: ReviewRow, comments: Comment[]): Review {
  return {
    id: row.id,
    author: {
      id: row.authorId,
      username: row.username,
      firstName: row.firstName,
      lastName: row.lastName,
      profilePicture: row.profilePicture,
    },
    work: {
      id: row.workId,
      medium: row.medium,
      title: row.title,
      posterSource: row.posterSource,
      releaseDate: row.releaseDate,
      creators: row.creators.map((name) => ({ name })),
    },
    rating: row.rating,
    review: row.review,
    spoiler: row.spoiler,
    ...(row.isSpoilerOpen ? { isSpoilerOpen: true } : {}),
    timePosted: row.timePosted.toISOString(),
    dateViewed: row.dateViewed,
    viewedIn: row.viewedIn,
    imported: row.imported,
    audience: row.audience,
    likes: { totalCount: row.likeCount },
    likedByMe: row.likedByMe,
    userInfo: { hasEngaged: row.hasEngaged, savedForLater: row.savedForLater },
    comments: { items: comments },
  }
}
