import type { Feature } from '../../feature.ts'
import { contributorsRoutes } from './contributors.routes.ts'

export const contributorsFeature: Feature = {
  name: 'contributors',
  routes: [contributorsRoutes],
}
