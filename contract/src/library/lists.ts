import { z } from 'zod'
import { ownAudience } from '../values/audience.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits, pageSizes } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { listEntry, mediaList } from '../values/shapes.ts'
import { username } from '../values/username.ts'
import {
  count,
  filledLine,
  flag,
  id,
  limit,
  medium,
  offset,
  pathId,
  tagList,
  text,
} from '../values/values.ts'

export const errors = defineErrors({
  list_not_found: [404, 'List not found'],
  entry_not_found: [404, 'Work is not in the list'],
})

const params = z.object({ id: pathId('list_not_found') })

const title = filledLine(limits.listTitleMax)

/** Trimmed; white space alone counts as absent. */
const description = text(limits.listDescriptionMax)
  .nullable()
  .transform((value) => value || null)

export const listLists = defineEndpoint({
  method: 'GET',
  path: '/v1/lists',
  access: 'optional',
  summary: "Lists a user's lists, newest first; private ones only for their owner",
  query: z.object({ owner: username, limit: limit(50, pageSizes.lists), offset }),
  status: 200,
  answer: z.object({ items: z.array(mediaList), totalCount: count }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const createList = defineEndpoint({
  method: 'POST',
  path: '/v1/lists',
  access: 'member',
  summary: 'Creates a list, empty or with a first work',
  idempotent: true,
  body: z.object({
    title,
    isRanked: flag.default(false),
    isPrivate: flag.default(true),
    audience: ownAudience.default(null),
    work: z.object({ id, medium }).optional().describe('First entry'),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(100)],
  status: 201,
  answer: mediaList,
  errors: ['work_not_found'],
})

export const getList = defineEndpoint({
  method: 'GET',
  path: '/v1/lists/{id}',
  access: 'optional',
  summary: 'Returns a list with its first entries',
  params,
  status: 200,
  answer: mediaList,
  errors: ['list_not_found'],
})

export const editList = defineEndpoint({
  method: 'PATCH',
  path: '/v1/lists/{id}',
  access: 'member',
  summary: "Updates one of the caller's lists; omitted fields stay unchanged",
  params,
  body: z.object({
    title: title.optional(),
    description: description.optional(),
    isRanked: flag.optional(),
    isPrivate: flag.optional(),
    audience: ownAudience.optional(),
    tags: tagList.optional(),
  }),
  status: 200,
  answer: mediaList,
  errors: ['forbidden', 'list_not_found'],
})

export const deleteList = defineEndpoint({
  method: 'DELETE',
  path: '/v1/lists/{id}',
  access: 'member',
  summary: "Deletes one of the caller's lists with its entries",
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['forbidden', 'list_not_found'],
})

export const listListEntries = defineEndpoint({
  method: 'GET',
  path: '/v1/lists/{id}/entries',
  access: 'optional',
  summary: 'Lists the entries of a list with their positions',
  params,
  query: z.object({
    offset,
    limit: limit(1000, pageSizes.listEntries),
    medium: medium.optional(),
    sortBy: z.enum(['position', 'title', 'timeAdded']).default('position'),
    order: z.enum(['ASCENDING', 'DESCENDING']).default('ASCENDING'),
  }),
  status: 200,
  answer: z.object({ items: z.array(listEntry), totalCount: count }),
  errors: ['list_not_found'],
})

export const getListEntry = defineEndpoint({
  method: 'GET',
  path: '/v1/lists/{id}/entries/{medium}/{workId}',
  access: 'optional',
  summary: 'Returns the entry of a work in a list; 404 if it is not in the list',
  params: params.extend({ medium, workId: pathId('entry_not_found') }),
  status: 200,
  answer: listEntry,
  errors: ['entry_not_found', 'list_not_found'],
})

export const copyList = defineEndpoint({
  method: 'POST',
  path: '/v1/lists/{id}/copies',
  access: 'member',
  summary: 'Copies a list to a private one of the caller: title, order and, if requested, notes',
  idempotent: true,
  params,
  body: z.object({ withNotes: flag.default(false) }),
  accountLimits: [limitPerMinute(10), limitPerDay(100)],
  status: 201,
  answer: mediaList,
  errors: ['list_not_found'],
})

/** `12-345`: the likes and the id of the last list shown. */
const cursor = text(20)
  .regex(/^\d{1,9}-\d{1,9}$/, 'Does not belong to this call')
  .transform((value) => {
    const [likes = 0, last = 0] = value.split('-').map(Number)
    return { likes, id: last }
  })

export const exploreLists = defineEndpoint({
  method: 'GET',
  path: '/v1/explore/lists',
  access: 'optional',
  summary: 'Lists public lists with works: the most liked of all, or the newest by friends',
  query: z.object({
    from: z
      .enum(['everyone', 'friends'])
      .default('everyone')
      .describe('`friends` requires a member'),
    limit: limit(50, pageSizes.lists),
    cursor: cursor.optional().describe("`nextCursor` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({ items: z.array(mediaList), nextCursor: z.string().nullable() }),
  errors: ['unauthenticated'],
})

export const listOwnListsOfWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/own-lists',
  access: 'member',
  summary: "Lists which of the caller's lists contain a work",
  params: z.object({ medium, workId: pathId('work_not_found') }),
  status: 200,
  answer: z.object({ listIds: z.array(z.int().positive()) }),
  errors: ['work_not_found'],
})

export const listListsOfWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/lists',
  access: 'optional',
  summary:
    "Lists the lists that contain a work: the caller's and their friends' first, then the newest",
  params: z.object({ medium, workId: pathId('work_not_found') }),
  query: z.object({ limit: limit(50, pageSizes.lists), offset }),
  status: 200,
  answer: z.object({ items: z.array(mediaList), totalCount: count }),
  errors: ['work_not_found'],
})

/** Trimmed; white space alone counts as absent. */
const note = text(limits.listNoteMax)
  .nullable()
  .transform((value) => value || null)

const named = { workId: id, medium }

const entryAction = z.discriminatedUnion(
  'action',
  [
    z.object({ action: z.literal('ADD').describe('Appends an entry'), ...named }),
    z.object({
      action: z.literal('DELETE').describe('Removes an entry and closes the gap'),
      ...named,
    }),
    z.object({
      action: z.literal('MOVE'),
      ...named,
      position: id.describe('New position, from 1'),
    }),
    z.object({ action: z.literal('NOTE'), ...named, note }),
  ],
  { error: 'Must be ADD, DELETE, MOVE or NOTE' },
)
export type EntryAction = z.output<typeof entryAction>

export const editListEntries = defineEndpoint({
  method: 'POST',
  path: '/v1/lists/{id}/bulk-edits',
  access: 'member',
  summary: "Applies edits to the entries of one of the caller's lists, in order, all or none",
  params,
  body: z.object({ actions: z.array(entryAction).min(1).max(limits.listActionsMax) }),
  status: 200,
  answer: z.object({ totalCount: count.describe('Number of entries afterwards') }),
  errors: ['forbidden', 'list_not_found'],
})
