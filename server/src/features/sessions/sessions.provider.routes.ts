import {
  joinByAddress,
  logInByProvider,
  proveByProvider,
  startProviderLogin,
  startProviderProof,
} from '@medley/contract/accounts/sessions'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { beginLogin, beginProof } from '../identities/identities.service.ts'
import * as proofs from './sessions.proof.service.ts'
import * as providers from './sessions.provider-login.service.ts'
import { storeInBrowser } from './sessions.start.service.ts'

/** Logins and proofs by the identity provider. */
export function providerRoutes(ctx: Context): Route[] {
  return [
    handle(startProviderLogin, ({ body }) => beginLogin(ctx, body)),
    handle(logInByProvider, async ({ client, cookie, body }) => {
      const session = await providers.logInByProvider(ctx, client, body)
      await storeInBrowser(ctx, cookie, session)
      return { token: session.token }
    }),
    handle(joinByAddress, async ({ client, cookie, body }) => {
      const session = await providers.joinByAddress(ctx, client, body)
      await storeInBrowser(ctx, cookie, session)
      return { token: session.token }
    }),
    handle(startProviderProof, ({ actor }) => beginProof(ctx, actor)),
    handle(proveByProvider, ({ actor, client, body }) =>
      proofs.proveByProvider(ctx, actor, client, body),
    ),
  ]
}
