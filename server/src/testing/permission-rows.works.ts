import {
  none,
  hidden,
  blockedByThem,
  blockedByYou,
  forbidden,
  everyone,
  members,
  unlessBlocked,
  type Row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const film = ({ work }: Scene) => ({ medium: 'film', internal_id: work.id })
const pathOfWork = ({ work }: Scene) => ({ params: { medium: 'film', workId: work.id } })
const review = ({ review }: Scene) => ({ review_id: review.id })

/** Works, their marks, reviews, comments, likes, search and import. */
export const rowsOfWorks: readonly Row[] = [
  {
    endpoint: 'POST /comment',
    values: (scene) => ({ body: { ...review(scene), content: 'Well said.' } }),
    answers: [none, '201', '201', blockedByThem, blockedByYou, '201', '201'],
  },
  {
    endpoint: 'DELETE /comment',
    about: 'by the author of comment and review',
    values: ({ comment }) => ({ query: { id: comment.id } }),
    answers: [
      none,
      forbidden,
      forbidden,
      '404 comment_not_found',
      '404 comment_not_found',
      '200 1',
      forbidden,
    ],
  },
  {
    endpoint: 'DELETE /comment',
    about: 'of somebody else, under the own review',
    values: ({ foreignComment }) => ({ query: { id: foreignComment.id } }),
    answers: [
      none,
      forbidden,
      forbidden,
      '404 comment_not_found',
      '404 comment_not_found',
      '200 1',
      forbidden,
    ],
  },
  {
    endpoint: 'GET /v1/work-engagements',
    about: 'of a user',
    values: ({ owner }) => ({ query: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/work-engagements',
    about: 'of a work by friends',
    values: ({ work }) => ({ query: { workId: work.id, medium: 'film' } }),
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/work-engagements/summary/{userId}',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'POST /works_viewed',
    values: (scene) => ({ body: film(scene) }),
    answers: members('200'),
  },
  {
    endpoint: 'DELETE /works_viewed',
    values: (scene) => ({ query: film(scene) }),
    answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
  },
  {
    endpoint: 'GET /is_seen',
    values: (scene) => ({ query: film(scene) }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /letterboxd-import',
    about: 'without the file',
    answers: members('400 validation_error'),
  },
  {
    endpoint: 'POST /letterboxd-import',
    about: 'with an export',
    values: ({ work }) => ({
      form: {
        name: 'ratings.csv',
        bytes: Buffer.from(`Date,Name,Year,Rating\n2024-05-01,${work.title},2001,4.5\n`),
        fields: { content: 'rating' },
      },
    }),
    answers: members('200'),
  },
  {
    endpoint: 'GET /external-id',
    values: (scene) => ({ query: film(scene) }),
    answers: members('200'),
  },
  {
    endpoint: 'PUT /v1/review-likes',
    values: ({ review }) => ({ body: { reviewId: review.id } }),
    answers: [none, '200', '200', blockedByThem, blockedByYou, '403 own_item', '200'],
  },
  {
    endpoint: 'DELETE /v1/review-likes/{id}',
    values: ({ review }) => ({ params: { id: review.id } }),
    answers: [none, '200', '200', hidden, hidden, '200', '200'],
  },
  {
    endpoint: 'GET /v1/reviews',
    about: 'of a work',
    values: ({ work }) => ({ query: { work: { id: work.id, medium: 'film' } } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/reviews',
    about: 'of an author',
    values: ({ owner }) => ({ query: { author: owner.id } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/reviews',
    about: 'of friends',
    values: () => ({ query: { friendship: 'friend' } }),
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/reviews',
    about: 'of friends and oneself',
    values: () => ({ query: { friendship: 'friendAndMe' } }),
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/reviews/{id}',
    values: ({ review }) => ({ params: { id: review.id } }),
    answers: ['200', '200', '200', hidden, hidden, '200', '200'],
  },
  {
    endpoint: 'POST /v1/reviews',
    values: ({ work }) => ({ body: { work: { id: work.id, medium: 'film' }, rating: 7 } }),
    answers: members('201'),
  },
  {
    endpoint: 'GET /v1/ratings/mine',
    values: ({ work }) => ({ query: { workIds: [work.id] } }),
    answers: members('200'),
  },
  { endpoint: 'GET /v1/ratings/mine/works', answers: members('200') },
  { endpoint: 'GET /v1/pages/home', answers: members('200') },
  {
    endpoint: 'GET /v1/pages/works/{medium}/{workId}',
    values: pathOfWork,
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/friend-ratings',
    values: pathOfWork,
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/rating-counts',
    values: pathOfWork,
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/friends-who-saved',
    values: pathOfWork,
    answers: members('200'),
  },
  {
    endpoint: 'POST /review',
    values: ({ work }) => ({ body: { workID: work.id, medium: 'film', rating: 7 } }),
    answers: members('201'),
  },
  {
    endpoint: 'PATCH /review',
    values: (scene) => ({ body: { ...review(scene), rating: 1 } }),
    answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
  },
  {
    endpoint: 'DELETE /review',
    values: (scene) => ({ body: review(scene) }),
    answers: [none, forbidden, forbidden, hidden, hidden, '200 1', forbidden],
  },
  {
    endpoint: 'GET /v1/reviews/summary/{userId}',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/saved-for-later',
    values: ({ owner }) => ({ query: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'POST /saved-for-later',
    values: (scene) => ({ body: film(scene) }),
    answers: members('200'),
  },
  {
    endpoint: 'DELETE /saved-for-later',
    values: ({ work }) => ({ query: { medium: 'film', workId: work.id } }),
    answers: [none, '200 0', '200 0', '200 0', '200 0', '200 1', '200 0'],
  },
  {
    endpoint: 'GET /is_saved',
    values: (scene) => ({ query: film(scene) }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/search',
    about: 'for works',
    values: ({ work }) => ({ query: { q: work.title, category: 'film' } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/search',
    about: 'for users',
    values: ({ owner }) => ({ query: { q: owner.username, category: 'users' } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}',
    values: () => ({ params: { medium: 'film' } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/facets',
    values: () => ({ params: { medium: 'film' } }),
    answers: everyone('200'),
  },
  { endpoint: 'GET /v1/works/{medium}/{workId}', values: pathOfWork, answers: everyone('200') },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/entries',
    values: pathOfWork,
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/statistics',
    values: pathOfWork,
    answers: everyone('200'),
  },
]
