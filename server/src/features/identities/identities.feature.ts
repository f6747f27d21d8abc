import type { Feature } from '../../feature.ts'
import { identitiesRoutes } from './identities.routes.ts'

export const identitiesFeature: Feature = {
  name: 'identities',
  routes: [identitiesRoutes],
  tables: ['oidc_arrivals', 'oidc_identities', 'oidc_logins'],
}
