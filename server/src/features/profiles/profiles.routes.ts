import {
  countProfile as countProfileCall,
  getProfile,
  getTasteLine,
  setProfileTexts,
} from '@medley/contract/people/profiles'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { countProfile } from './profiles.counts.service.ts'
import { showProfile } from './profiles.service.ts'
import { showTasteLine } from './profiles.taste.service.ts'
import { setTexts } from './profiles.texts.service.ts'

export function profilesRoutes(ctx: Context): Route[] {
  return [
    handle(getProfile, ({ actor, query }) => showProfile(ctx, actor, query.user)),
    handle(countProfileCall, ({ actor, params }) => countProfile(ctx, actor, params.userId)),
    handle(setProfileTexts, ({ actor, body }) => setTexts(ctx, actor, body)),
    handle(getTasteLine, ({ actor, params }) => showTasteLine(ctx, actor, params.userId)),
  ]
}
