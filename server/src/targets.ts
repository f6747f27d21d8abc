import { pictureRemovalTarget } from './features/accounts/accounts.removal-target.ts'
import { commentsRemovalTarget } from './features/comments/comments.removal-target.ts'
import { eveningsMergeTarget } from './features/evenings/evenings.merge-target.ts'
import { favoritesMergeTarget } from './features/favorites/favorites.merge-target.ts'
import {
  importItemsMergeTarget,
  importWritesMergeTarget,
} from './features/imports/imports.merge-target.ts'
import { listsMergeTarget } from './features/lists/lists.merge-target.ts'
import { listsRemovalTarget } from './features/lists/lists.removal-target.ts'
import { reviewsMergeTarget } from './features/reviews/reviews.merge-target.ts'
import { reviewsRemovalTarget } from './features/reviews/reviews.removal-target.ts'
import { sentWorksMergeTarget } from './features/sent-works/sent-works.merge-target.ts'
import { sentWorksRemovalTarget } from './features/sent-works/sent-works.removal-target.ts'
import { viewingsMergeTarget } from './features/viewings/viewings.merge-target.ts'
import {
  engagementsMergeTarget,
  savedWorksMergeTarget,
} from './features/work-marks/work-marks.merge-target.ts'
import {
  dismissedWorksMergeTarget,
  hiddenWorksMergeTarget,
} from './features/work-sets/work-sets.merge-target.ts'
import {
  externalIdsMergeTarget,
  mergedWorksMergeTarget,
  titlesMergeTarget,
} from './features/works/works.merge-target.ts'
import { worksRemovalTarget } from './features/works/works.removal-target.ts'
import type { Targets } from './ports/targets.ts'

/** What features do when a work is merged or content is removed. */
export const targets: Targets = {
  /** In the order in which rows move; back in reverse, reviews before their viewings. */
  merges: [
    viewingsMergeTarget,
    reviewsMergeTarget,
    engagementsMergeTarget,
    savedWorksMergeTarget,
    favoritesMergeTarget,
    hiddenWorksMergeTarget,
    sentWorksMergeTarget,
    dismissedWorksMergeTarget,
    eveningsMergeTarget,
    listsMergeTarget,
    importItemsMergeTarget,
    importWritesMergeTarget,
    externalIdsMergeTarget,
    mergedWorksMergeTarget,
    titlesMergeTarget,
  ],
  removals: {
    review: reviewsRemovalTarget,
    comment: commentsRemovalTarget,
    list: listsRemovalTarget,
    picture: pictureRemovalTarget,
    work: worksRemovalTarget,
    sentWork: sentWorksRemovalTarget,
  },
}
