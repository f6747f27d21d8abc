import type { Medium } from '@medley/contract/medium'
import type { UserInfo } from '@medley/contract/shapes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { engagementSummaries } from '../engagements/engagements.calls.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { workKeys } from '../works/works.calls.ts'
import { allMarkedWorks } from './marked-works.calls.ts'
import type { Mark } from './work-marks.messages.ts'

export interface MarkedWork {
  id: number
  medium: Medium
  userInfo: UserInfo
}

const keyOf = (workId: number) => ['work-marks', workId] as const

/** Payloads already applied; a screen restored with old data must not undo a newer mark. */
const taken = new WeakSet<UserInfo>()

/** The viewer's marks on a work; cached once, so that all of its cards agree. */
export function useWorkMarks({ id, userInfo }: Pick<MarkedWork, 'id' | 'userInfo'>): UserInfo {
  const { data } = useQuery<UserInfo>({
    queryKey: keyOf(id),
    queryFn: skipToken,
    initialData: userInfo,
    staleTime: Infinity,
    gcTime: Infinity,
  })
  useEffect(() => {
    if (taken.has(userInfo)) return
    taken.add(userInfo)
    if (!isUnderWay(id)) setWorkMarks(id, userInfo)
  }, [id, userInfo])
  return data ?? userInfo
}

/** The viewer's marks on a work, if they are cached. */
export function findWorkMarks(workId: number): UserInfo | undefined {
  return queryClient.getQueryData<UserInfo>(keyOf(workId))
}

/** Updates the marks on every card of the work, without a request. */
export function setWorkMarks(workId: number, marks: Partial<UserInfo>): void {
  queryClient.setQueryData<UserInfo>(keyOf(workId), (before) => ({
    hasEngaged: false,
    savedForLater: false,
    ...before,
    ...marks,
  }))
}

interface PendingMark {
  desired: boolean
  /** Last state confirmed by the server. */
  confirmed: boolean
}

const pendingMarks = new Map<string, PendingMark>()

function isUnderWay(workId: number): boolean {
  return pendingMarks.has(`${workId} hasEngaged`) || pendingMarks.has(`${workId} savedForLater`)
}

export type Outcome = { on: boolean } | 'failed'

/**
 * Sets a mark: optimistic, one request at a time, last change wins. Returns the outcome, or null if a
 * pending change to the same mark takes over this one.
 */
export async function setMark(
  work: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  desired: boolean,
): Promise<Outcome | null> {
  // A response in flight may be older than this change.
  void queryClient.cancelQueries({ queryKey: workKeys.work(work.medium, work.id), exact: true })
  setWorkMarks(work.id, { [mark]: desired })
  const key = `${work.id} ${mark}`
  const running = pendingMarks.get(key)
  if (running) {
    running.desired = desired
    return null
  }
  const pending: PendingMark = { desired, confirmed: !desired }
  pendingMarks.set(key, pending)
  try {
    while (pending.confirmed !== pending.desired) await carryOut(work, mark, pending)
    void refreshLists(work)
    return { on: pending.confirmed }
  } catch {
    // The caller shows the error.
    setWorkMarks(work.id, { [mark]: pending.confirmed })
    return 'failed'
  } finally {
    pendingMarks.delete(key)
  }
}

async function carryOut(
  { id, medium }: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  pending: PendingMark,
): Promise<void> {
  const target = pending.desired
  const body = { medium, internal_id: id }
  // Completes the request even if the user leaves the site right away.
  const keepalive = true
  if (mark === 'hasEngaged') {
    await (target
      ? call('POST /works_viewed', { body, keepalive })
      : call('DELETE /works_viewed', { query: body, keepalive }))
  } else if (target) {
    await call('POST /saved-for-later', { body, keepalive })
  } else {
    const query = { medium, workId: id }
    const deleted = await call('DELETE /saved-for-later', { query, keepalive })
    pending.confirmed = false
    if (deleted < 1) throw new Error('Nothing was saved')
  }
  pending.confirmed = target
}

/** Refetches the work's counts immediately, and pages of marked works when next opened. */
async function refreshLists({ id, medium }: Pick<MarkedWork, 'id' | 'medium'>): Promise<void> {
  refreshRecommendations()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allMarkedWorks, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: engagementSummaries }),
    queryClient.invalidateQueries({ queryKey: workKeys.work(medium, id), exact: true }),
  ])
}

/** Applies what the server does to a work's marks when a review is posted. */
export async function markReviewed(workId: number): Promise<void> {
  setWorkMarks(workId, { hasEngaged: true, savedForLater: false })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allMarkedWorks }),
    queryClient.invalidateQueries({ queryKey: engagementSummaries }),
  ])
}
