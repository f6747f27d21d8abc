import { z } from 'zod'
import { defineMergeTarget } from '../merges/port/merge-target.ts'
import { copyDismissedWork, deleteDismissedWorkOf } from './recommendations.dismissals.queries.ts'

/**
 * The merged work stays dismissed, too, so that it is after a reverted merge. Recommendations and their
 * views do not move: they are computed anew, without the merged work.
 */
export const dismissedWorksMergeTarget = defineMergeTarget({
  name: 'dismissedWorks',
  // Earlier merges have no record of them.
  moved: z
    .array(z.int())
    .default([])
    .describe('Ids of members who had not dismissed the other work'),
  move: copyDismissedWork,
  moveBack: (tx, { intoId }, userIds) => deleteDismissedWorkOf(tx, intoId, userIds),
})
