import * as contract from '@medley/contract/people/mutes'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { mute, showMutes, unmute } from './mutes.service.ts'

export function mutesRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listMutes, ({ actor }) => showMutes(ctx, actor)),
    handle(contract.mute, ({ actor, params }) => mute(ctx, actor, params.userId)),
    handle(contract.unmute, ({ actor, params }) => unmute(ctx, actor, params.userId)),
  ]
}
