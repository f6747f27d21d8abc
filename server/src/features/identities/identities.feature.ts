import type { Feature } from '../../feature.ts'
import { identitiesRoutes } from './identities.routes.ts'

export const identitiesFeature: Feature = {
  name: 'identities',
  routes: [identitiesRoutes],
  tables: ['oidc_arrivals', 'oidc_identities', 'oidc_logins'],
  missingRows: {
    oidc_identities_user_id_fkey: 'unauthenticated',
    oidc_logins_user_id_fkey: 'unauthenticated',
  },
}
