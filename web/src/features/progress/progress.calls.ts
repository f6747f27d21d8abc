import { progressTexts } from '@medley/texts/progress'
import { entriesTexts } from '@medley/texts/entries'
import { uiTexts } from '@medley/texts/ui'
import type { Api, BodyOf } from '@medley/contract/api'
import type { NamedEntry } from '@medley/contract/works/entries'
import { pageDataSizes as sizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { call, isApiError } from '../../lib/api.ts'
import { invalidate } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { reportAct } from '../acts/acts.calls.ts'
import { noteFinished } from '../work-marks/finished-works.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { entryReads, workParams } from '../works/works.calls.ts'
import { shortName } from './where.ts'

export interface ProgressWork {
  id: number
  medium: Medium
  title: string
}

/** A work with what its page knows of it. */
export type OwnWork = ProgressWork & { isFinished: boolean; pages: number | null }

export type NamedWork = Pick<ProgressWork, 'id' | 'medium'>
export type ProgressChanges = BodyOf<Api['PUT /v1/progress/{medium}/{workId}']>

/** `finished` where the progress ended with the change: the work is marked. */
export type Saved = 'saved' | 'finished' | 'failed'

/** The member's progress in a work; refetched with the marks of its entries. */
export function progressQuery(work: NamedWork) {
  return query('GET /v1/progress/{medium}/{workId}', { params: workParams(work) })
}

/**
 * Changes the member's progress in a work; absent fields stay. With `unmodifiedSince`, a change on another device is not
 * overwritten but shown. The message says what changed, with an undo.
 */
export function setProgress(work: ProgressWork, changes: ProgressChanges): Promise<Saved> {
  return saved(work, async () => {
    const { actId, finished, mayBeFinished } = await call('PUT /v1/progress/{medium}/{workId}', {
      params: workParams(work),
      body: { day: today(), ...changes },
    })
    // A remark stays.
    return {
      finished,
      mayBeFinished,
      actId: changes.remark === undefined ? actId : null,
      text: textOf(work, changes, finished),
    }
  })
}

function textOf({ title }: ProgressWork, changes: ProgressChanges, finished: boolean): string {
  const { state, isPrivate, amount, season, entryId } = changes
  if (finished) return progressTexts.isFinishedNow({ title })
  if (state === 'paused') return progressTexts.pausedNow({ title })
  if (state === 'stopped') return progressTexts.stoppedNow({ title })
  if (isPrivate !== undefined)
    return isPrivate ? progressTexts.hiddenNow({ title }) : progressTexts.shownNow({ title })
  const isPoint = [amount, season, entryId].some((one) => one !== undefined)
  return isPoint ? progressTexts.savedNow({ title }) : progressTexts.goingNow({ title })
}

/** Clears the member's progress in a work. The message offers to restore it. */
export function removeProgress(work: ProgressWork): Promise<Saved> {
  return saved(work, async () => {
    const { actId } = await call('DELETE /v1/progress/{medium}/{workId}', {
      params: workParams(work),
    })
    return {
      finished: false,
      mayBeFinished: false,
      actId,
      text: progressTexts.clearedNow({ title: displayTitleOf(work) }),
    }
  })
}

/** The member saw the next entry today, also beside earlier days, which moves the progress to it. */
export function seeNext(work: ProgressWork, next: NamedEntry): Promise<Saved> {
  return saved(work, async () => {
    const { actId, finished, mayBeFinished } = await call('POST /v1/entry-viewings/{entryId}', {
      params: { entryId: String(next.id) },
      body: { day: today() },
    })
    const text = entriesTexts.seenNow({ name: shortName(next), medium: work.medium })
    return { finished, mayBeFinished, actId, text }
  })
}

interface Act {
  finished: boolean
  mayBeFinished: boolean
  actId: number | null
  text: string
}

/** Runs a change, refetches what shows it, and says it; says what failed, with a way on. */
async function saved(work: ProgressWork, save: () => Promise<Act>): Promise<Saved> {
  let outcome: Saved
  try {
    const { finished, mayBeFinished, actId, text } = await save()
    if (finished) noteFinished(work)
    reportAct(work, text, actId, { mayBeFinished })
    outcome = finished ? 'finished' : 'saved'
  } catch (error) {
    showFailure(error, () => void saved(work, save))
    outcome = 'failed'
  }
  await Promise.all([invalidate(...entryReads(work)), refreshViewings()])
  return outcome
}

function showFailure(error: unknown, tryAgain: () => void): void {
  if (isApiError(error, 'progress_changed')) {
    showSnackbar({ text: progressTexts.changed, kind: 'warning', timeout: 8_000 })
  } else if (isApiError(error, 'validation_error')) {
    showSnackbar({ text: progressTexts.wrongNumber, kind: 'error', timeout: 8_000 })
  } else if (isApiError(error, 'work_not_found', 'work_entry_not_found')) {
    showSnackbar({ text: progressTexts.gone, kind: 'error', timeout: 8_000 })
  } else {
    const action = { label: uiTexts.tryAgain, run: tryAgain }
    showSnackbar({ text: progressTexts.failed, kind: 'error', timeout: 8_000, action })
  }
}

/** The works that the member is in the middle of, newest change first. */
export const goingQuery = query('GET /v1/progress', {
  query: { state: 'going', limit: sizes.progress },
})

/** The works that the member's friends are in the middle of, newest change first. */
export const friendsGoingQuery = query('GET /v1/friends-progress', {
  query: { limit: sizes.friendsProgress },
})

/** The works that a member is in the middle of; private progress only in one's own. */
export function progressOfQuery(userId: number) {
  return query('GET /v1/users/{userId}/progress', { params: { userId: String(userId) } })
}
