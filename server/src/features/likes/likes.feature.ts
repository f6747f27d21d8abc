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
  missingRows: {
    review_likes_user_id_fkey: 'unauthenticated',
    review_likes_review_id_fkey: 'review_not_found',
    list_likes_user_id_fkey: 'unauthenticated',
    list_likes_list_id_fkey: 'list_not_found',
    remark_likes_user_id_fkey: 'unauthenticated',
    remark_likes_remark_id_fkey: 'remark_not_found',
  },
  notifications: [likedListNotification, likedReviewNotification, likedRemarkNotification],
  imports: [listLikesImportTarget, reviewLikesImportTarget],
  exports: [likesExportPart, listLikesExportPart],
}
