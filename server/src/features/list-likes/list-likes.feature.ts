import type { Feature } from '../../feature.ts'
import { listLikesRoutes } from './list-likes.routes.ts'

export const listLikesFeature: Feature = {
  name: 'list-likes',
  routes: [listLikesRoutes],
  tables: ['list_likes'],
  missingRows: {
    list_likes_user_id_fkey: 'unauthenticated',
    list_likes_list_id_fkey: 'list_not_found',
  },
}
