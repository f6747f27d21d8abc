import * as contract from '@medley/contract/accounts/identities'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { beginLink, linkIdentity, showIdentity, unlinkIdentity } from './identities.service.ts'

export const identitiesFeature: Feature = {
  name: 'identities',
  routes: [
    route(contract.showIdentity, showIdentity),
    route(contract.startIdentityLink, beginLink),
    route(contract.linkIdentity, linkIdentity),
    route(contract.unlinkIdentity, unlinkIdentity),
  ],
  tables: ['oidc_arrivals', 'oidc_identities', 'oidc_logins'],
}
