import { callers, type Scene } from './permission-scene.ts'

interface Values {
  params?: object
  query?: object
  body?: object
}

interface Row {
  endpoint: string
  about?: string
  values?: (scene: Scene) => Values
  /** Status, and the code of an error or the number of a bare answer; one for each caller, in their order. */
  answers: readonly string[]
}

const none = '401 unauthenticated'
const hidden = '404 review_not_found'
const blockedByThem = '403 blocked_by_them'
const blockedByYou = '403 blocked_by_you'
const forbidden = '403 forbidden'

const everyone = (answer: string) => callers.map(() => answer)
const members = (answer: string) => [none, ...callers.slice(1).map(() => answer)]
const unlessBlocked = ['200', '200', '200', blockedByThem, '200', '200', '200']
const ownerOnly = [none, forbidden, forbidden, forbidden, forbidden, '200', forbidden]

const film = ({ work }: Scene) => ({ medium: 'film', internal_id: work.id })
const pathOfWork = ({ work }: Scene) => ({ params: { medium: 'film', workId: work.id } })
const review = ({ review }: Scene) => ({ review_id: review.id })
const ownersUsername = ({ owner }: Scene) => ({ query: { user: owner.username } })
const callerAndOwner = ({ caller, owner }: Scene) => ({
  params: { userId: caller?.id ?? owner.id, otherId: owner.id },
})
const ownerAndThird = ({ owner, third }: Scene) => ({
  params: { userId: owner.id, otherId: third.id },
})

/** Every endpoint of the contract, for every kind of caller. */
export const matrix: readonly Row[] = [
  {
    endpoint: 'POST /create-account',
    values: ({ owner }) => ({
      body: {
        username: `n${owner.id}`,
        email: `n${owner.id}@mail.example`,
        password: 'long enough',
      },
    }),
    answers: everyone('201'),
  },
  {
    endpoint: 'POST /login',
    values: ({ owner, password }) => ({ body: { username: owner.username, password } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /forgot-password',
    values: ({ owner }) => ({ body: { email: owner.email } }),
    answers: everyone('200'),
  },
  {
    endpoint: 'POST /reset-password',
    values: ({ owner }) => ({
      body: { user_id: owner.id, new_password: 'long enough', token: 'x' },
    }),
    answers: everyone('400 invalid_token'),
  },
  {
    endpoint: 'POST /password',
    values: ({ password }) => ({ body: { old_password: password, new_password: 'long enough' } }),
    answers: members('200'),
  },
  {
    endpoint: 'POST /name',
    values: () => ({ body: { first_name: 'Ann', last_name: 'Lee' } }),
    answers: members('200'),
  },
  {
    endpoint: 'DELETE /account',
    values: () => ({ query: { password: 'not the password' } }),
    answers: members('422 invalid_credentials'),
  },
  { endpoint: 'GET /blocked-status', values: ownersUsername, answers: everyone('200') },
  {
    endpoint: 'POST /block-user',
    values: ({ owner }) => ({ body: { blocked_username: owner.username } }),
    answers: [none, '200', '200', '200', '200', '400 validation_error', '200'],
  },
  { endpoint: 'DELETE /blocked-user', values: ownersUsername, answers: members('200') },
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
  { endpoint: 'GET /friend-suggestions', answers: members('200') },
  {
    endpoint: 'PUT /v1/users/{userId}/friendships/{otherId}',
    about: 'the own, to the owner',
    values: callerAndOwner,
    answers: [none, '200', '200', blockedByThem, blockedByYou, '400 validation_error', '200'],
  },
  {
    endpoint: 'PUT /v1/users/{userId}/friendships/{otherId}',
    about: "the owner's",
    values: ownerAndThird,
    answers: ownerOnly,
  },
  {
    endpoint: 'DELETE /v1/users/{userId}/friendships/{otherId}',
    about: 'the own, to the owner',
    values: callerAndOwner,
    answers: members('200'),
  },
  {
    endpoint: 'DELETE /v1/users/{userId}/friendships/{otherId}',
    about: "the owner's",
    values: ownerAndThird,
    answers: ownerOnly,
  },
  {
    endpoint: 'GET /v1/users/{userId}/friendships/{otherId}',
    about: 'the own, to the owner',
    values: callerAndOwner,
    answers: [
      none,
      '404 friendship_not_found',
      '200',
      '404 friendship_not_found',
      '404 friendship_not_found',
      '404 friendship_not_found',
      '404 friendship_not_found',
    ],
  },
  {
    endpoint: 'GET /v1/users/{userId}/friendships/{otherId}',
    about: "the owner's",
    values: ownerAndThird,
    answers: ownerOnly,
  },
  { endpoint: 'GET /contacts', values: ownersUsername, answers: unlessBlocked },
  { endpoint: 'GET /incoming-requests', answers: members('200') },
  { endpoint: 'GET /outgoing-requests', answers: members('200') },
  {
    endpoint: 'POST /letterboxd-import',
    about: 'without the file',
    answers: members('400 validation_error'),
  },
  {
    endpoint: 'GET /external-id',
    values: (scene) => ({ query: film(scene) }),
    answers: members('200'),
  },
  { endpoint: 'GET /profile', values: ownersUsername, answers: unlessBlocked },
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
    endpoint: 'GET /v1/users/{userId}/roles',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: [none, forbidden, forbidden, forbidden, forbidden, '200', '200'],
  },
  { endpoint: 'POST /analytics/last-online', answers: members('200') },
  {
    endpoint: 'GET /v1/works/{medium}',
    values: () => ({ params: { medium: 'film' } }),
    answers: everyone('200'),
  },
  { endpoint: 'GET /v1/works/{medium}/{workId}', values: pathOfWork, answers: everyone('200') },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/statistics',
    values: pathOfWork,
    answers: everyone('200'),
  },
]
