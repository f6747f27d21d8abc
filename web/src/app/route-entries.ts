import { isMedium, mediums } from '@medley/contract/values/medium'
import { type RouteMatch, type ScreenPath, workIdOf } from '@medley/contract/route-table'
import { contributorQuery } from '../features/contributors/contributors.calls.ts'
import { entryViewOf, isEditQuery, pageOf } from '../features/lists/list-address.ts'
import {
  exploreListsQuery,
  sourceOf,
  entriesQuery,
  listQuery,
  userListsQuery,
} from '../features/lists/lists.reading.calls.ts'
import { holdPage } from '../features/page-data/hold-page.ts'
import { profileQuery } from '../features/profiles/profiles.calls.ts'
import { reviewQuery } from '../features/reviews/reviews.calls.ts'
import { currentMember } from '../features/sessions/session.ts'
import { exploreQuery } from '../features/explore/explore.calls.ts'
import { filterAt } from '../features/explore/explore-view.ts'
import { popularWorksQuery, workQuery, workStatisticsQuery } from '../features/works/works.calls.ts'
import { queryClient } from '../lib/query-client.ts'

/** A visit to a screen. */
interface Visit {
  params: RouteMatch['params']
  /** The query string. */
  search: string
}

/*
 * Loaders of routes: while the screen's chunk is loading, they fetch its first data; for paths
 * outside the route table they fetch nothing.
 */

/** Ignores a failed prefetch: the screen that reads the data shows the error and retries. */
function leaveToScreen(): void {}

/** `/`: fetches the first strip of the landing page; for members, loads the feed's chunk, which fetches its own data. */
function enterHome(): void {
  if (currentMember()) {
    void import('../screens/home/feed.tsx').catch(leaveToScreen)
    return
  }
  void queryClient.query(popularWorksQuery(mediums[0])).catch(leaveToScreen)
}

function enterExplore({ params: { medium }, search }: Visit): void {
  if (!isMedium(medium)) return
  const filter = filterAt(medium, search, currentMember() !== null)
  void queryClient.infiniteQuery(exploreQuery(medium, filter)).catch(leaveToScreen)
}

function enterExploreLists({ search }: Visit): void {
  const from = sourceOf(new URLSearchParams(search), currentMember() !== null)
  void queryClient.infiniteQuery(exploreListsQuery(from)).catch(leaveToScreen)
}

/** The screen itself rejects ids that are not numbers. */
function enterReview({ params: { id = '' } }: Visit): void {
  if (/^\d{1,10}$/.test(id)) void queryClient.query(reviewQuery(Number(id))).catch(leaveToScreen)
}

function enterContributor({ params: { id = '' } }: Visit): void {
  if (/^\d{1,10}$/.test(id)) {
    void queryClient.infiniteQuery(contributorQuery(Number(id))).catch(leaveToScreen)
  }
}

/** `/{medium}/{digits}[-slug]` */
function enterWork({ params }: Visit): void {
  prefetchWork(params)
}

/** Fetches the first data of a work page, unless it is fresh; for members all of it by one call, unless some is cached. */
export function prefetchWork({ medium, workId = '' }: RouteMatch['params']): void {
  const id = workIdOf(workId)
  if (!isMedium(medium) || id === undefined) return
  const query = workQuery(medium, id)
  if (currentMember() && !queryClient.getQueryState(query.queryKey)) {
    holdPage(({ openWork }) => openWork(medium, id))
  }
  void queryClient.query(query).catch(leaveToScreen)
  void queryClient.query(workStatisticsQuery(medium, id)).catch(leaveToScreen)
}

/** `/profile/{username}`: visitors have no blocks, so everything can be fetched at once. */
function enterProfile({ params: { username = '' } }: Visit): void {
  void queryClient.query(profileQuery(username)).catch(leaveToScreen)
  if (!currentMember()) void prefetchProfileContent(username).catch(leaveToScreen)
}

async function prefetchProfileContent(username: string): Promise<void> {
  const { loadProfileContent } = await import('../screens/profile/screen.tsx')
  await loadProfileContent(username)
}

function enterUserLists({ params, search }: Visit): void {
  const { username = '' } = params
  const page = pageOf(new URLSearchParams(search))
  void queryClient.query(userListsQuery(username, page)).catch(leaveToScreen)
  void queryClient.query(profileQuery(username)).catch(leaveToScreen)
}

/** The list editor fetches its own data. */
function enterMediaList({ params, search }: Visit): void {
  const { listId = '' } = params
  const query = new URLSearchParams(search)
  if (isEditQuery(query)) return
  void queryClient.query(listQuery(listId)).catch(leaveToScreen)
  void queryClient.query(entriesQuery(listId, entryViewOf(query))).catch(leaveToScreen)
}

interface Entry {
  /** Loads what the screen needs to render at once, besides its code. */
  prepare?: () => Promise<unknown>
  enter?: (visit: Visit) => void
}

/** The requests of each screen as soon as it is visited. */
export const entries: Partial<Record<ScreenPath, Entry>> = {
  '/': { enter: enterHome, prepare: prepareHome },
  '/rate': { prepare: prepareHome },
  '/explore/lists': { enter: enterExploreLists },
  '/explore/:medium': { enter: enterExplore },
  '/profile/:username': { enter: enterProfile },
  '/review/:id': { enter: enterReview },
  '/contributors/:id': { enter: enterContributor },
  '/u/:username/lists': { enter: enterUserLists },
  '/u/:username/lists/:listId': { enter: enterMediaList },
  '/:medium/:workId': { enter: enterWork },
}

/** Visitors see the landing page, which is code of its own. */
async function prepareHome(): Promise<void> {
  if (!currentMember()) await (await import('../screens/home/screen.tsx')).prepareLanding()
}
