import type { Feature } from '../../feature.ts'
import { savedForLaterRoutes } from './saved-for-later.routes.ts'

export const savedForLaterFeature: Feature = {
  name: 'saved-for-later',
  routes: [savedForLaterRoutes],
}
