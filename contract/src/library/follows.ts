import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { coveredWork } from '../values/shapes.ts'
import { anyText, limit, medium, pathId, time } from '../values/values.ts'

/** Contributors, series and works of which a member waits for something new. */

export const followKind = z.enum(['contributor', 'series', 'work'])
export type FollowKind = z.output<typeof followKind>

export const followReason = z.enum(['own', 'progress', 'saved', 'watched'])
export type FollowReason = z.output<typeof followReason>

const reason = followReason
  .nullable()
  .describe(
    '`own`: the caller pressed Follow. Works are followed by themselves: `progress` in a show or podcast, `saved` before its release, `watched` a show that goes on. Null if the work is not followed',
  )

const follow = z.object({
  isFollowed: z.boolean(),
  reason,
})
export type Follow = z.output<typeof follow>

const id = z.int().positive()
const row = { timeAdded: time }

const followed = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('contributor'),
    contributor: z.object({ id, name: z.string() }),
    knownFor: coveredWork.describe('Their best known work'),
    ...row,
  }),
  z.object({
    kind: z.literal('series'),
    series: z.object({ id, title: z.string(), medium: z.enum(mediums) }),
    knownFor: coveredWork.describe('Its first work'),
    ...row,
  }),
  z.object({
    kind: z.literal('work'),
    work: coveredWork,
    reason: reason.describe('Null for a work that the caller muted'),
    ...row,
  }),
])
export type Followed = z.output<typeof followed>

export const listFollows = defineEndpoint({
  method: 'GET',
  path: '/v1/follows',
  access: 'member',
  summary: 'Lists the contributors, series or works the caller follows, latest first',
  query: z.object({
    kind: followKind,
    limit: limit(100, 20),
    before: anyText.max(100).optional().describe("`before` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(followed),
    before: z.string().nullable().describe('Cursor of the next page; null on the last page'),
  }),
  errors: [],
})

const ofContributor = z.object({ contributorId: pathId('contributor_not_found') })
const ofSeries = z.object({ seriesId: pathId('series_not_found') })
const ofWork = z.object({ medium, workId: pathId('work_not_found') })

export const followContributor = defineEndpoint({
  method: 'PUT',
  path: '/v1/contributors/{contributorId}/follow',
  access: 'member',
  summary: 'Follows a person or group; idempotent',
  params: ofContributor,
  status: 200,
  answer: follow,
  errors: ['contributor_not_found'],
})

export const unfollowContributor = defineEndpoint({
  method: 'DELETE',
  path: '/v1/contributors/{contributorId}/follow',
  access: 'member',
  summary: 'Stops following a person or group; idempotent',
  params: ofContributor,
  status: 200,
  answer: follow,
  errors: ['contributor_not_found'],
})

export const followSeries = defineEndpoint({
  method: 'PUT',
  path: '/v1/series/{seriesId}/follow',
  access: 'member',
  summary: 'Follows a series; idempotent',
  params: ofSeries,
  status: 200,
  answer: follow,
  errors: ['series_not_found'],
})

export const unfollowSeries = defineEndpoint({
  method: 'DELETE',
  path: '/v1/series/{seriesId}/follow',
  access: 'member',
  summary: 'Stops following a series; idempotent',
  params: ofSeries,
  status: 200,
  answer: follow,
  errors: ['series_not_found'],
})

export const getWorkFollow = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/follow',
  access: 'member',
  summary: 'Returns whether the caller follows a work, and why',
  params: ofWork,
  status: 200,
  answer: follow,
  errors: ['work_not_found'],
})

export const followWork = defineEndpoint({
  method: 'PUT',
  path: '/v1/works/{medium}/{workId}/follow',
  access: 'member',
  summary: 'Follows a work, also one that was muted; idempotent',
  params: ofWork,
  status: 200,
  answer: follow,
  errors: ['work_not_found'],
})

export const unfollowWork = defineEndpoint({
  method: 'DELETE',
  path: '/v1/works/{medium}/{workId}/follow',
  access: 'member',
  summary: 'Stops following a work; one that is followed by itself is muted; idempotent',
  params: ofWork,
  status: 200,
  answer: follow,
  errors: ['work_not_found'],
})
