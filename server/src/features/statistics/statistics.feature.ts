import type { Feature } from '../../feature.ts'
import { workFactsExportPart } from './statistics.export-part.ts'
import { statisticsRoutes } from './statistics.routes.ts'

export const statisticsFeature: Feature = {
  name: 'statistics',
  routes: [statisticsRoutes],
  exports: [workFactsExportPart],
}
