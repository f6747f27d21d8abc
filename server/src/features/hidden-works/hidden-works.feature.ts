import type { Feature } from '../../feature.ts'
import { hiddenWorksRoutes } from './hidden-works.routes.ts'

export const hiddenWorksFeature: Feature = {
  name: 'hidden-works',
  routes: [hiddenWorksRoutes],
}
