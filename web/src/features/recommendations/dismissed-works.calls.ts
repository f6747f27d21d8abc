import type { CoveredWork } from '@medley/contract/shapes'
import { infiniteQueryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { recommendationTexts as texts } from './recommendations.messages.ts'
import { refreshRecommendations } from './refresh-recommendations.ts'

type Named = Pick<CoveredWork, 'id' | 'medium' | 'title'>

const here = ['dismissed-here'] as const
const dismissedKey = ['dismissed-works'] as const
const undoTime = 8_000

queryClient.setQueryDefaults(here, { gcTime: Infinity, staleTime: Infinity })

/** Ids of the works dismissed since the page was loaded, before recommendations leave them out. */
export function useDismissedHere(): readonly number[] {
  return useQuery<readonly number[]>({ queryKey: here, queryFn: skipToken }).data ?? none
}

const none: readonly number[] = []

/** True if a work was dismissed since the page was loaded. */
export function isDismissed(workId: number): boolean {
  return queryClient.getQueryData<readonly number[]>(here)?.includes(workId) ?? false
}

function setDismissed(workId: number, on: boolean): void {
  queryClient.setQueryData<readonly number[]>(here, (ids = none) => {
    const others = ids.filter((id) => id !== workId)
    return on ? [...others, workId] : others
  })
}

/** Takes a work out of all recommendations at once, and offers to undo it. A failure is shown, not thrown. */
export async function dismissWork(work: Named): Promise<void> {
  await change(work, true)
}

/** Lets a work be recommended again. */
export async function undismissWork(work: Named): Promise<void> {
  await change(work, false)
}

const changes = createChanges<number, boolean, boolean>()

/** At once on screen; reports the outcome. */
async function change(work: Named, wanted: boolean): Promise<void> {
  const show = (on: boolean) => setDismissed(work.id, on)
  show(wanted)
  try {
    const isDismissedNow = await changes.save(work.id, {
      wanted,
      before: () => !wanted,
      isReached: (state, goal) => state === goal,
      save: (goal) => saveDismissal(work, goal),
      show,
    })
    // A running change that took over this one reports.
    if (isDismissedNow !== undefined) reportChange(work, isDismissedNow)
  } catch (error) {
    logFailure('A dismissed work could not be changed', error)
    showSnackbar({ text: texts.failed, kind: 'error' })
  } finally {
    refreshRecommendations()
    void queryClient.invalidateQueries({ queryKey: dismissedKey })
  }
}

async function saveDismissal(work: Named, on: boolean): Promise<boolean> {
  const params = { medium: work.medium, workId: String(work.id) }
  await (on
    ? call('PUT /v1/dismissed-works/{medium}/{workId}', { params, keepalive: true })
    : call('DELETE /v1/dismissed-works/{medium}/{workId}', { params, keepalive: true }))
  return on
}

function reportChange(work: Named, isDismissedNow: boolean): void {
  if (!isDismissedNow) {
    showSnackbar({ text: texts.undismissed(work.title), kind: 'success' })
    return
  }
  const undo = () => {
    hideSnackbar()
    void undismissWork(work)
  }
  const action = { label: texts.undo, run: undo }
  showSnackbar({ text: texts.dismissed(work.title), kind: 'success', timeout: undoTime, action })
}

const pageSize = 20

/** The works that the member dismissed, page by page. */
export const dismissedWorksQuery = infiniteQueryOptions({
  queryKey: dismissedKey,
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/dismissed-works', { query: { limit: pageSize, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ totalCount }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
    return shown < totalCount ? shown : undefined
  },
})
