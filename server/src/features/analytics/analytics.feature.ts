import type { Feature } from '../../feature.ts'
import { analyticsRoutes } from './analytics.routes.ts'

export const analyticsFeature: Feature = {
  name: 'analytics',
  routes: [analyticsRoutes],
}
