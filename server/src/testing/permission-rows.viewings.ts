import { members, none, type Row, unlessBlocked } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const hidden = '404 viewing_not_found'
const ownerOnly = [none, hidden, hidden, hidden, hidden, '200', hidden]
const viewing = ({ viewing }: Scene) => ({ params: { id: viewing.id } })

/** Viewings and diaries. */
export const rowsOfViewings: readonly Row[] = [
  {
    endpoint: 'GET /v1/viewings',
    values: ({ owner }) => ({ query: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/viewings/summary/{userId}',
    values: ({ owner }) => ({ params: { userId: owner.id } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/viewings/days/{userId}',
    values: ({ owner }) => ({ params: { userId: owner.id }, query: { year: 2026 } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/own-viewings',
    values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    answers: members('200'),
  },
  {
    endpoint: 'POST /v1/viewings',
    values: ({ work: { id, medium } }) => ({ body: { work: { id, medium } } }),
    answers: members('201'),
  },
  {
    endpoint: 'POST /v1/viewings',
    about: "of the owner's review",
    values: ({ work: { id, medium }, review }) => ({
      body: { work: { id, medium }, reviewId: review.id },
    }),
    answers: [none, ...members('404 review_not_found').slice(1, 5), '201', '404 review_not_found'],
  },
  {
    endpoint: 'PATCH /v1/viewings/{id}',
    values: (scene) => ({ ...viewing(scene), body: { isRepeat: true } }),
    answers: ownerOnly,
  },
  { endpoint: 'DELETE /v1/viewings/{id}', values: viewing, answers: ownerOnly },
]
