import * as contract from '@medley/contract/library/follows'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { followsExportPart } from './follows.export-part.ts'
import { followsImportTarget } from './follows.import-target.ts'
import { followsMergeTarget } from './follows.merge-target.ts'
import * as follows from './follows.service.ts'

export const followsFeature: Feature = {
  name: 'follows',
  routes: [
    route(contract.listFollows, follows.showFollows),
    route(contract.followContributor, follows.followContributor),
    route(contract.unfollowContributor, follows.unfollowContributor),
    route(contract.followSeries, follows.followSeries),
    route(contract.unfollowSeries, follows.unfollowSeries),
    route(contract.getWorkFollow, follows.showWorkFollow),
    route(contract.followWork, follows.followWork),
    route(contract.unfollowWork, follows.unfollowWork),
  ],
  tables: ['follows'],
  holds: { follows: null },
  merges: [followsMergeTarget],
  imports: [followsImportTarget],
  exports: [followsExportPart],
}
