import { createStore } from '../../lib/store.ts'

/** The id of the review that was posted last. */
export const postedReview = createStore<number | null>(null)
