import * as contract from '@medley/contract/people/friends-days'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { changeSettings, showFriendsDays, showSettings } from './friends-days.service.ts'

export function friendsDaysRoutes(ctx: Context): Route[] {
  return [
    handle(contract.listFriendsDays, ({ actor, query }) => showFriendsDays(ctx, actor, query)),
    handle(contract.getFriendsDaysSettings, ({ actor }) => showSettings(ctx, actor)),
    handle(contract.changeFriendsDaysSettings, ({ actor, body }) =>
      changeSettings(ctx, actor, body),
    ),
  ]
}
