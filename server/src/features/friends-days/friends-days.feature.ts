import type { Feature } from '../../feature.ts'
import { friendsDaysRoutes } from './friends-days.routes.ts'

export const friendsDaysFeature: Feature = {
  name: 'friends-days',
  routes: [friendsDaysRoutes],
  tables: ['hidden_friends_days'],
}
