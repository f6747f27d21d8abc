import type { Feature } from '../../feature.ts'
import { welcomeRoutes } from './welcome.routes.ts'

export const welcomeFeature: Feature = {
  name: 'welcome',
  routes: [welcomeRoutes],
  tables: ['welcomes'],
}
