import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { count, id, pathId } from '../values/values.ts'

function likeState<const L extends boolean>(likedByMe: L) {
  return z.object({
    listId: z.int(),
    likes: z.object({ totalCount: count }),
    likedByMe: z.literal(likedByMe),
  })
}

export const likeList = defineEndpoint({
  method: 'PUT',
  path: '/v1/list-likes',
  access: 'member',
  summary: 'Likes a list; idempotent',
  body: z.object({ listId: id }),
  status: 200,
  answer: likeState(true),
  errors: ['own_item', 'blocked_by_you', 'blocked_by_them', 'list_not_found'],
})

export const unlikeList = defineEndpoint({
  method: 'DELETE',
  path: '/v1/list-likes/{id}',
  access: 'member',
  summary: 'Unlikes a list, given its id; idempotent',
  params: z.object({ id: pathId('list_not_found') }),
  status: 200,
  answer: likeState(false),
  errors: ['list_not_found'],
})
