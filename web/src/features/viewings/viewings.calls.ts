import { viewingsTexts } from '@medley/texts/viewings'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import { pageDataSizes } from '@medley/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { invalidate, mutationOf } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { reportAct } from '../acts/acts.calls.ts'
import { splitDay } from '../reviews/day-of-review.ts'
import { updateCachedReview, refreshAfterReview } from '../reviews/reviews.calls.ts'
import { markReviewed } from '../work-marks/work-marks.calls.ts'
import { type WorkName, workParams, workReads } from '../works/works.calls.ts'
import type { DiaryView } from './diary-view.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'

export interface DiaryFilter extends DiaryView {
  userId: number
}

/** A member's diary, page by page. */
export function diaryQuery({ userId, medium, year, month, isReviewed, isUndated }: DiaryFilter) {
  return pages('GET /v1/viewings', {
    query: {
      userId,
      withEntries: true,
      medium: medium ?? undefined,
      year: year ?? undefined,
      month: month ?? undefined,
      reviewed: isReviewed || undefined,
      undated: isUndated || undefined,
    },
  })
}

/** Number of viewings on each day of a year that has any, and in its months and the year without a day. */
export function diaryDaysQuery(userId: number, year: number, medium: Medium | null) {
  return query('GET /v1/viewings/days/{userId}', {
    params: { userId: String(userId) },
    query: { year, withEntries: true, medium: medium ?? undefined },
  })
}

/** Number of viewings in a diary, by medium and year. */
export function diarySummaryQuery(userId: number) {
  return query('GET /v1/viewings/summary/{userId}', {
    params: { userId: String(userId) },
    query: { withEntries: true },
  })
}

/** The member's latest viewings of a work. */
export function ownViewingsQuery(work: WorkName) {
  return query('GET /v1/works/{medium}/{workId}/own-viewings', {
    params: workParams(work),
    query: { limit: pageDataSizes.viewingsOfWork },
  })
}

/** Values of the window for a viewing; the day may be a month or year, or '' if unknown. */
export interface ViewingDraft {
  day: string
  isRepeat: boolean
  tags: string[]
}

const failed = () => showSnackbar({ text: viewingsTexts.failed, kind: 'error' })

/** Adds a viewing; the work becomes engaged and is no longer saved for later. */
export function useLogViewing(work: WorkName, onDone: () => void) {
  return useMutation(
    mutationOf(
      ({ day, ...draft }: ViewingDraft) => addViewing(work, { ...draft, day: day || null }),
      {
        onSuccess: () => {
          showSnackbar({ text: viewingsTexts.logged, kind: 'success' })
          onDone()
        },
        onError: failed,
      },
    ),
  )
}

async function addViewing(
  work: WorkName,
  facts: { day: string | null; isRepeat: boolean; tags: string[]; reviewId?: number },
): Promise<void> {
  const { id, medium } = work
  const viewing = await call('POST /v1/viewings', { body: { work: { id, medium }, ...facts } })
  await Promise.all([
    refresh(viewing, viewing.day),
    markReviewed(id),
    invalidate(...workReads(work)),
  ])
}

/** Changes a viewing, and the day of its review. */
export function useEditViewing(viewing: Viewing, onDone: () => void) {
  const send = async ({ day, ...changes }: ViewingDraft) => {
    const params = { id: String(viewing.id) }
    const body = { ...changes, day: day || null }
    const edited = await call('PATCH /v1/viewings/{id}', { params, body })
    await refresh(edited, edited.day)
  }
  return useMutation(
    mutationOf(send, {
      onSuccess: () => {
        showSnackbar({ text: viewingsTexts.saved, kind: 'success' })
        onDone()
      },
      onError: failed,
    }),
  )
}

/** Deletes a viewing; the message offers to restore it, with the day of its review. */
export async function deleteViewing(viewing: Viewing): Promise<void> {
  const { id, day, work } = viewing
  try {
    const { actId } = await call('DELETE /v1/viewings/{id}', { params: { id: String(id) } })
    reportAct(work, viewingsTexts.deleted, actId, {
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
