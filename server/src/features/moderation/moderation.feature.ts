import {
  decideCase,
  getSuspension,
  listCases,
  undoAct,
} from '@medley/contract/administration/moderation'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import * as acts from './moderation.acts.service.ts'
import { decide, showCases } from './moderation.cases.service.ts'
import { expireModerationJob, notifyMemberJob } from './moderation.jobs.ts'
import { noticeNotification } from './moderation.notifications.ts'
import { showSuspension } from './moderation.service.ts'

export const moderationFeature: Feature = {
  name: 'moderation',
  routes: [
    handle(listCases, (ctx, { query }) => showCases(ctx, query)),
    route(decideCase, decide),
    handle(undoAct, (ctx, { actor, params }) => acts.undoAct(ctx, actor.id, params.actId)),
    route(getSuspension, showSuspension),
  ],
  jobs: [notifyMemberJob, expireModerationJob],
  tables: ['suspensions', 'moderation_acts'],
  notifications: [noticeNotification],
}
