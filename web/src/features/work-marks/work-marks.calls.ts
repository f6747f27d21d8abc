import type { AnswerOf, Api } from '@medley/contract/api'
import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkMarks, UserInfo } from '@medley/contract/values/shapes'
import { keepPreviousData, useQuery, skipToken } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { invalidate, invalidateHidden } from '../../lib/mutations.ts'
import { keyOf, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { refreshProgress } from '../works/refresh-viewings.ts'
import { entryReads, workKey } from '../works/works.calls.ts'

/** The two marks a member sets on a work, by their wire names. */
export type Mark = 'hasEngaged' | 'savedForLater'

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

/** The reads of the pages of all users. */
const allMarkedWorks = [
  keyOf('GET /v1/saved-for-later'),
  keyOf('GET /v1/work-engagements', { query: { workId: undefined } }),
]

/** A page of a user's marked works. */
export function markedQuery({ page, ...list }: MarkedPage) {
  const asked = queryOf(list, { offset: (page - 1) * pageSize, limit: pageSize })
  return list.mark === 'savedForLater'
    ? query('GET /v1/saved-for-later', { query: asked })
    : query('GET /v1/work-engagements', { query: asked }, { transform: worksOf })
}

export function useMarkedWorks(page: MarkedPage) {
  return useQuery({ ...markedQuery(page), placeholderData: keepPreviousData })
}

/** The item after the first `shown` ones of a page; undefined at the end of the list. */
export async function fetchNextMarked(
  { page, ...list }: MarkedPage,
  shown: number,
): Promise<WorkMarks['items'][number] | undefined> {
  const asked = queryOf(list, { offset: (page - 1) * pageSize + shown, limit: 1 })
  const { items } =
    list.mark === 'savedForLater'
      ? await call('GET /v1/saved-for-later', { query: asked })
      : worksOf(await call('GET /v1/work-engagements', { query: asked }))
  return items[0]
}

function queryOf(
  { userId, medium, sort }: Omit<MarkedPage, 'page'>,
  window: { offset: number; limit: number },
) {
  return { userId, ...orders[sort], ...window, medium: medium ?? undefined }
}

/** The answer of engagements as one of marks: with works, as it has where a user is asked about. */
function worksOf({ totalCount, items }: AnswerOf<Api['GET /v1/work-engagements']>): WorkMarks {
  return { totalCount, items: items.flatMap((item) => ('work' in item ? item : [])) }
}

export interface MarkedWork {
  id: number
  medium: Medium
  userInfo: UserInfo
}

const marksKey = (workId: number) => ['work-marks', workId] as const

/** Payloads already applied; a screen restored with old data must not undo a newer mark. */
const taken = new WeakSet<UserInfo>()

/** The viewer's marks on a work; cached once, so that all of its cards agree. */
export function useWorkMarks({ id, userInfo }: Pick<MarkedWork, 'id' | 'userInfo'>): UserInfo {
  const { data } = useQuery<UserInfo>({
    queryKey: marksKey(id),
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
  return queryClient.getQueryData<UserInfo>(marksKey(workId))
}

/** Updates the marks on every card of the work, without a request. */
export function setWorkMarks(workId: number, marks: Partial<UserInfo>): void {
  queryClient.setQueryData<UserInfo>(marksKey(workId), (before) => ({
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
  /** The review that led the member to the work; its author may be notified that it was saved. */
  fromReviewId?: number,
): Promise<Outcome | null> {
  // A response in flight may be older than this change.
  void queryClient.cancelQueries({ queryKey: workKey(work) })
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
export async function refreshMarks(work: Pick<MarkedWork, 'id' | 'medium'>): Promise<void> {
  refreshRecommendations()
  invalidateHidden(...allMarkedWorks)
  await Promise.all([
    invalidate(
      'GET /v1/work-engagements/summary/{userId}',
      // Saved before its release, a work is followed.
      'GET /v1/works/{medium}/{workId}/follow',
      'GET /v1/follows',
      workKey(work),
      // Whoever marks the whole work has seen its entries.
      ...entryReads(work),
    ),
    refreshProgress(),
  ])
}

/** Applies what the server does to a work's marks when a review is posted. */
export async function markReviewed(workId: number): Promise<void> {
  setWorkMarks(workId, { hasEngaged: true, savedForLater: false })
  await invalidate(...allMarkedWorks, 'GET /v1/work-engagements/summary/{userId}')
}
