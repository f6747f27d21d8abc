import {
  blockUser,
  getBlockedStatus,
  listBlocks,
  unblockUser,
} from '@medley/contract/people/blocks'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { block, blockedStatus, showBlocks, unblock } from './blocks.blocking.service.ts'
import { blocksExportPart } from './blocks.export-part.ts'
import { blocksImportTarget } from './blocks.import-target.ts'

export const blocksFeature: Feature = {
  name: 'blocks',
  routes: [
    route(listBlocks, showBlocks),
    route(getBlockedStatus, blockedStatus),
    handle(blockUser, async (ctx, { actor, body }) => {
      const { username, status } = await block(ctx, actor, body.blocked_username)
      return { blocked_username: username, status }
    }),
    route(unblockUser, unblock),
  ],
  tables: ['blocks'],
  otherUsers: ['blocks_blocked_id_fkey'],
  imports: [blocksImportTarget],
  exports: [blocksExportPart],
}
