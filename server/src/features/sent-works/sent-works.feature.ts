import type { Feature } from '../../feature.ts'
import { sentWorksExportPart } from './sent-works.export-part.ts'
import { sentWorksMergeTarget } from './sent-works.merge-target.ts'
import { ratedSentWorkNotification, sentWorkNotification } from './sent-works.notifications.ts'
import { sentWorksRemovalTarget } from './sent-works.removal-target.ts'
import { sentWorksRoutes } from './sent-works.routes.ts'

export const sentWorksFeature: Feature = {
  name: 'sent-works',
  routes: [sentWorksRoutes],
  tables: ['sent_works'],
  holds: { sent_works: 'sender_id, recipient_id' },
  otherUsers: ['sent_works_recipient_id_fkey'],
  notifications: [ratedSentWorkNotification, sentWorkNotification],
  merges: [sentWorksMergeTarget],
  removals: [sentWorksRemovalTarget],
  exports: [sentWorksExportPart],
}
