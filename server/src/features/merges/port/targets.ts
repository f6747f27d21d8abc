import { eveningsMergeTarget } from '../../evenings/evenings.merge-target.ts'
import { favoritesMergeTarget } from '../../favorites/favorites.merge-target.ts'
import {
  importItemsMergeTarget,
  importWritesMergeTarget,
} from '../../imports/imports.merge-target.ts'
import { listsMergeTarget } from '../../lists/lists.merge-target.ts'
import { reviewsMergeTarget } from '../../reviews/reviews.merge-target.ts'
import { sentWorksMergeTarget } from '../../sent-works/sent-works.merge-target.ts'
import { viewingsMergeTarget } from '../../viewings/viewings.merge-target.ts'
import {
  engagementsMergeTarget,
  savedWorksMergeTarget,
} from '../../work-marks/work-marks.merge-target.ts'
import {
  dismissedWorksMergeTarget,
  hiddenWorksMergeTarget,
} from '../../work-sets/work-sets.merge-target.ts'
import {
  externalIdsMergeTarget,
  mergedWorksMergeTarget,
  titlesMergeTarget,
} from '../../works/works.merge-target.ts'
import type { MergeTarget } from './merge-target.ts'

/** Everything that moves with a work, in the order in which it moves; back in reverse, reviews before their viewings. */
export const mergeTargets: readonly MergeTarget[] = [
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
]
