import {
  isEngaged,
  listEngagements,
  markEngaged,
  summarizeEngagements,
  unmarkEngaged,
} from '@medley/contract/library/engagements'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as engagements from './work-marks.engagements.service.ts'

const friendsShown = 20
const worksShown = 50

export function engagementsRoutes(ctx: Context): Route[] {
  return [
    handle(
      listEngagements,
      async ({ actor, query: { limit, workId, userId, medium, ...page } }) => {
        if (workId !== undefined && medium !== undefined) {
          const window = { limit: limit ?? friendsShown, offset: page.offset }
          return engagements.listEngagedFriends(ctx, actor, { workId, medium, ...window })
        }
        const owner = { userId: userId ?? 0, medium, limit: limit ?? worksShown }
        return engagements.listEngagedWorks(ctx, actor, { ...page, ...owner })
      },
    ),
    handle(summarizeEngagements, ({ actor, params }) =>
      engagements.summarizeEngagements(ctx, actor, params.userId),
    ),
    handle(markEngaged, async ({ actor, body }) => {
      const { medium, internal_id: id, external_id: externalId = '' } = body
      const work =
        id === undefined
          ? await engagements.markEngagedByExternalId(ctx, actor, { medium, externalId })
          : await engagements.markEngaged(ctx, actor, { id, medium })
      return { medium, internal_id: work.id, hasEngaged: true as const }
    }),
    handle(unmarkEngaged, ({ actor, query: { medium, internal_id: id } }) =>
      engagements.unmarkEngaged(ctx, actor, { id, medium }),
    ),
    handle(isEngaged, ({ actor, query: { medium, internal_id: id } }) =>
      engagements.hasEngaged(ctx, actor, { id, medium }),
    ),
  ]
}
