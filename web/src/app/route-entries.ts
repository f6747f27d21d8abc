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
 * What happens when a path is entered, while the code of its screen is still on its way: paths that
 * mean nothing are turned away, and the first data of the others are asked for.
 */

/** A failure is shown, and tried again, by the screen that reads the data. */
function leaveToScreen(): void {}

/** `/`: the first strip of the landing page; for a member the code of the feed, which asks for its data itself. */
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

/** The page turns away what is no number. */
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

/** `/profile/{username}`: a visitor, who may have blocked nobody, sees all of it. */
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

/** The editor of a list asks for its own data. */
export function enterMediaList({ params, request }: LoaderFunctionArgs): null {
  const { listId = '' } = params
  const search = new URL(request.url).searchParams
  if (isEditQuery(search)) return null
  void queryClient.query(listQuery(listId)).catch(leaveToScreen)
  void queryClient.query(entriesQuery(listId, entryViewOf(search))).catch(leaveToScreen)
  return null
}
