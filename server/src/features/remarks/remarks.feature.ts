import {
  deleteRemark,
  editRemark,
  getRemark,
  likeRemark,
  listRemarks,
  postRemark,
  replyToRemark,
  unlikeRemark,
} from '@medley/contract/reviews/remarks'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { remarksExportPart } from './remarks.export-part.ts'
import { remarksImportTarget } from './remarks.import-target.ts'
import { remarksMergeTarget } from './remarks.merge-target.ts'
import { remarkReachedNotification, remarkReplyNotification } from './remarks.notifications.ts'
import { remarksRemovalTarget } from './remarks.removal-target.ts'
import * as remarks from './remarks.service.ts'

export const remarksFeature: Feature = {
  name: 'remarks',
  routes: [
    route(listRemarks, remarks.showRemarks),
    route(getRemark, remarks.showRemark),
    route(postRemark, remarks.postRemark),
    route(replyToRemark, remarks.replyTo),
    route(editRemark, remarks.editRemark),
    route(deleteRemark, remarks.removeRemark),
    route(likeRemark, remarks.like),
    route(unlikeRemark, remarks.unlike),
  ],
  tables: ['remarks'],
  holds: { remarks: 'author_id' },
  notifications: [remarkReplyNotification, remarkReachedNotification],
  merges: [remarksMergeTarget],
  removals: [remarksRemovalTarget],
  imports: [remarksImportTarget],
  exports: [remarksExportPart],
}
