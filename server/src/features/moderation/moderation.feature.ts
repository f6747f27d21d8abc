import type { Feature } from '../../feature.ts'
import { expireModerationJob, notifyMemberJob } from './moderation.jobs.ts'
import { noticeNotification } from './moderation.notifications.ts'
import { moderationRoutes } from './moderation.routes.ts'

export const moderationFeature: Feature = {
  name: 'moderation',
  routes: [moderationRoutes],
  jobs: [notifyMemberJob, expireModerationJob],
  tables: ['suspensions', 'moderation_acts'],
  notifications: [noticeNotification],
}
