import type { Answer, TestApp } from '../harness.ts'
import type { Act, Kind } from './transitions.ts'
import type { ModelState } from './state.ts'

export const password = 'everybody has it'

type Send = (app: TestApp, act: Act) => Promise<Answer<unknown>>

const pair = ({ me, whom }: Act) => ({
  params: { userId: String(me.id), otherId: String(whom.id) },
})
const mark = ({ work }: Act) => ({ medium: 'film' as const, internal_id: work.id })
const editEntries =
  (action: 'ADD' | 'DELETE'): Send =>
  (app, { me, list, work }) =>
    app.call(me, 'POST /v1/lists/{id}/bulk-edits', {
      params: { id: String(list) },
      body: { actions: [{ action, workId: work.id, medium: 'film' }] },
    })
const openList =
  (isPrivate: boolean): Send =>
  (app, { me }) =>
    app.call(me, 'POST /v1/lists', { body: { title: 'New List', isPrivate } })

/** The request of each act. */
export const calls: Record<Kind, Send> = {
  befriend: (app, act) =>
    app.call(act.me, 'PUT /v1/users/{userId}/friendships/{otherId}', pair(act)),
  separate: (app, act) =>
    app.call(act.me, 'DELETE /v1/users/{userId}/friendships/{otherId}', pair(act)),
  block: (app, { me, whom }) =>
    app.call(me, 'POST /block-user', { body: { blocked_username: whom.name } }),
  unblock: (app, { me, whom }) =>
    app.call(me, 'DELETE /blocked-user', { query: { user: whom.name } }),
  like: (app, { me, review }) =>
    app.call(me, 'PUT /v1/review-likes', { body: { reviewId: review } }),
  unlike: (app, { me, review }) =>
    app.call(me, 'DELETE /v1/review-likes/{id}', { params: { id: String(review) } }),
  comment: (app, { me, review }) =>
    app.call(me, 'POST /comment', { body: { review_id: review, content: 'Well.' } }),
  review: (app, { me, work, rating }) =>
    app.call(me, 'POST /v1/reviews', { body: { work: { id: work.id, medium: 'film' }, rating } }),
  editReview: (app, { me, review, rating }) =>
    app.call(me, 'PATCH /review', { body: { review_id: review, rating } }),
  deleteReview: (app, { me, review }) =>
    app.call(me, 'DELETE /review', { body: { review_id: review } }),
  deleteComment: (app, { me, comment }) =>
    app.call(me, 'DELETE /comment', { query: { id: comment } }),
  openList: openList(false),
  hideList: openList(true),
  async turnList(app, { me, list }) {
    const params = { id: String(list) }
    const { body } = await app.call(me, 'GET /v1/lists/{id}', { params })
    return app.call(me, 'PATCH /v1/lists/{id}', { params, body: { isPrivate: !body.isPrivate } })
  },
  listWork: editEntries('ADD'),
  unlistWork: editEntries('DELETE'),
  deleteList: (app, { me, list }) =>
    app.call(me, 'DELETE /v1/lists/{id}', { params: { id: String(list) } }),
  engage: (app, act) => app.call(act.me, 'POST /works_viewed', { body: mark(act) }),
  disengage: (app, act) => app.call(act.me, 'DELETE /works_viewed', { query: mark(act) }),
  save: (app, act) => app.call(act.me, 'POST /saved-for-later', { body: mark(act) }),
  unsave: (app, { me, work }) =>
    app.call(me, 'DELETE /saved-for-later', { query: { medium: 'film', workId: work.id } }),
  favor: (app, { me, work }) =>
    app.call(me, 'PATCH /v1/users/{userId}/favorites', {
      params: { userId: String(me.id) },
      body: { film: { id: work.id } },
    }),
  disfavor: (app, { me }) =>
    app.call(me, 'DELETE /v1/users/{userId}/favorites/{medium}', {
      params: { userId: String(me.id), medium: 'film' },
    }),
  async readNews(app, { me }) {
    const answer = await app.call(me, 'GET /v1/notifications', { query: { limit: 100 } })
    const notifications = answer.body.items.map(({ id }) => id)
    if (notifications.length === 0) return answer
    return app.call(me, 'PATCH /v1/notifications/read', { body: { notifications } })
  },
  leave: (app, { me }) => app.call(me, 'DELETE /account', { body: { password } }),
}

/** The status with the part of the body that shows the outcome. */
export function summaryOf({ status, body }: Answer<unknown>): string {
  if (status >= 400) return `${status} ${body.code}`
  if (typeof body === 'number') return `${status} ${String(body)}`
  const said = body as { requestStatus?: string; status?: unknown }
  const word = said.requestStatus ?? (typeof said.status === 'string' ? said.status : '')
  return `${status} ${word}`.trim()
}

/** Adds the created thing, with the id the server assigned, to the state. */
export function recordIds(
  state: ModelState,
  kind: Kind,
  act: Act,
  { status, body }: Answer<unknown>,
): void {
  if (status !== 201) return
  const { id } = body as unknown as { id: number }
  const by = act.me.name
  if (kind === 'review') {
    const { rating, work } = act
    state.reviews.push({ id, by, work: work.id, rating, likes: new Set(), comments: [] })
  } else if (kind === 'comment') {
    const review = state.reviews.find((one) => one.id === act.review)
    review?.comments.push({ id, by })
    if (!review || review.by === by) return
    const about = { review: review.id, comment: id }
    state.news.push({ to: review.by, by, type: 'comment', ...about, isRead: false })
  } else {
    state.lists.push({ id, by, isPrivate: kind === 'hideList', entries: [] })
  }
}
