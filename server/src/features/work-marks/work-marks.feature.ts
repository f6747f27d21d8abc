import {
  isSavedForLater,
  listFriendsWhoSaved,
  listSavedForLater,
  saveForLater,
  unsaveForLater,
} from '@medley/contract/library/saved-for-later'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { engagementsRoutes } from './work-marks.engagements.routes.ts'
import { engagedExportPart, savedForLaterExportPart } from './work-marks.export-part.ts'
import { engagementsImportTarget, savedImportTarget } from './work-marks.import-target.ts'
import { engagementsMergeTarget, savedWorksMergeTarget } from './work-marks.merge-target.ts'
import { savedFromReviewNotification } from './work-marks.notifications.ts'
import * as saved from './work-marks.saved.service.ts'

export const workMarksFeature: Feature = {
  name: 'work-marks',
  routes: [
    ...engagementsRoutes,
    route(listSavedForLater, saved.listSavedWorks),
    route(listFriendsWhoSaved, saved.listFriendsWhoSaved),
    handle(saveForLater, async (ctx, { actor, body: { medium, internal_id, fromReviewId } }) => {
      await saved.saveForLater(ctx, actor, { id: internal_id, medium }, fromReviewId)
      return { medium, internal_id, savedForLater: true as const }
    }),
    route(unsaveForLater, saved.unsaveForLater),
    handle(isSavedForLater, (ctx, { actor, query: { medium, internal_id: id } }) =>
      saved.isSavedForLater(ctx, actor, { id, medium }),
    ),
  ],
  tables: ['engagements', 'saved_works'],
  holds: { engagements: 'user_id', saved_works: 'user_id' },
  notifications: [savedFromReviewNotification],
  merges: [engagementsMergeTarget, savedWorksMergeTarget],
  imports: [engagementsImportTarget, savedImportTarget],
  exports: [engagedExportPart, savedForLaterExportPart],
}
