import * as contract from '@medley/contract/people/sent-works'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { sentWorksExportPart } from './sent-works.export-part.ts'
import { sentWorksMergeTarget } from './sent-works.merge-target.ts'
import { ratedSentWorkNotification, sentWorkNotification } from './sent-works.notifications.ts'
import { sentWorksRemovalTarget } from './sent-works.removal-target.ts'
import { removeSentWork, restoreSentWork, sendWork, showSentWorks } from './sent-works.service.ts'

export const sentWorksFeature: Feature = {
  name: 'sent-works',
  routes: [
    route(contract.sendWork, sendWork),
    route(contract.listSentWorks, showSentWorks),
    route(contract.restoreSentWork, restoreSentWork),
    route(contract.removeSentWork, removeSentWork),
  ],
  tables: ['sent_works'],
  holds: { sent_works: 'sender_id, recipient_id' },
  otherUsers: ['sent_works_recipient_id_fkey'],
  notifications: [ratedSentWorkNotification, sentWorkNotification],
  merges: [sentWorksMergeTarget],
  removals: [sentWorksRemovalTarget],
  exports: [sentWorksExportPart],
}
