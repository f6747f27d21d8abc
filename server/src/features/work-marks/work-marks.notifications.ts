import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'

/** Tells a friend that the actor saved the work of their review. */
export const savedFromReviewNotification = defineNotificationKind({
  type: 'saved from review',
  columns: ({ reviewId }: { reviewId: number }) => ({ review_id: reviewId }),
  isVisibleTo: ({ id }) => sql<SqlBool>`notifications.actor_id in ${friendIdsOf(id)}`,
  present: ({ actor, review, work }) => ({ user: actor, reviewId: review.id, work }),
  letter: {
    sentence: (language, { user, work }) =>
      textsIn(language).workMarks.savedFromReview({
        who: displayName(user),
        work: displayTitleOf(work),
      }),
    path: ({ reviewId }) => publicPaths.review(reviewId),
  },
})
