import { invalidate } from '../../lib/mutations.ts'
import type { Read } from '../../lib/queries.ts'

/** The reads of what a member is in the middle of, which viewings and marks change. */
const ofProgress = [
  'GET /v1/progress',
  'GET /v1/users/{userId}/progress',
  'GET /v1/series/{seriesId}',
] as const satisfies Read[]

/** The reads that count or list viewings. */
const ofViewings = [
  'GET /v1/viewings',
  'GET /v1/viewings/days/{userId}',
  'GET /v1/viewings/summary/{userId}',
  'GET /v1/works/{medium}/{workId}/own-viewings',
  'GET /v1/statistics/{userId}',
  'GET /v1/statistics/{userId}/works',
  'GET /v1/own-statistics/friends',
  'GET /v1/years/{userId}',
  'GET /v1/years/{userId}/{year}',
  'GET /v1/years-with-friends/{year}',
  'GET /v1/goals/{userId}',
] as const satisfies Read[]

/** Invalidates diaries, their counts, the viewings of works and progress. */
export function refreshViewings(): Promise<void> {
  return invalidate(...ofViewings, ...ofProgress)
}

/** Invalidates what a member is in the middle of. */
export function refreshProgress(): Promise<void> {
  return invalidate(...ofProgress)
}
