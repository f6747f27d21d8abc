import {
  listFeedback,
  resolveFeedback,
  sendFeedback,
} from '@medley/contract/administration/feedback'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { closeFeedback, openFeedback, submitFeedback } from './feedback.service.ts'

export function feedbackRoutes(ctx: Context): Route[] {
  return [
    handle(sendFeedback, ({ body, commit }) => submitFeedback(ctx, commit, body)),
    handle(listFeedback, () => openFeedback(ctx)),
    handle(resolveFeedback, ({ body }) => closeFeedback(ctx, body.id)),
  ]
}
