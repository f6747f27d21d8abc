import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { deleteActsOfWorks } from './acts.queries.ts'

/** Acts name rows as they were before the merge, which can no longer be restored. */
export const actsMergeTarget = defineMergeTarget({
  name: 'acts',
  // Earlier merges have no record of it.
  moved: z.null().default(null),
  async move(tx, { fromId, intoId }) {
    await deleteActsOfWorks(tx, [fromId, intoId])
    return null
  },
  moveBack: (tx, { fromId, intoId }) => deleteActsOfWorks(tx, [fromId, intoId]),
})
