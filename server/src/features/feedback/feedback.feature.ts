import {
  listFeedback,
  resolveFeedback,
  sendFeedback,
} from '@medley/contract/administration/feedback'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { closeFeedback, openFeedback, submitFeedback } from './feedback.service.ts'

export const feedbackFeature: Feature = {
  name: 'feedback',
  routes: [
    handle(sendFeedback, (ctx, { body, commit }) => submitFeedback(ctx, commit, body)),
    route(listFeedback, openFeedback),
    handle(resolveFeedback, (ctx, { body }) => closeFeedback(ctx, body.id)),
  ],
  tables: ['feedback'],
}
