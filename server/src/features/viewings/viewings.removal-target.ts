import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalPart } from '../../ports/removal-target.ts'

/** The viewing of a review, which stays; it is linked again, unless another review was linked meanwhile. */
export const viewingsRemovalPart = defineRemovalPart({
  of: 'review',
  name: 'viewingId',
  kept: z.int().nullable(),
  selected: sql`(select id from viewings where review_id = reviews.id)`,
  async restore(tx, reviewId, viewingId) {
    if (viewingId === null) return
    await sql`
      update viewings set review_id = ${reviewId} where id = ${viewingId} and review_id is null
    `.execute(tx)
  },
})
