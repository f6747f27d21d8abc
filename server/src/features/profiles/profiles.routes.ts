import { countProfile as countProfileCall, getProfile } from '@medley/contract/profiles'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { countProfile } from './profiles.counts.service.ts'
import { showProfile } from './profiles.service.ts'

export function profilesRoutes(ctx: Context): Route[] {
  return [
    handle(getProfile, ({ actor, query }) => showProfile(ctx, actor, query.user)),
    handle(countProfileCall, ({ actor, params }) => countProfile(ctx, actor, params.userId)),
  ]
}
