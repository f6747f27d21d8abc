import type { AnswerOf, Api } from '@medley/contract/api'
import { pageDataSizes as sizes, pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { HomeData, WorkPageData } from '@medley/contract/page-data'
import { isSmallScreen } from '../../ui/layout/breakpoint.ts'
import { call, type CallValues, type HeldAnswers, intentOf } from '../../lib/api.ts'

/** How long after it came an answer counts as new: as long as in the query cache. */
const newMs = 30_000

/** The calls that a page answers: what each is sent, and its part of the page. */
type Parts<Page> = {
  [K in keyof Api]?: (page: Page) => [CallValues<Api[K]>, AnswerOf<Api[K]> | null | undefined]
}

/** Opens the member's home, on small screens without what stands beside the posts, and says that they are here. */
export function openHome(): HeldAnswers {
  const query = { beside: !isSmallScreen() }
  return openPage(() => call('GET /v1/pages/home', { query }), partsOfHome)
}

/** Opens the page of a work. */
export function openWork(medium: Medium, id: number): HeldAnswers {
  const params = { medium, workId: String(id) }
  return openPage(
    () => call('GET /v1/pages/works/{medium}/{workId}', { params }),
    partsOfWork(params),
  )
}

const partsOfHome: Parts<HomeData> = {
  'GET /v1/users/{userId}/roles': ({ roles, profile }) => [
    { params: { userId: String(profile?.id) } },
    roles,
  ],
  'POST /analytics/last-online': ({ visit }) => [{}, visit],
  'GET /profile': ({ profile }) => [
    { query: { user: String(profile?.username).toLowerCase() } },
    profile,
  ],
  'GET /v1/notifications': ({ unread }) => [{ query: { read: false, limit: 1 } }, unread],
  'GET /v1/reviews': ({ feed }) => [
    { query: { friendship: 'friendAndMe', limit: pageSizes.homeFeed } },
    feed,
  ],
  'GET /v1/recommendations': ({ recommendations }) => [
    { query: { limit: sizes.recommendations } },
    recommendations,
  ],
  'GET /v1/welcome': ({ welcome }) => [{}, welcome],
  'GET /friend-suggestions': ({ suggestions }) => [{ query: {} }, suggestions],
  'GET /v1/progress': ({ progress }) => [
    { query: { state: 'going', limit: sizes.progress } },
    progress,
  ],
  'GET /v1/friends-progress': ({ friendsProgress }) => [
    { query: { limit: sizes.friendsProgress } },
    friendsProgress,
  ],
  'GET /v1/goals/{userId}': ({ goals, profile }) => [
    { params: { userId: String(profile?.id) }, query: { isCurrent: true } },
    goals,
  ],
}

function partsOfWork(params: { medium: Medium; workId: string }): Parts<WorkPageData> {
  const { medium } = params
  const id = Number(params.workId)
  return {
    'GET /v1/works/{medium}/{workId}': ({ work }) => [
      { params, query: { entries: pageSizes.workEntries } },
      work,
    ],
    'GET /v1/works/{medium}/{workId}/statistics': ({ about }) => [{ params }, about?.statistics],
    'GET /v1/works/{medium}/{workId}/sources': ({ about }) => [{ params }, about?.sources],
    'GET /v1/works/{medium}/{workId}/rating-counts': ({ about }) => [
      { params },
      about?.ratingCounts,
    ],
    'GET /v1/ratings/mine': ({ about }) => [{ query: { workIds: [id] } }, about?.ownRatings],
    'GET /v1/reviews': ({ reviews }) => [
      { query: { work: { id, medium }, friendship: 'any', limit: pageSizes.workReviews } },
      reviews,
    ],
    'GET /v1/work-engagements': ({ friends }) => [
      { query: { workId: id, medium, friendship: 'friend', limit: sizes.friendsOfWork } },
      friends?.engaged,
    ],
    'GET /v1/works/{medium}/{workId}/friends-who-saved': ({ friends }) => [
      { params, query: { limit: sizes.friendsOfWork } },
      friends?.saved,
    ],
    'GET /v1/works/{medium}/{workId}/friend-ratings': ({ friends }) => [
      { params, query: { limit: sizes.friendRatings } },
      friends?.ratings,
    ],
    'GET /v1/sent-works': ({ friends }) => [
      { query: { workId: id, limit: sizes.sendingsOfWork } },
      friends?.sentWorks,
    ],
    'GET /v1/works/{medium}/{workId}/own-viewings': ({ ownViewings }) => [
      { params, query: { limit: sizes.viewingsOfWork } },
      ownViewings,
    ],
  }
}

type Part<Page> = (page: Page) => [object, unknown]

/** Holds each part until its call comes. A call that writes ends the page: what was read before it may be out of date. */
function openPage<Page>(fetch: () => Promise<Page>, parts: Parts<Page>): HeldAnswers {
  const left = new Map(Object.entries(parts) as [string, Part<Page>][])
  const arrived = arrive(fetch)
  return {
    async take(endpoint, intent) {
      const part = left.get(endpoint)
      if (!part) {
        if (!endpoint.startsWith('GET ')) left.clear()
        return undefined
      }
      const page = await arrived
      if (!page || !left.has(endpoint) || Date.now() > page.time + newMs) return undefined
      const [values, answer] = part(page.data)
      if (intentOf(endpoint, values) !== intent) return undefined
      left.delete(endpoint)
      return answer ?? undefined
    },
  }
}

/** The page and when it came; undefined where it failed, and each call finds out why by itself. */
async function arrive<Page>(
  fetch: () => Promise<Page>,
): Promise<{ data: Page; time: number } | undefined> {
  try {
    return { data: await fetch(), time: Date.now() }
  } catch {
    return undefined
  }
}
