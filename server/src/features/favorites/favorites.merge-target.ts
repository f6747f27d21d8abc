import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

export const favoritesMergeTarget = defineMergeTarget({
  name: 'favorites',
  moved: z.array(z.int()).describe('User ids'),
  async move(tx, { fromId, intoId }) {
    const { rows } = await sql<{ userId: number }>`
      update favorites set work_id = ${intoId} where work_id = ${fromId}
      returning user_id as "userId"
    `.execute(tx)
    return rows.map(({ userId }) => userId)
  },
  async moveBack(tx, { fromId, intoId }, userIds) {
    await sql`
      update favorites set work_id = ${fromId}
      where work_id = ${intoId} and user_id = any(${userIds}::integer[])
    `.execute(tx)
  },
})
