import type { Feature } from '../../feature.ts'
import { adaptationsMergeTarget } from './adaptations.merge-target.ts'
import { adaptationsRoutes } from './adaptations.routes.ts'

export const adaptationsFeature: Feature = {
  name: 'adaptations',
  routes: [adaptationsRoutes],
  tables: ['adaptations'],
  holds: { adaptations: null },
  merges: [adaptationsMergeTarget],
}
