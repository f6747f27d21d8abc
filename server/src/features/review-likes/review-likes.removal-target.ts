import { sql } from 'kysely'
import { z } from 'zod'
import { defineRemovalPart } from '../../ports/removal-target.ts'
import { restoreLikes } from '../likes/likes.service.ts'

/** The likes of a review, which are counted as they come back. */
export const reviewLikesRemovalPart = defineRemovalPart({
  of: 'review',
  name: 'likes',
  kept: z.array(z.record(z.string(), z.unknown())),
  selected: sql`(
    select coalesce(jsonb_agg(to_jsonb(review_likes)), '[]') from review_likes
    where review_id = reviews.id
  )`,
  restore: (tx, _, kept) => restoreLikes(tx, 'review', kept),
})
