import { invalidate } from '../../lib/mutations.ts'
import type { Read } from '../../lib/queries.ts'

/** The reads of recommendations. */
export const recommendationReads = [
  'GET /v1/recommendations',
  'GET /v1/recommendations/{medium}',
  'GET /v1/discover/{medium}',
] as const satisfies Read[]

/** The server renews them by a job: most often within the first wait, and within the last if it is busy. In ms. */
const waits = [900, 1_900, 6_000]

let timers: ReturnType<typeof setTimeout>[] = []

/** Refetches the recommendations on screen once a change of ratings or marks is in them; others when they are shown. */
export function refreshRecommendations(): void {
  for (const timer of timers) clearTimeout(timer)
  timers = waits.map((wait) => setTimeout(() => void invalidate(...recommendationReads), wait))
}
