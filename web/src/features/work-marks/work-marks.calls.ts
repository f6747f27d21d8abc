import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkMarks, UserInfo } from '@medley/contract/values/shapes'
import { keepPreviousData, useQuery, skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { queryClient } from '../../lib/query-client.ts'
import { engagementSummaries } from '../engagements/engagements.calls.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { refreshProgress } from '../works/refresh-viewings.ts'
import { workKeys } from '../works/works.calls.ts'
import type { Mark } from './work-marks.messages.ts'

export type MarkSort = 'newest' | 'oldest' | 'title'

/** A page of a user's marked works; `page` counts from 1. */
export interface MarkedPage {
  mark: Mark
  userId: number
  medium: Medium | null
  sort: MarkSort
  page: number
}

const orders = {
  newest: { sortBy: 'timeAdded', order: 'DESCENDING' },
  oldest: { sortBy: 'timeAdded', order: 'ASCENDING' },
  title: { sortBy: 'title', order: 'ASCENDING' },
} as const

const pageSize = pageSizes.engagementsPage

/** Key prefix of the pages of all users. */
const allMarkedWorks = ['marked-works'] as const

export function markedKey({ mark, userId, medium, sort, page }: MarkedPage) {
  return [...allMarkedWorks, mark, userId, { medium, sort, page }] as const
}

export function useMarkedWorks(page: MarkedPage) {
  return useQuery({
    queryKey: markedKey(page),
    queryFn: ({ signal }) =>
      fetchMarked(page, { offset: (page.page - 1) * pageSize, limit: pageSize }, signal),
    placeholderData: keepPreviousData,
  })
}

/** The item after the first `shown` ones of a page; undefined at the end of the list. */
export async function fetchNextMarked(
  page: MarkedPage,
  shown: number,
): Promise<WorkMarks['items'][number] | undefined> {
  const { items } = await fetchMarked(page, {
    offset: (page.page - 1) * pageSize + shown,
    limit: 1,
  })
  return items[0]
}

async function fetchMarked(
  { mark, userId, medium, sort }: MarkedPage,
  window: { offset: number; limit: number },
  signal?: AbortSignal,
): Promise<WorkMarks> {
  const query = { userId, ...orders[sort], ...window, ...(medium ? { medium } : {}) }
  const values = { query, ...(signal ? { signal } : {}) }
  if (mark === 'savedForLater') return call('GET /v1/saved-for-later', values)
  const { totalCount, items } = await call('GET /v1/work-engagements', values)
  return { totalCount, items: items.flatMap((item) => ('work' in item ? item : [])) }
}

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

const changes = createChanges<string, boolean, boolean>()

function isUnderWay(workId: number): boolean {
  return changes.isRunning(`${workId} hasEngaged`) || changes.isRunning(`${workId} savedForLater`)
}

type Outcome = { on: boolean } | 'failed'

/** Sets a mark, at once on screen. Returns the outcome, or null if a running change of the mark takes over this one. */
export async function setMark(
  work: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  wanted: boolean,
  /** The review that led the member to the work; its author may be told that it was saved. */
  fromReviewId?: number,
): Promise<Outcome | null> {
  // A response in flight may be older than this change.
  void queryClient.cancelQueries({ queryKey: workKeys.work(work.medium, work.id), exact: true })
  const show = (on: boolean) => setWorkMarks(work.id, { [mark]: on })
  show(wanted)
  try {
    const on = await changes.save(`${work.id} ${mark}`, {
      wanted,
      before: () => !wanted,
      isReached: (state, goal) => state === goal,
      save: (goal) => saveMark(work, mark, goal, fromReviewId),
      show,
    })
    if (on === undefined) return null
    void refreshMarks(work)
    return { on }
  } catch (error) {
    // The caller shows the error.
    if (error instanceof NothingSaved) show(false)
    return 'failed'
  }
}

/** The work to take off the list was not on it. */
class NothingSaved extends Error {}

async function saveMark(
  { id, medium }: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  on: boolean,
  fromReviewId: number | undefined,
): Promise<boolean> {
  const body = { medium, internal_id: id }
  // Completes the request even if the user leaves the site right away.
  const keepalive = true
  if (mark === 'hasEngaged') {
    await (on
      ? call('POST /works_viewed', { body, keepalive })
      : call('DELETE /works_viewed', { query: body, keepalive }))
  } else if (on) {
    const from = fromReviewId === undefined ? {} : { fromReviewId }
    await call('POST /saved-for-later', { body: { ...body, ...from }, keepalive })
  } else {
    const query = { medium, workId: id }
    const deleted = await call('DELETE /saved-for-later', { query, keepalive })
    if (deleted < 1) throw new NothingSaved()
  }
  return on
}

/** Refetches the work's counts immediately, and pages of marked works when next opened. */
export async function refreshMarks({
  id,
  medium,
}: Pick<MarkedWork, 'id' | 'medium'>): Promise<void> {
  refreshRecommendations()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allMarkedWorks, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: engagementSummaries }),
    queryClient.invalidateQueries({ queryKey: workKeys.work(medium, id), exact: true }),
    // Whoever marks the whole work has seen its entries.
    queryClient.invalidateQueries({ queryKey: workKeys.entries(medium, id) }),
    refreshProgress(),
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
