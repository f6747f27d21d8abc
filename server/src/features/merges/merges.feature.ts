import type { Feature } from '../../feature.ts'
import { mergesRoutes } from './merges.routes.ts'

export const mergesFeature: Feature = {
  name: 'merges',
  routes: [mergesRoutes],
  tables: ['work_merges'],
  holds: { work_merges: null },
}
