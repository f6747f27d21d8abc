import { pageSizes } from '@medley/contract/limits'
import { mediums } from '@medley/contract/medium'
import type { Call } from '../driver/calls.ts'
import type { Row } from './row.ts'

const gets = (...paths: readonly string[]): Call[] => paths.map((path) => ({ method: 'GET', path }))

const feed = `/v1/reviews?friendship=friendAndMe&limit=${pageSizes.homeFeed}`
const sorts = ['audienceSize', 'reviewCount', 'rating'] as const

export const reads: readonly Row[] = [
  {
    key: 'feed',
    name: 'Home feed',
    what: `${pageSizes.homeFeed} reviews with comments`,
    callsOf: () => gets(feed),
  },
  {
    key: 'work',
    name: 'Work page, as the web app opens it',
    what: `the work with its statistics, friends, ${pageSizes.workReviews} reviews and what is beside them, by one call`,
    callsOf: ({ work: { id, medium } }) => gets(`/v1/pages/works/${medium}/${id}`),
  },
  {
    key: 'explore',
    name: 'Explore',
    what: `${pageSizes.explore} works of a medium in one of three orders`,
    callsOf: ({ n }) =>
      gets(
        `/v1/works/${mediums[n % mediums.length]}?limit=${pageSizes.explore}&sortBy=${sorts[n % sorts.length]}`,
      ),
  },
  {
    key: 'profile',
    name: 'Profile feed',
    what: `${pageSizes.profileReviews} reviews of a member`,
    callsOf: ({ author }) => gets(`/v1/reviews?author=${author}&limit=${pageSizes.profileReviews}`),
  },
  {
    key: 'list',
    name: 'List',
    what: `a list and its first ${pageSizes.listEntries} entries`,
    callsOf: ({ list }) =>
      gets(`/v1/lists/${list}`, `/v1/lists/${list}/entries?limit=${pageSizes.listEntries}`),
  },
  {
    key: 'notifications',
    name: 'Notifications',
    what: `${pageSizes.notifications} unread and ${pageSizes.notifications} older ones`,
    callsOf: () =>
      gets(
        `/v1/notifications?limit=${pageSizes.notifications}&read=false`,
        `/v1/notifications?limit=${pageSizes.notifications}&read=true`,
      ),
  },
  {
    key: 'search',
    name: 'Search',
    what: 'the first letters of a title',
    callsOf: ({ work }) => gets(searchPath(work.title.slice(0, 6), work.medium)),
  },
  {
    key: 'mistyped',
    name: 'Search, mistyped',
    what: 'a title with two letters swapped',
    callsOf: ({ work }) => gets(searchPath(mistyped(work.title), work.medium)),
  },
  {
    key: 'engaged',
    name: 'Works engaged',
    what: `${pageSizes.engagementsPage} works of a member, and how many there are of each medium`,
    callsOf: ({ author }) =>
      gets(
        `/v1/work-engagements?userId=${author}&limit=${pageSizes.engagementsPage}`,
        `/v1/work-engagements/summary/${author}`,
      ),
  },
  {
    key: 'home',
    name: 'Home, as the web app opens it',
    what: 'the feed and what is beside it, by one call',
    callsOf: () => gets('/v1/pages/home'),
  },
]

function searchPath(term: string, category: string): string {
  return `/v1/search?q=${encodeURIComponent(term)}&category=${category}&limit=${pageSizes.search}`
}

/** The title with its third and fourth characters swapped. */
function mistyped(title: string): string {
  const [a = '', b = '', c = '', d = '', ...rest] = title
  return [a, b, d, c, ...rest].join('')
}
