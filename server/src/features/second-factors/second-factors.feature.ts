import type { Feature } from '../../feature.ts'
import { secondFactorsRoutes } from './second-factors.routes.ts'

export const secondFactorsFeature: Feature = {
  name: 'second-factors',
  routes: [secondFactorsRoutes],
  tables: ['authenticator_apps', 'recovery_codes', 'passkeys', 'passkey_challenges'],
}
