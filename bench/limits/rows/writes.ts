import type { Row } from './row.ts'

/** Acts of members. Each leaves the database as it was, or with a row more. */
export const writes: readonly Row[] = [
  {
    key: 'review',
    name: 'Review',
    what: 'a rating with a text',
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
    what: 'two requests',
    isWrite: true,
    callsOf: ({ review }) => [
      { method: 'PUT', path: '/v1/review-likes', body: { reviewId: review } },
      { method: 'DELETE', path: `/v1/review-likes/${review}` },
    ],
  },
  {
    key: 'comment',
    name: 'Comment',
    what: 'a comment on a review',
    isWrite: true,
    callsOf: ({ review }) => [
      { method: 'POST', path: '/comment', body: { review_id: review, content: 'So did I.' } },
    ],
  },
  {
    key: 'mark',
    name: 'Mark and unmark a work',
    what: 'two requests',
    isWrite: true,
    callsOf: ({ work: { id, medium } }) => [
      { method: 'POST', path: '/works_viewed', body: { medium, internal_id: id } },
      { method: 'DELETE', path: `/works_viewed?medium=${medium}&internal_id=${id}` },
    ],
  },
]
