import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'
import { insertAdaptations } from './adaptations.queries.ts'

const pairs = z.array(z.object({ originId: z.int(), adaptationId: z.int() }))
type Pairs = z.output<typeof pairs>

/** Adaptations and originals of the merged work become those of the other one. */
export const adaptationsMergeTarget = defineMergeTarget({
  name: 'adaptations',
  moved: z
    .object({
      removed: pairs.describe('Of the merged work'),
      added: pairs.describe('Those the other one did not have'),
    })
    // Earlier merges have no record of them.
    .default({ removed: [], added: [] }),
  async move(tx, { fromId, intoId }) {
    const { rows: removed } = await sql<Pairs[number]>`
      delete from adaptations where origin_id = ${fromId} or adaptation_id = ${fromId}
      returning origin_id as "originId", adaptation_id as "adaptationId"
    `.execute(tx)
    const follow = (id: number) => (id === fromId ? intoId : id)
    const added = await insertAdaptations(
      tx,
      removed.map(({ originId, adaptationId }) => ({
        originId: follow(originId),
        adaptationId: follow(adaptationId),
      })),
    )
    return { removed, added }
  },
  async moveBack(tx, _, { removed, added }) {
    await sql`
      delete from adaptations
      using json_to_recordset(${JSON.stringify(added)})
        as given ("originId" integer, "adaptationId" integer)
      where origin_id = given."originId" and adaptation_id = given."adaptationId"
    `.execute(tx)
    await insertAdaptations(tx, removed)
  },
})
