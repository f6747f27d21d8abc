import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { copyWorkInSet, deleteFromSetsOf, type WorkSet } from './work-sets.queries.ts'

/** The merged work stays hidden, too, so that it is after a reverted merge. */
export const hiddenWorksMergeTarget = targetOf(
  'hidden_works',
  'hiddenWorks',
  'Ids of members who did not hide the other work',
)

/**
 * The merged work stays dismissed, too, so that it is after a reverted merge. Recommendations and their
 * views do not move: they are computed anew, without the merged work.
 */
export const dismissedWorksMergeTarget = targetOf(
  'dismissed_works',
  'dismissedWorks',
  'Ids of members who had not dismissed the other work',
)

function targetOf(set: WorkSet, name: string, description: string) {
  return defineMergeTarget({
    name,
    // Earlier merges have no record of them.
    moved: z.array(z.int()).default([]).describe(description),
    move: (tx, works) => copyWorkInSet(tx, set, works),
    moveBack: (tx, { intoId }, userIds) => deleteFromSetsOf(tx, set, intoId, userIds),
  })
}
