import type { Medium } from '@medley/contract/medium'
import type { UserInfo } from '@medley/contract/shapes'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { engagementSummaries } from '../engagements/engagements.calls.ts'
import { workKeys } from '../works/works.calls.ts'
import { allMarkedWorks } from './marked-works.calls.ts'
import type { Mark } from './work-marks.messages.ts'

export interface MarkedWork {
  id: number
  medium: Medium
  userInfo: UserInfo
}

const keyOf = (workId: number) => ['work-marks', workId] as const

/** Each payload counts once: a screen that comes back with old data does not undo a newer mark. */
const taken = new WeakSet<UserInfo>()

/** The viewer's marks on a work: kept once, so that every card of it shows the same. */
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

/** Sets what every card of the work shows; for what the server did by itself, such as after a review. */
export function setWorkMarks(workId: number, marks: Partial<UserInfo>): void {
  queryClient.setQueryData<UserInfo>(keyOf(workId), (before) => ({
    hasEngaged: false,
    savedForLater: false,
    ...before,
    ...marks,
  }))
}

interface Wish {
  wanted: boolean
  /** What the server holds, as far as we know. */
  held: boolean
}

const wishes = new Map<string, Wish>()

function isUnderWay(workId: number): boolean {
  return wishes.has(`${workId} hasEngaged`) || wishes.has(`${workId} savedForLater`)
}

export type Outcome = { on: boolean } | 'failed'

/**
 * Sets a mark: shown at once, one request at a time, and the last wish wins. Answers what came of it,
 * or null where an earlier wish for the same mark is still under way and takes this one over.
 */
export async function wishMark(
  work: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  wanted: boolean,
): Promise<Outcome | null> {
  // An answer that is on its way may be older than this wish.
  void queryClient.cancelQueries({ queryKey: workKeys.work(work.medium, work.id), exact: true })
  setWorkMarks(work.id, { [mark]: wanted })
  const key = `${work.id} ${mark}`
  const running = wishes.get(key)
  if (running) {
    running.wanted = wanted
    return null
  }
  const wish: Wish = { wanted, held: !wanted }
  wishes.set(key, wish)
  try {
    while (wish.held !== wish.wanted) await carryOut(work, mark, wish)
    void refreshLists(work)
    return { on: wish.held }
  } catch {
    // The caller says so on screen.
    setWorkMarks(work.id, { [mark]: wish.held })
    return 'failed'
  } finally {
    wishes.delete(key)
  }
}

async function carryOut(
  { id, medium }: Pick<MarkedWork, 'id' | 'medium'>,
  mark: Mark,
  wish: Wish,
): Promise<void> {
  const target = wish.wanted
  const body = { medium, internal_id: id }
  // Whoever goes on at once, by a bookmark for example, has marked it all the same.
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
    wish.held = false
    if (deleted < 1) throw new Error('Nothing was saved')
  }
  wish.held = target
}

/** Pages of marked works are read anew when they are next opened; the work's own numbers at once. */
async function refreshLists({ id, medium }: Pick<MarkedWork, 'id' | 'medium'>): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allMarkedWorks, refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: engagementSummaries }),
    queryClient.invalidateQueries({ queryKey: workKeys.work(medium, id), exact: true }),
  ])
}

/** What the server did to the marks of a work whose review was posted. */
export async function markReviewed(workId: number): Promise<void> {
  setWorkMarks(workId, { hasEngaged: true, savedForLater: false })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: allMarkedWorks }),
    queryClient.invalidateQueries({ queryKey: engagementSummaries }),
  ])
}
