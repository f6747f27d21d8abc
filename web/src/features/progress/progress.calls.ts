import type { Api, BodyOf } from '@medley/contract/api'
import type { NamedEntry } from '@medley/contract/entries'
import type { Medium } from '@medley/contract/medium'
import { queryOptions } from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { today } from '../../lib/time/today.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { uiTexts } from '../../ui/ui.messages.ts'
import { noteFinished } from '../work-marks/finished-works.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { workKeys } from '../works/works.calls.ts'
import { progressTexts as texts } from './progress.messages.ts'

export interface ProgressWork {
  id: number
  medium: Medium
  title: string
}

type NamedWork = Pick<ProgressWork, 'id' | 'medium'>
export type ProgressChanges = BodyOf<Api['PUT /v1/progress/{medium}/{workId}']>

/** `finished` where the progress ended with the change: the work is marked. */
export type Saved = 'saved' | 'finished' | 'failed'

const pathOf = ({ medium, id }: NamedWork) => ({ medium, workId: String(id) })

/** The member's progress in a work; refetched with the marks of its entries. */
export function progressQuery(work: NamedWork) {
  return queryOptions({
    queryKey: [...workKeys.entries(work.medium, work.id), 'progress'] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/progress/{medium}/{workId}', { params: pathOf(work), signal }),
  })
}

/**
 * Changes the member's progress in a work; absent fields stay. With `unmodifiedSince`, a change on another device is not
 * overwritten but shown.
 */
export function setProgress(work: NamedWork, changes: ProgressChanges): Promise<Saved> {
  return saved(work, () =>
    call('PUT /v1/progress/{medium}/{workId}', {
      params: pathOf(work),
      body: { day: today(), ...changes },
    }),
  )
}

/** Forgets the member's progress in a work. */
export function removeProgress(work: NamedWork): Promise<Saved> {
  return saved(work, async () => {
    await call('DELETE /v1/progress/{medium}/{workId}', { params: pathOf(work) })
    return { finished: false }
  })
}

/** Marks the next entry as seen today, which moves the progress to it. */
export function seeNext(work: NamedWork, { id }: NamedEntry): Promise<Saved> {
  return saved(work, () =>
    call('PUT /v1/entry-viewings/{entryId}', {
      params: { entryId: String(id) },
      body: { day: today() },
    }),
  )
}

/** Runs a change and refetches what shows it; says what failed, with a way on. */
async function saved(work: NamedWork, save: () => Promise<{ finished: boolean }>): Promise<Saved> {
  let outcome: Saved
  try {
    const { finished } = await save()
    if (finished) noteFinished(work)
    outcome = finished ? 'finished' : 'saved'
  } catch (error) {
    showFailure(error, () => void saved(work, save))
    outcome = 'failed'
  }
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: workKeys.entries(work.medium, work.id) }),
    refreshViewings(),
  ])
  return outcome
}

function showFailure(error: unknown, tryAgain: () => void): void {
  if (isApiError(error, 'progress_changed')) {
    showSnackbar({ text: texts.changed, kind: 'warning', timeout: 8_000 })
  } else if (isApiError(error, 'validation_error')) {
    showSnackbar({ text: texts.wrongNumber, kind: 'error', timeout: 8_000 })
  } else if (isApiError(error, 'work_not_found', 'work_entry_not_found')) {
    showSnackbar({ text: texts.gone, kind: 'error', timeout: 8_000 })
  } else {
    const action = { label: uiTexts.tryAgain, run: tryAgain }
    showSnackbar({ text: texts.failed, kind: 'error', timeout: 8_000, action })
  }
}
