import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const position = z.object({ userId: z.int(), medium: z.string(), position: z.int() })

/** On a shelf with both works, the one that is merged leaves its place empty. */
export const favoriteShelvesMergeTarget = defineMergeTarget({
  name: 'favorite_shelves',
  moved: z
    .object({ moved: z.array(z.int()).describe('User ids'), removed: z.array(position) })
    .default({ moved: [], removed: [] }),
  async move(tx, { fromId, intoId }) {
    const { rows: removed } = await sql<z.output<typeof position>>`
      delete from favorite_shelves using favorite_shelves as held
      where favorite_shelves.work_id = ${fromId} and held.work_id = ${intoId}
        and held.user_id = favorite_shelves.user_id
      returning favorite_shelves.user_id as "userId", favorite_shelves.medium,
        favorite_shelves.position
    `.execute(tx)
    const { rows } = await sql<{ userId: number }>`
      update favorite_shelves set work_id = ${intoId} where work_id = ${fromId}
      returning user_id as "userId"
    `.execute(tx)
    return { moved: rows.map(({ userId }) => userId), removed }
  },
  async moveBack(tx, { fromId, intoId }, { moved, removed }) {
    await sql`
      update favorite_shelves set work_id = ${fromId}
      where work_id = ${intoId} and user_id = any(${moved}::integer[])
    `.execute(tx)
    await sql`
      insert into favorite_shelves (user_id, medium, position, work_id)
      select "userId", medium, position, ${fromId}
      from json_to_recordset(${JSON.stringify(removed)})
        as removed ("userId" integer, medium text, position smallint)
      join users on users.id = "userId"
      on conflict do nothing
    `.execute(tx)
  },
})
