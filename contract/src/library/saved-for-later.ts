import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { markingFriends, markPage } from './engagements.ts'
import { workMarks } from '../values/shapes.ts'
import { anyText, flag, id, limit, medium, offset, pathId } from '../values/values.ts'

export const listSavedForLater = defineEndpoint({
  method: 'GET',
  path: '/v1/saved-for-later',
  access: 'optional',
  summary: 'Lists the works a user saved for later',
  query: z.object({ ...markPage, userId: id, limit: limit(100, 50) }),
  status: 200,
  answer: workMarks,
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const listFriendsWhoSaved = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/friends-who-saved',
  access: 'member',
  summary: "Lists the caller's friends who saved a work for later, latest first",
  params: z.object({ medium, workId: pathId('work_not_found') }),
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: markingFriends,
  errors: ['work_not_found'],
})

export const saveForLater = defineEndpoint({
  method: 'POST',
  path: '/saved-for-later',
  access: 'member',
  summary: 'Saves a work for later; idempotent',
  body: z.object({
    medium,
    internal_id: id,
    fromReviewId: id
      .optional()
      .describe(
        'The review that led the caller to the work; its author is notified if they are friends',
      ),
  }),
  status: 200,
  answer: z.object({ medium, internal_id: z.int(), savedForLater: z.literal(true) }),
  errors: ['work_not_found'],
})

export const unsaveForLater = defineEndpoint({
  method: 'DELETE',
  path: '/saved-for-later',
  access: 'member',
  summary: 'Removes the mark; returns the number of deleted marks',
  query: z.object({
    medium,
    workId: z.union([anyText.regex(/^.{1,200}$/, 'Invalid value'), z.int().transform(String)]),
    idIsExternal: flag.default(false),
  }),
  valuesAnywhere: true,
  status: 200,
  answer: z.literal([0, 1]),
  errors: [],
})

export const isSavedForLater = defineEndpoint({
  method: 'GET',
  path: '/is_saved',
  access: 'optional',
  summary: 'Returns whether the caller saved a work for later',
  query: z.object({ medium, internal_id: id }),
  status: 200,
  answer: z.boolean(),
  errors: [],
})
