import { createStore } from '../../lib/store.ts'

/** Id of the most recently posted review. */
export const postedReview = createStore<number | null>(null)
