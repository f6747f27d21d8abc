import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import { notedRemark, workOfNotedRemark } from '../remarks/remarks.visibility.ts'

/** A like removed and given again may still have its read notification, which stays. */
export const likedReviewNotification = defineNotificationKind({
  type: 'liked review',
  columns: ({ reviewId }: { reviewId: number }) => ({ review_id: reviewId }),
  present: ({ actor, review, work }) => ({ user: actor, reviewId: review.id, work }),
  letter: {
    sentence: (language, { user, work }) =>
      textsIn(language).likes.likedReview({ who: displayName(user), work: displayTitleOf(work) }),
    path: ({ reviewId }) => publicPaths.review(reviewId),
  },
})

/** As `likedReviewNotification`, for a list. */
export const likedListNotification = defineNotificationKind({
  type: 'liked list',
  columns: ({ listId }: { listId: number }) => ({ list_id: listId }),
  present: ({ actor, list }) => ({ user: actor, list }),
  letter: {
    sentence: (language, { user, list }) =>
      textsIn(language).likes.likedList({ who: displayName(user), list: list.title }),
    path: ({ list }) => publicPaths.list(list.owner.username, list.id),
  },
})

/** As `likedReviewNotification`, for a remark. */
export const likedRemarkNotification = defineNotificationKind({
  type: 'liked remark',
  columns: ({ remarkId }: { remarkId: number }) => ({ remark_id: remarkId }),
  workId: () => workOfNotedRemark,
  dataFor: () => notedRemark,
  present: ({ actor, work, data: { remarkId, ...point } }) => ({
    user: actor,
    remarkId,
    work,
    point,
  }),
  letter: {
    sentence: (language, { user, work }) =>
      textsIn(language).likes.likedRemark({ who: displayName(user), work: displayTitleOf(work) }),
    path: ({ work }) => `${publicPaths.work(work)}/discussion`,
  },
})
