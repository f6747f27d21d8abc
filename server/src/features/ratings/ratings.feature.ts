import type { Feature } from '../../feature.ts'
import { ratingsRoutes } from './ratings.routes.ts'

export const ratingsFeature: Feature = {
  name: 'ratings',
  routes: [ratingsRoutes],
}
