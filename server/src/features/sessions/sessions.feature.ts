import {
  joinByAddress,
  logInByProvider,
  proveByProvider,
  startProviderLogin,
  startProviderProof,
} from '@medley/contract/accounts/sessions'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { beginLogin, beginProof } from '../identities/identities.service.ts'
import { expireSessionsJob } from './sessions.jobs.ts'
import * as proofs from './sessions.proof.service.ts'
import * as providers from './sessions.provider-login.service.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { storeInBrowser } from './sessions.start.service.ts'

export const sessionsFeature: Feature = {
  name: 'sessions',
  routes: [
    ...sessionsRoutes,
    route(startProviderLogin, beginLogin),
    handle(logInByProvider, async (ctx, { client, cookie, body }) => {
      const session = await providers.logInByProvider(ctx, client, body)
      await storeInBrowser(ctx, cookie, session)
      return { token: session.token }
    }),
    handle(joinByAddress, async (ctx, { client, cookie, body }) => {
      const session = await providers.joinByAddress(ctx, client, body)
      await storeInBrowser(ctx, cookie, session)
      return { token: session.token }
    }),
    route(startProviderProof, beginProof),
    route(proveByProvider, proofs.proveByProvider),
  ],
  jobs: [expireSessionsJob],
  tables: ['sessions', 'read_positions', 'pending_logins'],
}
