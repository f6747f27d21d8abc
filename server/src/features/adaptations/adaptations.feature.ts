import { listAdaptations } from '@medley/contract/works/adaptations'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { adaptationsMergeTarget } from './adaptations.merge-target.ts'
import { showAdaptations } from './adaptations.service.ts'

export const adaptationsFeature: Feature = {
  name: 'adaptations',
  routes: [route(listAdaptations, showAdaptations)],
  tables: ['adaptations'],
  holds: { adaptations: null },
  merges: [adaptationsMergeTarget],
}
