import { pageSizes } from '@medley/contract/limits'
import { mediums } from '@medley/contract/values/medium'
import type { Call } from '../calls.ts'
import type { RowKey } from './statement-counts.data.ts'
import type { Subject } from './subject.ts'

/** One line of the table: what a member opens or does. */
export interface Row {
  key: RowKey
  name: string
  /** True if its requests change the database: they leave it as it was, or with a row more. */
  isWrite?: true
  callsOf(subject: Subject): Call[]
}

const gets = (...paths: readonly string[]): Call[] => paths.map((path) => ({ method: 'GET', path }))

const feed = `/v1/reviews?friendship=friendAndMe&limit=${pageSizes.homeFeed}`
const sorts = ['audienceSize', 'reviewCount', 'rating'] as const

/** All rows, in the order of the table. Reads come first: writes change what they answer. */
export const rows: readonly Row[] = [
  {
    key: 'feed',
    name: 'Home feed',
    callsOf: () => gets(feed),
  },
  {
    key: 'work',
    name: 'Work page',
    callsOf: ({ work: { id, medium } }) => gets(`/v1/pages/works/${medium}/${id}`),
  },
  {
    key: 'explore',
    name: 'Explore',
    callsOf: ({ n }) =>
      gets(
        `/v1/works/${mediums[n % mediums.length]}?limit=${pageSizes.explore}&sortBy=${sorts[n % sorts.length]}`,
      ),
  },
  {
    key: 'profile',
    name: 'Profile feed',
    callsOf: ({ author }) => gets(`/v1/reviews?author=${author}&limit=${pageSizes.profileReviews}`),
  },
  {
    key: 'list',
    name: 'List',
    callsOf: ({ list }) =>
      gets(`/v1/lists/${list}`, `/v1/lists/${list}/entries?limit=${pageSizes.listEntries}`),
  },
  {
    key: 'notifications',
    name: 'Notifications',
    callsOf: () =>
      gets(
        `/v1/notifications?limit=${pageSizes.notifications}&read=false`,
        `/v1/notifications?limit=${pageSizes.notifications}&read=true`,
      ),
  },
  {
    key: 'search',
    name: 'Search',
    // Of more letters there may be so few hits that those of similar words are looked for, too.
    callsOf: ({ work }) => gets(searchPath(work.title.slice(0, 4), work.medium)),
  },
  {
    key: 'mistyped',
    name: 'Search, mistyped',
    callsOf: ({ work }) => gets(searchPath(mistyped(work.title), work.medium)),
  },
  {
    key: 'engaged',
    name: 'Works engaged',
    callsOf: ({ author }) =>
      gets(
        `/v1/work-engagements?userId=${author}&limit=${pageSizes.engagementsPage}`,
        `/v1/work-engagements/summary/${author}`,
      ),
  },
  {
    key: 'entries',
    name: 'Season of a show',
    callsOf: ({ show }) =>
      gets(`/v1/works/tvShow/${show}/entries?limit=${pageSizes.entries}&season=1`),
  },
  {
    key: 'home',
    name: 'Home page',
    callsOf: () => gets('/v1/pages/home?beside=false'),
  },
  {
    key: 'review',
    name: 'Review',
    isWrite: true,
    callsOf: ({ work: { id, medium } }) => [
      {
        method: 'POST',
        path: '/v1/reviews',
        body: { work: { id, medium }, rating: 7, review: 'Seen again, and better for it.' },
      },
    ],
  },
  {
    key: 'like',
    name: 'Like and unlike',
    isWrite: true,
    callsOf: ({ review }) => [
      { method: 'PUT', path: '/v1/review-likes', body: { reviewId: review } },
      { method: 'DELETE', path: `/v1/review-likes/${review}` },
    ],
  },
  {
    key: 'comment',
    name: 'Comment',
    isWrite: true,
    callsOf: ({ review }) => [
      { method: 'POST', path: '/comment', body: { review_id: review, content: 'So did I.' } },
    ],
  },
  {
    key: 'mark',
    name: 'Mark and unmark a work',
    isWrite: true,
    callsOf: ({ work: { id, medium } }) => [
      { method: 'POST', path: '/works_viewed', body: { medium, internal_id: id } },
      { method: 'DELETE', path: `/works_viewed?medium=${medium}&internal_id=${id}` },
    ],
  },
]

/** Throws a sentence with the keys that are known. */
export function rowOf(wanted: string): Row {
  const row = rows.find(({ key }) => key === wanted)
  if (!row)
    throw new Error(`There is no row ${wanted}, only ${rows.map(({ key }) => key).join(', ')}.`)
  return row
}

function searchPath(term: string, category: string): string {
  return `/v1/search?q=${encodeURIComponent(term)}&category=${category}&limit=${pageSizes.search}`
}

/** The title with its third and fourth characters swapped. */
function mistyped(title: string): string {
  const [a = '', b = '', c = '', d = '', ...rest] = title
  return [a, b, d, c, ...rest].join('')
}
