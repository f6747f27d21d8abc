import { z } from 'zod'
import { ownAudience } from '../values/audience.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { perMedium, review } from '../values/shapes.ts'
import {
  anyText,
  calendarDate,
  count,
  flag,
  id,
  inputTime,
  limit,
  medium,
  mediumList,
  monthOrYear,
  offset,
  pathId,
  rating,
  text,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  review_not_found: [404, 'Review not found'],
})

/** Trimmed; white space alone counts as no text. */
const reviewText = text(limits.reviewMax)
  .nullable()
  .transform((value) => value || null)

const dayIsKnown = 'Only where there is no day'

export const listReviews = defineEndpoint({
  method: 'GET',
  path: '/v1/reviews',
  access: 'optional',
  summary: 'Lists reviews: newest, highest rated or most liked first',
  query: z
    .object({
      friendship: z.enum(['friendAndMe', 'friend', 'public', 'any']).default('any'),
      mediums: mediumList.optional(),
      limit: limit(100, 10),
      offset,
      work: z.object({ id, medium }).optional(),
      author: id.optional(),
      rating: wholeNumber(limits.ratingMin, limits.ratingMax)
        .optional()
        .describe('Only reviews with this rating; requires a work'),
      hasText: flag
        .optional()
        .describe('True: only reviews with a text or marked as spoilers; false: only the others'),
      sort: z.enum(['rating', 'likes']).optional().describe('`likes` requires a work'),
      before: anyText
        .max(100)
        .optional()
        .describe("`before` of the previous page's response; `offset` counts from there"),
    })
    .refine((query) => query.sort !== 'likes' || query.work, {
      path: ['sort'],
      message: 'Give work as well',
    })
    .refine((query) => query.rating === undefined || query.work, {
      path: ['rating'],
      message: 'Give work as well',
    }),
  status: 200,
  answer: z.object({
    items: z.array(review),
    before: z
      .string()
      .nullable()
      .describe('Cursor of the next page; null after a page with fewer than `limit` items'),
  }),
  errors: ['unauthenticated'],
})

export const getReview = defineEndpoint({
  method: 'GET',
  path: '/v1/reviews/{id}',
  access: 'optional',
  summary: 'Returns a review with its comments',
  params: z.object({ id: pathId('review_not_found') }),
  status: 200,
  answer: review,
  errors: ['review_not_found'],
})

export const postReview = defineEndpoint({
  method: 'POST',
  path: '/v1/reviews',
  access: 'member',
  summary: 'Posts a review; marks the work engaged and no longer saved for later',
  idempotent: true,
  body: z
    .object({
      work: z.object({ id, medium }),
      review: reviewText.default(null),
      rating,
      spoiler: flag.default(false),
      dateViewed: calendarDate.nullish(),
      viewedIn: monthOrYear.nullish().describe('If the day is not known'),
      audience: ownAudience.default(null),
    })
    .refine(({ dateViewed, viewedIn }) => !dateViewed || !viewedIn, {
      path: ['viewedIn'],
      error: dayIsKnown,
    }),
  status: 201,
  answer: review,
  errors: ['work_not_found'],
})

const postedReview = z
  .object({
    workID: id,
    medium,
    rating,
    review: reviewText.default(null),
    date_viewed: calendarDate.nullish(),
    time_posted: inputTime.nullish(),
    spoiler: flag.default(false),
    import_source: z.literal('letterboxd').nullish(),
  })
  .refine(({ medium: given, import_source: source }) => !source || given === 'film', {
    path: ['medium'],
    error: 'Must be film where there is an import_source',
  })
export type PostedReview = z.output<typeof postedReview>

export const postReviews = defineEndpoint({
  method: 'POST',
  path: '/review',
  access: 'member',
  summary: 'Posts one review, or imports up to 5000 at once, all or none',
  idempotent: true,
  bodyBytesMax: limits.exportBodyBytesMax,
  bodyValuesMax: limits.exportBodyValuesMax,
  body: z.union([z.array(postedReview).min(1).max(limits.importRowsMax), postedReview]),
  status: 201,
  answer: z.union([review, z.object({ created: count, skipped: count })]),
  errors: ['work_not_found'],
})

export const editReview = defineEndpoint({
  method: 'PATCH',
  path: '/review',
  access: 'member',
  summary: 'Updates a review of the caller; returns 0 if the caller has no such review',
  body: z
    .object({
      review_id: id,
      review: reviewText.optional(),
      rating: rating.optional(),
      spoiler: flag.optional(),
      date_viewed: calendarDate.nullish(),
      viewed_in: monthOrYear.nullish().describe('If the day is not known'),
      audience: ownAudience.optional(),
    })
    .refine(({ date_viewed: day, viewed_in: part }) => !day || !part, {
      path: ['viewed_in'],
      error: dayIsKnown,
    }),
  status: 200,
  answer: z.literal([0, 1]),
  errors: [],
})

export const deleteReview = defineEndpoint({
  method: 'DELETE',
  path: '/review',
  access: 'member',
  summary: 'Deletes a review of the caller',
  body: z.object({ review_id: id }),
  valuesAnywhere: true,
  status: 200,
  answer: z.literal(1),
  errors: ['forbidden', 'review_not_found'],
})

export const summarizeReviews = defineEndpoint({
  method: 'GET',
  path: '/v1/reviews/summary/{userId}',
  access: 'optional',
  summary: "Counts a user's reviews per medium",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({ minDateEngaged: inputTime.optional() }),
  status: 200,
  answer: z.object({ total: count, perMedium }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
