import {
  addPasskey,
  challengePasskey,
  confirmApp,
  removeApp,
  removePasskey,
  renewRecoveryCodes,
  showSecondFactors,
  startApp,
  startPasskey,
} from '@medley/contract/accounts/second-factors'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as app from './second-factors.app.service.ts'
import { challengePasskey as challengeOwn } from './second-factors.assertions.service.ts'
import * as passkeys from './second-factors.passkeys.service.ts'
import { renewCodes } from './second-factors.recovery-codes.service.ts'
import { showFactors } from './second-factors.service.ts'

export function secondFactorsRoutes(ctx: Context): Route[] {
  return [
    handle(showSecondFactors, ({ actor }) => showFactors(ctx, actor.id)),
    handle(startApp, ({ actor }) => app.startApp(ctx, actor)),
    handle(confirmApp, ({ actor, body }) => app.confirmApp(ctx, actor, body.code)),
    handle(removeApp, ({ actor }) => app.removeApp(ctx, actor)),
    handle(startPasskey, ({ actor, client }) => passkeys.startPasskey(ctx, client, actor)),
    handle(addPasskey, ({ actor, client, body }) => passkeys.addPasskey(ctx, client, actor, body)),
    handle(removePasskey, ({ actor, params }) =>
      passkeys.removePasskey(ctx, actor, params.passkeyId),
    ),
    handle(challengePasskey, ({ actor, client }) => challengeOwn(ctx, client, actor.id)),
    handle(renewRecoveryCodes, ({ actor }) => renewCodes(ctx, actor)),
  ]
}
