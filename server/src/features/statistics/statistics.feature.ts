import {
  listWorksOfStatistics,
  showStatistics,
  showStatisticsWithFriends,
} from '@medley/contract/library/statistics'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { workFactsExportPart } from './statistics.export-part.ts'
import { showOwnWithFriends } from './statistics.friends.service.ts'
import * as statistics from './statistics.service.ts'
import { showWorksBehind } from './statistics.works.service.ts'

export const statisticsFeature: Feature = {
  name: 'statistics',
  routes: [
    route(showStatistics, statistics.showStatistics),
    route(listWorksOfStatistics, showWorksBehind),
    route(showStatisticsWithFriends, showOwnWithFriends),
  ],
  exports: [workFactsExportPart],
}
