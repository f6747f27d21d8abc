import type { Feature } from '../../feature.ts'
import { likesExportPart, listLikesExportPart } from './likes.export-part.ts'
import { listLikesImportTarget, reviewLikesImportTarget } from './likes.import-target.ts'
import {
  likedListNotification,
  likedRemarkNotification,
  likedReviewNotification,
} from './likes.notifications.ts'

export const likesFeature: Feature = {
  name: 'likes',
  tables: ['review_likes', 'list_likes', 'remark_likes'],
  notifications: [likedListNotification, likedReviewNotification, likedRemarkNotification],
  imports: [listLikesImportTarget, reviewLikesImportTarget],
  exports: [likesExportPart, listLikesExportPart],
}
