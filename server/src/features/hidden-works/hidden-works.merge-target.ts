import { z } from 'zod'
import { defineMergeTarget } from '../merges/port/merge-target.ts'
import { copyHiddenWork, deleteHiddenWorkOf } from './hidden-works.queries.ts'

/** The merged work stays hidden, too, so that it is after a reverted merge. */
export const hiddenWorksMergeTarget = defineMergeTarget({
  name: 'hiddenWorks',
  // Earlier merges have no record of them.
  moved: z.array(z.int()).default([]).describe('Ids of members who did not hide the other work'),
  move: copyHiddenWork,
  moveBack: (tx, { intoId }, userIds) => deleteHiddenWorkOf(tx, intoId, userIds),
})
