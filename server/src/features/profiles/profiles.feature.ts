import type { Feature } from '../../feature.ts'
import { profilesRoutes } from './profiles.routes.ts'

export const profilesFeature: Feature = {
  name: 'profiles',
  routes: [profilesRoutes],
}
