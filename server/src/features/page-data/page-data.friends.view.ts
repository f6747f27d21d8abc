import type { MarkingFriends } from '@medley/contract/library/engagements'
import { pageDataSizes } from '@medley/contract/limits'
import type { WorkPageData } from '@medley/contract/page-data'
import type { FriendRatings } from '@medley/contract/reviews/ratings'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { OwnRating } from '../ratings/ratings.visibility.ts'
import type { FriendOfWorkRow } from './page-data.friends.queries.ts'

type Friends = NonNullable<WorkPageData['friends']>

/** Friends' acts on a work, as the calls of each answer them. */
export function toFriends(
  rows: readonly FriendOfWorkRow[],
  work: CoveredWork,
  ownRating: OwnRating | null,
): Friends {
  return {
    engaged: toMarking(rows, ({ engaged }) => engaged),
    saved: toMarking(rows, ({ saved }) => saved),
    ratings: { items: toRatings(rows) },
    sentWorks: toSentWorks(rows, work, ownRating),
  }
}

/** Latest first. */
function toMarking(
  rows: readonly FriendOfWorkRow[],
  timeOf: (row: FriendOfWorkRow) => number | null,
): MarkingFriends {
  const marking = rows
    .filter((row) => timeOf(row) !== null)
    .toSorted((a, b) => Number(timeOf(b)) - Number(timeOf(a)) || b.id - a.id)
  return {
    totalCount: marking.length,
    items: marking
      .slice(0, pageDataSizes.friendsOfWork)
      .map(({ id, username, firstName, lastName, profilePicture }) => ({
        userId: id,
        user: { username, firstName, lastName, profilePicture },
      })),
  }
}

/** Newest first. */
function toRatings(rows: readonly FriendOfWorkRow[]): FriendRatings['items'] {
  return rows
    .toSorted(
      (a, b) => Number(b.rated) - Number(a.rated) || Number(b.reviewId) - Number(a.reviewId),
    )
    .flatMap((row) => {
      const { rating, reviewId } = row
      return rating === null || reviewId === null ? [] : [{ rating, reviewId, user: toUser(row) }]
    })
    .slice(0, pageDataSizes.friendRatings)
}

/** Newest first, each with the newest rating since. */
function toSentWorks(
  rows: readonly FriendOfWorkRow[],
  work: CoveredWork,
  ownRating: OwnRating | null,
): Friends['sentWorks'] {
  const sendings = rows
    .flatMap((row) => {
      const { sentId: id, timeSent, note } = row
      return id === null || timeSent === null ? [] : [{ id, timeSent, note, person: toUser(row) }]
    })
    .toSorted((a, b) => b.timeSent.getTime() - a.timeSent.getTime() || b.id - a.id)
  return {
    totalCount: sendings.length,
    items: sendings.slice(0, pageDataSizes.sendingsOfWork).map(({ timeSent, ...sending }) => ({
      ...sending,
      work,
      timeSent: timeSent.toISOString(),
      review: reviewSince(timeSent, ownRating),
    })),
  }
}

function reviewSince(time: Date, ownRating: OwnRating | null) {
  if (!ownRating) return null
  const timePosted = new Date(ownRating.timePosted)
  if (timePosted < time) return null
  return {
    id: ownRating.reviewId,
    rating: ownRating.rating,
    timePosted: timePosted.toISOString(),
  }
}

function toUser({ id, username, firstName, lastName, profilePicture }: FriendOfWorkRow) {
  return { id, username, firstName, lastName, profilePicture }
}
