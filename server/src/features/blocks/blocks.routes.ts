import {
  blockUser,
  getBlockedStatus,
  listBlocks,
  unblockUser,
} from '@medley/contract/people/blocks'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { block, blockedStatus, showBlocks, unblock } from './blocks.blocking.service.ts'

export function blocksRoutes(ctx: Context): Route[] {
  return [
    handle(listBlocks, ({ actor, query }) => showBlocks(ctx, actor, query)),
    handle(getBlockedStatus, ({ actor, query }) => blockedStatus(ctx, actor, query.user)),
    handle(blockUser, async ({ actor, body }) => {
      const { username, status } = await block(ctx, actor, body.blocked_username)
      return { blocked_username: username, status }
    }),
    handle(unblockUser, ({ actor, query }) => unblock(ctx, actor, query.user)),
  ]
}
