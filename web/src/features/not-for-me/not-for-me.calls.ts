import { notForMeTexts } from '@medley/texts/not-for-me'
import type { NotForMe } from '@medley/contract/works/not-for-me'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidateAllBut } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { isLeftOutHere, leaveOutHere } from '../recommendations/left-out-here.ts'
import {
  recommendationReads,
  refreshRecommendations,
} from '../recommendations/refresh-recommendations.ts'
import { type WorkName, workParams } from '../works/works.calls.ts'

type Named = Pick<CoveredWork, 'id' | 'medium' | 'title'>

/** The state that a member wants of a work; without `alsoFromFeed` the switch stays as it is. */
type NotForMeChange = Pick<NotForMe, 'isNotForMe'> & Partial<NotForMe>

const undoTime = 8_000

/** Query for whether a work is not for the member. */
export function notForMeQuery(work: WorkName) {
  return query('GET /v1/not-for-me/{medium}/{workId}', { params: workParams(work) })
}

/** The works that are not for the member, page by page; with `q` those with it in their title. */
export function worksNotForMeQuery(q?: string) {
  return pages('GET /v1/not-for-me', { query: { limit: 20, q } })
}

export const isForMe: NotForMeChange = { isNotForMe: false }

/** Says that a work is not for the member. */
export function markNotForMe(work: Named): Promise<void> {
  return changeNotForMe(work, { isNotForMe: true }, isForMe)
}

const changes = createChanges<number, NotForMeChange, NotForMe | null>()

/**
 * Changes if a work is not for the member, among recommendations at once, and offers to go back to `before`. A failure is
 * shown, not thrown.
 */
export async function changeNotForMe(
  work: Named,
  wanted: NotForMeChange,
  before?: NotForMeChange,
): Promise<void> {
  const wasLeftOut = isLeftOutHere(work.id)
  leaveOutHere(work.id, wanted.isNotForMe)
  try {
    const now = await changes.save(work.id, {
      wanted,
      before: () => null,
      isReached: (state, { isNotForMe, alsoFromFeed = state?.alsoFromFeed }) =>
        state?.isNotForMe === isNotForMe && state.alsoFromFeed === alsoFromFeed,
      save: (goal) => save(work, goal),
      show: (state) => leaveOutHere(work.id, state?.isNotForMe ?? wasLeftOut),
    })
    // A running change that took over this one reports.
    if (now) reportChange(work, now, before)
  } catch (error) {
    logFailure('A work that is not for the member could not be changed', error)
    showSnackbar({ text: notForMeTexts.failed, kind: 'error' })
  }
  await refreshWorks()
}

/** Any query may include the work. Recommendations follow once they are computed anew. */
function refreshWorks(): Promise<void> {
  forgetAllViews()
  refreshRecommendations()
  return invalidateAllBut(...recommendationReads)
}

function save(work: Named, { isNotForMe, alsoFromFeed }: NotForMeChange): Promise<NotForMe> {
  const values = { params: workParams(work), keepalive: true }
  if (!isNotForMe) return call('DELETE /v1/not-for-me/{medium}/{workId}', values)
  const body = alsoFromFeed === undefined ? {} : { alsoFromFeed }
  return call('PUT /v1/not-for-me/{medium}/{workId}', { ...values, body })
}

function reportChange(work: Named, now: NotForMe, before: NotForMeChange | undefined): void {
  const text = textOf(now, before)
  const acts = before && {
    timeout: undoTime,
    action: { label: notForMeTexts.undo, run: () => goOn(work, before) },
    ...(text === notForMeTexts.marked && {
      otherAction: {
        label: notForMeTexts.alsoFromFeed,
        run: () => goOn(work, { isNotForMe: true, alsoFromFeed: true }, now),
      },
    }),
  }
  showSnackbar({ text: text({ title: displayTitleOf(work) }), kind: 'success', ...acts })
}

function textOf(now: NotForMe, before: NotForMeChange | undefined) {
  if (!now.isNotForMe) return notForMeTexts.unmarked
  if (now.alsoFromFeed) return notForMeTexts.fromFeed
  return before?.alsoFromFeed ? notForMeTexts.backInFeed : notForMeTexts.marked
}

function goOn(work: Named, wanted: NotForMeChange, before?: NotForMeChange): void {
  hideSnackbar()
  void changeNotForMe(work, wanted, before)
}
