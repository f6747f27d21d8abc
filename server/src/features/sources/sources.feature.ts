import type { Feature } from '../../feature.ts'
import { sourcesRoutes } from './sources.routes.ts'

export const sourcesFeature: Feature = {
  name: 'sources',
  routes: [sourcesRoutes],
  tables: ['source_hosts'],
}
