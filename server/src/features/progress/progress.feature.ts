import {
  deleteProgress,
  getProgress,
  listFriendsProgress,
  listProgress,
  listProgressOfUser,
  putProgress,
} from '@medley/contract/library/progress'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { progressExportPart } from './progress.export-part.ts'
import { progressImportTarget } from './progress.import-target.ts'
import { progressMergeTarget } from './progress.merge-target.ts'
import * as progress from './progress.service.ts'

export const progressFeature: Feature = {
  name: 'progress',
  routes: [
    route(getProgress, progress.showProgress),
    handle(putProgress, (ctx, { actor, params, body }) =>
      progress.setProgress(ctx, actor, params, body),
    ),
    route(deleteProgress, progress.removeProgress),
    route(listProgress, progress.showOwnProgress),
    route(listProgressOfUser, progress.showProgressOfUser),
    route(listFriendsProgress, progress.showFriendsProgress),
  ],
  tables: ['progress'],
  holds: { progress: 'user_id' },
  merges: [progressMergeTarget],
  imports: [progressImportTarget],
  exports: [progressExportPart],
}
