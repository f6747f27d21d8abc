import * as contract from '@medley/contract/accounts/identities'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { beginLink, linkIdentity, showIdentity, unlinkIdentity } from './identities.service.ts'

export function identitiesRoutes(ctx: Context): Route[] {
  return [
    handle(contract.showIdentity, ({ actor }) => showIdentity(ctx, actor)),
    handle(contract.startIdentityLink, ({ actor }) => beginLink(ctx, actor)),
    handle(contract.linkIdentity, ({ actor, body }) => linkIdentity(ctx, actor, body)),
    handle(contract.unlinkIdentity, ({ actor }) => unlinkIdentity(ctx, actor)),
  ]
}
