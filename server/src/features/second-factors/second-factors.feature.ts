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
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import * as app from './second-factors.app.service.ts'
import { challengePasskey as challengeOwn } from './second-factors.assertions.service.ts'
import * as passkeys from './second-factors.passkeys.service.ts'
import { renewCodes } from './second-factors.recovery-codes.service.ts'
import { showFactors } from './second-factors.service.ts'

export const secondFactorsFeature: Feature = {
  name: 'second-factors',
  routes: [
    handle(showSecondFactors, (ctx, { actor }) => showFactors(ctx, actor.id)),
    route(startApp, app.startApp),
    route(confirmApp, app.confirmApp),
    route(removeApp, app.removeApp),
    handle(startPasskey, (ctx, { actor, client }) => passkeys.startPasskey(ctx, client, actor)),
    route(addPasskey, passkeys.addPasskey),
    route(removePasskey, passkeys.removePasskey),
    handle(challengePasskey, (ctx, { actor, client }) => challengeOwn(ctx, client, actor.id)),
    route(renewRecoveryCodes, renewCodes),
  ],
  tables: ['authenticator_apps', 'recovery_codes', 'passkeys', 'passkey_challenges'],
}
