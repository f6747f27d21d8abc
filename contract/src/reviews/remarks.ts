import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { namedEntry } from '../works/entries.ts'
import { limits } from '../limits.ts'
import { progressUnit } from '../library/progress.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import {
  anyText,
  count,
  filledText,
  flag,
  id,
  limit,
  medium,
  pathId,
  time,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  remark_not_found: [404, 'Remark not found'],
})

/** Remarks: texts of members at a point of a work. The server withholds those ahead of the reader. */

const answeredId = z.int().positive()

export const remarkPoint = z.object({
  entry: namedEntry.nullable(),
  percent: z.number().min(0).max(100).nullable().describe('Share of a film or book'),
  amount: count.nullable(),
  unit: progressUnit.nullable(),
  total: count.nullable().describe("Pages or minutes of the author's own edition"),
})
export type RemarkPoint = z.output<typeof remarkPoint>

const written = {
  id: answeredId,
  author: userSearchItem,
  content: z.string().nullable().describe('Null where it is ahead of the caller'),
  isAhead: z.boolean().describe('The caller has not reached this point'),
  likes: z.object({ totalCount: count }),
  likedByMe: z.boolean(),
  timePosted: time,
  timeEdited: time.nullable(),
}

const reply = z.object(written)
export type RemarkReply = z.output<typeof reply>

const remark = z.object({
  ...written,
  point: remarkPoint,
  replies: z
    .array(reply)
    .describe("All, oldest first; where the remark is ahead, only the caller's"),
})
export type Remark = z.output<typeof remark>

const ahead = z.object({
  count: count.describe('Number of remarks that the caller has not reached'),
  authors: z
    .array(userSearchItem)
    .describe('Their authors, latest first, at most 8; empty for visitors'),
  points: z
    .array(remarkPoint.pick({ entry: true, percent: true }).extend({ count }))
    .describe('Their points, in the order of the work'),
})
export type RemarksAhead = z.output<typeof ahead>

const workPath = z.object({ medium, workId: pathId('work_not_found') })
const remarkPath = z.object({ id: pathId('remark_not_found') })
const oneRemark = z.object({ work: coveredWork, remark })

export const listRemarks = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/remarks',
  access: 'optional',
  summary: "Lists remarks on a work up to the caller's position; visitors have reached nothing",
  params: workPath,
  query: z.object({
    entryId: id.optional().describe('Only at this entry'),
    order: z.enum(['point', 'newest']).default('point'),
    limit: limit(100, 20),
    before: anyText.max(100).optional().describe("`before` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(remark),
    before: z.string().nullable().describe('Cursor of the next page; null on the last page'),
    totalCount: count.optional().describe('On the first page; including those ahead'),
    ahead: ahead.optional().describe('On the first page'),
  }),
  errors: ['work_not_found'],
})
export type RemarkPage = z.output<typeof listRemarks.answer>

export const getRemark = defineEndpoint({
  method: 'GET',
  path: '/v1/remarks/{id}',
  access: 'optional',
  summary: 'Returns a remark with its replies',
  params: remarkPath,
  query: z.object({
    reveal: flag.default(false).describe('Reveals it even if it is ahead; not for visitors'),
  }),
  status: 200,
  answer: oneRemark,
  errors: ['remark_not_found'],
})

const content = filledText(limits.remarkMax)
const amount = wholeNumber(0, limits.progressAmountMax)

export const postRemark = defineEndpoint({
  method: 'POST',
  path: '/v1/remarks',
  access: 'member',
  summary: 'Posts a remark at an episode or track, or at a share of a film or book',
  idempotent: true,
  body: z
    .object({
      work: z.object({ id, medium }),
      entryId: id.optional(),
      season: wholeNumber(0, limits.seasonMax).optional(),
      number: wholeNumber(1, limits.entryNumberMax).optional(),
      amount: amount.optional(),
      unit: progressUnit.optional(),
      total: wholeNumber(1, limits.progressAmountMax)
        .optional()
        .describe("Defaults to that of the caller's progress, or else of the work"),
      content,
    })
    .refine(({ season, number }) => (season === undefined) === (number === undefined), {
      path: ['number'],
      message: 'Give both season and number',
    })
    .refine(
      ({ entryId, season, amount: share }) =>
        [entryId, season, share].filter((one) => one !== undefined).length === 1,
      { path: ['amount'], message: 'Give either an entry or an amount' },
    )
    .refine(({ amount: share, unit }) => share === undefined || unit !== undefined, {
      path: ['unit'],
      message: 'Required',
    })
    .refine(({ amount: share = 0, unit }) => unit !== 'percent' || share <= 100, {
      path: ['amount'],
      message: 'Must be at most 100',
    })
    .refine(({ amount: share = 0, total }) => total === undefined || share <= total, {
      path: ['amount'],
      message: 'Must be at most the total',
    }),
  status: 201,
  answer: oneRemark,
  errors: ['work_not_found', 'work_entry_not_found', 'entry_unlikely'],
})

export const replyToRemark = defineEndpoint({
  method: 'POST',
  path: '/v1/remarks/{id}/replies',
  access: 'member',
  summary: 'Replies to a remark at its point',
  idempotent: true,
  params: remarkPath,
  body: z.object({ content }),
  status: 201,
  answer: oneRemark,
  errors: ['remark_not_found', 'blocked_by_you', 'blocked_by_them'],
})

export const editRemark = defineEndpoint({
  method: 'PUT',
  path: '/v1/remarks/{id}',
  access: 'member',
  summary: 'Edits the text of a remark or reply of the caller',
  params: remarkPath,
  body: z.object({ content }),
  status: 200,
  answer: oneRemark,
  errors: ['remark_not_found', 'forbidden'],
})

export const deleteRemark = defineEndpoint({
  method: 'DELETE',
  path: '/v1/remarks/{id}',
  access: 'member',
  summary:
    'Deletes a remark with its replies, or a reply; allowed to its author and the author of the remark',
  params: remarkPath,
  status: 200,
  answer: z.object({ id: answeredId }),
  errors: ['remark_not_found', 'forbidden'],
})

function likeState<const L extends boolean>(likedByMe: L) {
  return z.object({
    remarkId: z.int(),
    likes: z.object({ totalCount: count }),
    likedByMe: z.literal(likedByMe),
  })
}

export const likeRemark = defineEndpoint({
  method: 'PUT',
  path: '/v1/remark-likes',
  access: 'member',
  summary: 'Likes a remark or reply; idempotent',
  body: z.object({ remarkId: id }),
  status: 200,
  answer: likeState(true),
  errors: ['own_item', 'blocked_by_you', 'blocked_by_them', 'remark_not_found'],
})

export const unlikeRemark = defineEndpoint({
  method: 'DELETE',
  path: '/v1/remark-likes/{id}',
  access: 'member',
  summary: 'Unlikes a remark, given its id; idempotent',
  params: z.object({ id: pathId('remark_not_found') }),
  status: 200,
  answer: likeState(false),
  errors: ['remark_not_found'],
})
