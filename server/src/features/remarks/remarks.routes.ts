import {
  deleteRemark,
  editRemark,
  getRemark,
  likeRemark,
  listRemarks,
  postRemark,
  replyToRemark,
  unlikeRemark,
} from '@medley/contract/reviews/remarks'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as remarks from './remarks.service.ts'

export function remarksRoutes(ctx: Context): Route[] {
  return [
    handle(listRemarks, ({ actor, params, query }) =>
      remarks.showRemarks(ctx, actor, { ...params, ...query }),
    ),
    handle(getRemark, ({ actor, params, query }) =>
      remarks.showRemark(ctx, actor, { ...params, ...query }),
    ),
    handle(postRemark, ({ actor, body, commit }) => remarks.postRemark(ctx, commit, actor, body)),
    handle(replyToRemark, ({ actor, params, body, commit }) =>
      remarks.replyTo(ctx, commit, actor, { ...params, ...body }),
    ),
    handle(editRemark, ({ actor, params, body }) =>
      remarks.editRemark(ctx, actor, { ...params, ...body }),
    ),
    handle(deleteRemark, ({ actor, params }) => remarks.removeRemark(ctx, actor, params.id)),
    handle(likeRemark, ({ actor, body }) => remarks.like(ctx, actor, body.remarkId)),
    handle(unlikeRemark, ({ actor, params }) => remarks.unlike(ctx, actor, params.id)),
  ]
}
