import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { reportAct } from '../acts/acts.calls.ts'
import { splitDay } from '../reviews/day-of-review.ts'
import { updateCachedReview, refreshAfterReview } from '../reviews/reviews.calls.ts'
import { markReviewed } from '../work-marks/work-marks.calls.ts'
import { workKeys } from '../works/works.calls.ts'
import type { DiaryView } from './diary-view.ts'
import { allViewings, refreshViewings } from '../works/refresh-viewings.ts'
import { viewingTexts as texts } from './viewings.messages.ts'

export interface DiaryFilter extends DiaryView {
  userId: number
}

/** A member's diary, page by page. */
export function diaryQuery({ userId, medium, year, month, isReviewed, isUndated }: DiaryFilter) {
  return infiniteQueryOptions({
    queryKey: [
      ...allViewings,
      'diary',
      userId,
      medium,
      year,
      month,
      isReviewed,
      isUndated,
    ] as const,
    queryFn: ({ pageParam: before, signal }) =>
      call('GET /v1/viewings', {
        query: {
          userId,
          withEntries: true,
          ...(medium ? { medium } : {}),
          ...(year ? { year } : {}),
          ...(month ? { month } : {}),
          ...(isReviewed ? { reviewed: true } : {}),
          ...(isUndated ? { undated: true } : {}),
          ...(before === null ? {} : { before }),
        },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.before,
  })
}

/** Number of viewings on each day of a year that has any, and in its months and the year without a day. */
export function diaryDaysQuery(userId: number, year: number, medium: Medium | null) {
  return queryOptions({
    queryKey: [...allViewings, 'days', userId, year, medium],
    queryFn: ({ signal }) => {
      const params = { userId: String(userId) }
      const query = { year, withEntries: true, ...(medium ? { medium } : {}) }
      return call('GET /v1/viewings/days/{userId}', { params, query, signal })
    },
  })
}

/** Number of viewings in a diary, by medium and year. */
export function diarySummaryQuery(userId: number) {
  return queryOptions({
    queryKey: [...allViewings, 'summary', userId],
    queryFn: ({ signal }) =>
      call('GET /v1/viewings/summary/{userId}', {
        params: { userId: String(userId) },
        query: { withEntries: true },
        signal,
      }),
  })
}

interface Named {
  id: number
  medium: Medium
}

/** The member's latest viewings of a work. */
export function ownViewingsQuery({ id, medium }: Named) {
  return queryOptions({
    queryKey: [...allViewings, 'work', id],
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}/{workId}/own-viewings', {
        params: { medium, workId: String(id) },
        query: { limit: 100 },
        signal,
      }),
  })
}

/** Values of the window for a viewing; the day may be a month or year, or '' if unknown. */
export interface ViewingDraft {
  day: string
  isRepeat: boolean
  tags: string[]
}

const failed = () => showSnackbar({ text: texts.failed, kind: 'error' })

/** Adds a viewing; the work becomes engaged and is no longer saved for later. */
export function useLogViewing(work: Named, onDone: () => void) {
  return useMutation({
    mutationFn: ({ day, ...draft }: ViewingDraft) =>
      addViewing(work, { ...draft, day: day || null }),
    onSuccess: () => {
      showSnackbar({ text: texts.logged, kind: 'success' })
      onDone()
    },
    onError: failed,
  })
}

async function addViewing(
  { id, medium }: Named,
  facts: { day: string | null; isRepeat: boolean; tags: string[]; reviewId?: number },
): Promise<void> {
  const viewing = await call('POST /v1/viewings', { body: { work: { id, medium }, ...facts } })
  await Promise.all([
    refresh(viewing, viewing.day),
    markReviewed(id),
    queryClient.invalidateQueries({ queryKey: workKeys.work(medium, id) }),
  ])
}

/** Changes a viewing, and the day of its review. */
export function useEditViewing(viewing: Viewing, onDone: () => void) {
  return useMutation({
    mutationFn: async ({ day, ...changes }: ViewingDraft) => {
      const params = { id: String(viewing.id) }
      const body = { ...changes, day: day || null }
      const edited = await call('PATCH /v1/viewings/{id}', { params, body })
      await refresh(edited, edited.day)
    },
    onSuccess: () => {
      showSnackbar({ text: texts.saved, kind: 'success' })
      onDone()
    },
    onError: failed,
  })
}

/** Deletes a viewing; the message offers to restore it, with the day of its review. */
export async function deleteViewing(viewing: Viewing): Promise<void> {
  const { id, day, work } = viewing
  try {
    const { actId } = await call('DELETE /v1/viewings/{id}', { params: { id: String(id) } })
    reportAct(work, texts.deleted, actId, {
      refreshMore: () => refresh(viewing, day),
    })
    await refresh(viewing, null)
  } catch {
    failed()
  }
}

/** Invalidates viewings and what shows the day of their review. */
async function refresh({ work, review }: Viewing, day: string | null): Promise<void> {
  if (review) updateCachedReview(review.id, (cached) => ({ ...cached, ...splitDay(day) }))
  await (review ? refreshAfterReview(work) : refreshViewings())
}
