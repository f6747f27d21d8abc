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
  missingRows: {
    sent_works_sender_id_fkey: 'unauthenticated',
    sent_works_recipient_id_fkey: 'user_not_found',
    sent_works_work_id_fkey: 'work_not_found',
  },
  notifications: [ratedSentWorkNotification, sentWorkNotification],
  merges: [sentWorksMergeTarget],
  removals: [sentWorksRemovalTarget],
  exports: [sentWorksExportPart],
}
