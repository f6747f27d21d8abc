import { pictureRemovalTarget } from '../../accounts/accounts.removal-target.ts'
import { commentsRemovalTarget } from '../../comments/comments.removal-target.ts'
import { listsRemovalTarget } from '../../lists/lists.removal-target.ts'
import { reviewsRemovalTarget } from '../../reviews/reviews.removal-target.ts'
import { sentWorksRemovalTarget } from '../../sent-works/sent-works.removal-target.ts'
import { worksRemovalTarget } from '../../works/works.removal-target.ts'
import type { RemovableType, RemovalTarget } from './removal-target.ts'

/** Everything that an admin can remove, by type. */
export const removalTargets: Record<RemovableType, RemovalTarget> = {
  review: reviewsRemovalTarget,
  comment: commentsRemovalTarget,
  list: listsRemovalTarget,
  picture: pictureRemovalTarget,
  work: worksRemovalTarget,
  sentWork: sentWorksRemovalTarget,
}
