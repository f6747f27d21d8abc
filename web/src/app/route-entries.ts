import { isMedium, mediums } from '@medley/contract/medium'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { entryViewOf, isEditQuery, pageOf } from '../features/lists/list-address.ts'
import { entriesQuery, listQuery, userListsQuery } from '../features/lists/lists.calls.ts'
import { profileQuery } from '../features/profiles/profiles.calls.ts'
import { reviewQuery } from '../features/reviews/review-store.ts'
import { currentMember } from '../features/sessions/session.ts'
import { exploreView } from '../features/works/explore-view.ts'
import {
  exploreQuery,
  popularWorksQuery,
  workQuery,
  workStatisticsQuery,
} from '../features/works/works.calls.ts'
import { queryClient } from '../lib/query-client.ts'
import { paths } from '../paths.ts'

/*
 * Route loaders. They run while the screen's chunk is loading: invalid paths are rejected, and the
 * first data of valid ones are fetched.
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

/** `/explore/{medium}`: anything but a medium is page-not-found. */
export function enterExplore({ params: { medium } }: LoaderFunctionArgs): Response | null {
  if (!isMedium(medium)) return replace(paths.pageNotFound())
  void queryClient
    .infiniteQuery(exploreQuery(medium, exploreView(medium).sort))
    .catch(leaveToScreen)
  return null
}

/** The screen itself rejects ids that are not numbers. */
export function enterReview({ params: { id = '' } }: LoaderFunctionArgs): null {
  if (/^\d{1,10}$/.test(id)) void queryClient.query(reviewQuery(Number(id))).catch(leaveToScreen)
  return null
}

/** `/{medium}/{digits}[-slug]`: anything else is page-not-found. */
export function enterWork({ params }: LoaderFunctionArgs): Response | null {
  const { medium, workId = '' } = params
  const digits = /^(\d{1,10})(-.*)?$/s.exec(workId)?.[1]
  if (!isMedium(medium) || digits === undefined) return replace(paths.pageNotFound())
  void queryClient.query(workQuery(medium, Number(digits))).catch(leaveToScreen)
  void queryClient.query(workStatisticsQuery(medium, Number(digits))).catch(leaveToScreen)
  return null
}

/** `/profile/{username}`: visitors have no blocks, so everything can be fetched at once. */
export function enterProfile({ params: { username = '' } }: LoaderFunctionArgs): null {
  void queryClient.query(profileQuery(username)).catch(leaveToScreen)
  if (!currentMember()) void askForAll(username).catch(leaveToScreen)
  return null
}

async function askForAll(username: string): Promise<void> {
  const { askForProfile } = await import('../screens/profile.tsx')
  await askForProfile(username)
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
