import { isMedium, mediums } from '@medley/contract/medium'
import { workIdOf } from '@medley/contract/route-table'
import type { LoaderFunctionArgs, Params } from 'react-router'
import { contributorQuery } from '../features/contributors/contributors.calls.ts'
import { entryViewOf, isEditQuery, pageOf } from '../features/lists/list-address.ts'
import { exploreListsQuery, sourceOf } from '../features/lists/explore-lists.calls.ts'
import { entriesQuery, listQuery, userListsQuery } from '../features/lists/lists.calls.ts'
import { profileQuery } from '../features/profiles/profiles.calls.ts'
import { reviewQuery } from '../features/reviews/review-store.calls.ts'
import { currentMember } from '../features/sessions/session.ts'
import { filterAt } from '../features/works/explore-view.ts'
import {
  exploreQuery,
  popularWorksQuery,
  workQuery,
  workStatisticsQuery,
} from '../features/works/works.calls.ts'
import { queryClient } from '../lib/query-client.ts'

/*
 * Route loaders. They run while the screen's chunk is loading and fetch its first data; for paths
 * outside the route table they fetch nothing.
 */

/** Ignores a failed prefetch: the screen that reads the data shows the error and retries. */
function leaveToScreen(): void {}

/** `/`: fetches the first strip of the landing page; for members, loads the feed's chunk, which fetches its own data. */
export function enterHome(): null {
  if (currentMember()) {
    void import('../screens/feed.tsx').catch(leaveToScreen)
    return null
  }
  void queryClient.query(popularWorksQuery(mediums[0])).catch(leaveToScreen)
  return null
}

export function enterExplore({ params: { medium }, request }: LoaderFunctionArgs): null {
  if (!isMedium(medium)) return null
  const filter = filterAt(medium, new URL(request.url).search, currentMember() !== null)
  void queryClient.infiniteQuery(exploreQuery(medium, filter)).catch(leaveToScreen)
  return null
}

export function enterExploreLists({ request }: LoaderFunctionArgs): null {
  const from = sourceOf(new URL(request.url).searchParams, currentMember() !== null)
  void queryClient.infiniteQuery(exploreListsQuery(from)).catch(leaveToScreen)
  return null
}

/** The screen itself rejects ids that are not numbers. */
export function enterReview({ params: { id = '' } }: LoaderFunctionArgs): null {
  if (/^\d{1,10}$/.test(id)) void queryClient.query(reviewQuery(Number(id))).catch(leaveToScreen)
  return null
}

export function enterContributor({ params: { id = '' } }: LoaderFunctionArgs): null {
  if (/^\d{1,10}$/.test(id)) {
    void queryClient.infiniteQuery(contributorQuery(Number(id))).catch(leaveToScreen)
  }
  return null
}

/** `/{medium}/{digits}[-slug]` */
export function enterWork({ params }: LoaderFunctionArgs): null {
  prefetchWork(params)
  return null
}

/** Fetches the first data of a work page, unless it is fresh. */
export function prefetchWork({ medium, workId = '' }: Params): void {
  const id = workIdOf(workId)
  if (!isMedium(medium) || id === undefined) return
  void queryClient.query(workQuery(medium, id)).catch(leaveToScreen)
  void queryClient.query(workStatisticsQuery(medium, id)).catch(leaveToScreen)
}

/** `/profile/{username}`: visitors have no blocks, so everything can be fetched at once. */
export function enterProfile({ params: { username = '' } }: LoaderFunctionArgs): null {
  void queryClient.query(profileQuery(username)).catch(leaveToScreen)
  if (!currentMember()) void askForAll(username).catch(leaveToScreen)
  return null
}

async function askForAll(username: string): Promise<void> {
  const { loadProfileContent } = await import('../screens/profile.tsx')
  await loadProfileContent(username)
}

export function enterUserLists({ params, request }: LoaderFunctionArgs): null {
  const { username = '' } = params
  const page = pageOf(new URL(request.url).searchParams)
  void queryClient.query(userListsQuery(username, page)).catch(leaveToScreen)
  void queryClient.query(profileQuery(username)).catch(leaveToScreen)
  return null
}

/** The list editor fetches its own data. */
export function enterMediaList({ params, request }: LoaderFunctionArgs): null {
  const { listId = '' } = params
  const search = new URL(request.url).searchParams
  if (isEditQuery(search)) return null
  void queryClient.query(listQuery(listId)).catch(leaveToScreen)
  void queryClient.query(entriesQuery(listId, entryViewOf(search))).catch(leaveToScreen)
  return null
}
