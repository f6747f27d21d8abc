import * as contract from '@medley/contract/works/not-for-me'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { notForMeExportPart } from './not-for-me.export-part.ts'
import { dismissedWorksImportTarget, hiddenWorksImportTarget } from './not-for-me.import-target.ts'
import { notForMeMergeTarget } from './not-for-me.merge-target.ts'
import {
  markNotForMe,
  showNotForMe,
  showWorksNotForMe,
  unmarkNotForMe,
} from './not-for-me.service.ts'

export const notForMeFeature: Feature = {
  name: 'not-for-me',
  routes: [
    route(contract.listNotForMe, showWorksNotForMe),
    handle(contract.getNotForMe, (ctx, { actor, params: { medium, workId } }) =>
      showNotForMe(ctx, actor, { id: workId, medium }),
    ),
    handle(contract.markNotForMe, (ctx, { actor, params: { medium, workId }, body }) =>
      markNotForMe(ctx, actor, { id: workId, medium }, body),
    ),
    handle(contract.unmarkNotForMe, (ctx, { actor, params: { medium, workId } }) =>
      unmarkNotForMe(ctx, actor, { id: workId, medium }),
    ),
  ],
  tables: ['not_for_me'],
  holds: { not_for_me: null },
  merges: [notForMeMergeTarget],
  imports: [hiddenWorksImportTarget, dismissedWorksImportTarget],
  exports: [notForMeExportPart],
}
