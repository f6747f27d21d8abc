import { call } from '../../lib/api.ts'
import { createLikes } from '../review-likes/review-like-state.ts'

// Completes the request even if the user leaves the page right away.
const keepalive = true

export const listLikes = createLikes('list-like', async (listId, desired) => {
  const { likes, likedByMe } = desired
    ? await call('PUT /v1/list-likes', { body: { listId }, keepalive })
    : await call('DELETE /v1/list-likes/{id}', { params: { id: String(listId) }, keepalive })
  return { totalCount: likes.totalCount, likedByMe }
})
