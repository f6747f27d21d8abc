import { sql } from 'kysely'
import { z } from 'zod'
import { defineMergeTarget } from '../../ports/merge-target.ts'

const moved = z.array(z.object({ id: z.int(), importSource: z.string().nullable() }))
type Moved = z.output<typeof moved>

/** Reviews, with their comments and likes. */
export const reviewsMergeTarget = defineMergeTarget({
  name: 'reviews',
  moved,
  async move(tx, { fromId, intoId }) {
    // One row of an export imported to both works would be there twice: the second is kept as the
    // member's own.
    const { rows } = await sql<Moved[number]>`
      with moving as (
        select id, import_source, exists (
          select from reviews as other
          where other.work_id = ${intoId} and other.author_id = reviews.author_id
            and other.import_source = reviews.import_source
            and other.time_posted = reviews.time_posted
            and other.date_viewed is not distinct from reviews.date_viewed
        ) as is_double
        from reviews where work_id = ${fromId} order by id for update
      )
      update reviews set work_id = ${intoId},
        import_source = case when not is_double then reviews.import_source end
      from moving where reviews.id = moving.id
      returning reviews.id, moving.import_source as "importSource"
    `.execute(tx)
    return rows
  },
  async moveBack(tx, { fromId, intoId }, reviews) {
    await sql`
      update reviews set work_id = ${fromId}, import_source = moved."importSource"
      from json_to_recordset(${JSON.stringify(reviews)}) as moved (id integer, "importSource" text)
      where reviews.id = moved.id and reviews.work_id = ${intoId}
    `.execute(tx)
  },
})
