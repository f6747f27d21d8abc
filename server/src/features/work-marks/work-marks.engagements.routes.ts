import {
  isEngaged,
  listEngagements,
  markEngaged,
  summarizeEngagements,
  unmarkEngaged,
} from '@medley/contract/library/engagements'
import { handle, route, type Route } from '../../http/handle.ts'
import * as engagements from './work-marks.engagements.service.ts'

const friendsShown = 20
const worksShown = 50

export const engagementsRoutes: readonly Route[] = [
  handle(
    listEngagements,
    async (ctx, { actor, query: { limit, workId, userId, medium, ...page } }) => {
      if (workId !== undefined && medium !== undefined) {
        const window = { limit: limit ?? friendsShown, offset: page.offset }
        return engagements.listEngagedFriends(ctx, actor, { workId, medium, ...window })
      }
      const owner = { userId: userId ?? 0, medium, limit: limit ?? worksShown }
      return engagements.listEngagedWorks(ctx, actor, { ...page, ...owner })
    },
  ),
  route(summarizeEngagements, engagements.summarizeEngagements),
  handle(markEngaged, async (ctx, { actor, body }) => {
    const { medium, internal_id: id, external_id: externalId = '' } = body
    const work =
      id === undefined
        ? await engagements.markEngagedByExternalId(ctx, actor, { medium, externalId })
        : await engagements.markEngaged(ctx, actor, { id, medium })
    return { medium, internal_id: work.id, hasEngaged: true as const }
  }),
  handle(unmarkEngaged, (ctx, { actor, query: { medium, internal_id: id } }) =>
    engagements.unmarkEngaged(ctx, actor, { id, medium }),
  ),
  handle(isEngaged, (ctx, { actor, query: { medium, internal_id: id } }) =>
    engagements.hasEngaged(ctx, actor, { id, medium }),
  ),
]
