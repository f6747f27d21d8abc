import type { Feature } from '../../feature.ts'
import { listLikesRoutes } from './list-likes.routes.ts'

export const listLikesFeature: Feature = {
  name: 'list-likes',
  routes: [listLikesRoutes],
}
