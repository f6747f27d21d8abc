import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { deleteMarksOfWork, insertMarksOfWork, type MarkTable } from './work-marks.queries.ts'

const moved = z.array(
  z.object({
    userId: z.int(),
    timeAdded: z.string(),
    isPartial: z.boolean().optional(),
    onBoth: z.boolean().describe('The member had marked the other work, too'),
  }),
)

export const engagementsMergeTarget = targetOf('engagements')
export const savedWorksMergeTarget = targetOf('saved_works')

function targetOf(table: MarkTable) {
  return defineMergeTarget({
    name: table,
    moved,
    async move(tx, { fromId, intoId }) {
      const marks = await deleteMarksOfWork(tx, table, fromId)
      const added = new Set(await insertMarksOfWork(tx, table, intoId, marks))
      return marks.map((mark) => ({ ...mark, onBoth: !added.has(mark.userId) }))
    },
    async moveBack(tx, { fromId, intoId }, marks) {
      // Members who have removed the mark since do not get it back.
      const held = await deleteMarksOfWork(tx, table, intoId)
      const holders = new Set(held.map(({ userId }) => userId))
      const before = marks.filter(({ userId }) => holders.has(userId))
      const moving = new Set(before.filter(({ onBoth }) => !onBoth).map(({ userId }) => userId))
      await insertMarksOfWork(tx, table, fromId, before)
      const staying = held.filter(({ userId }) => !moving.has(userId))
      await insertMarksOfWork(tx, table, intoId, staying)
    },
  })
}
