import { getContributor } from '@medley/contract/works/contributors'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showContributor } from './contributors.service.ts'

export function contributorsRoutes(ctx: Context): Route[] {
  return [
    handle(getContributor, ({ actor, params, query }) =>
      showContributor(ctx, actor, { id: params.contributorId, ...query }),
    ),
  ]
}
