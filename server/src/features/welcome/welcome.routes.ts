import {
  getWelcome,
  listWorksToRate as listWorksToRateCall,
  setWelcome,
  suggestReviewers as suggestReviewersCall,
} from '@medley/contract/accounts/welcome'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { listWorksToRate, moveWelcome, showWelcome, suggestReviewers } from './welcome.service.ts'

export function welcomeRoutes(ctx: Context): Route[] {
  return [
    handle(getWelcome, ({ actor }) => showWelcome(ctx, actor)),
    handle(setWelcome, ({ actor, body }) => moveWelcome(ctx, actor, body.step)),
    handle(listWorksToRateCall, ({ actor, query }) => listWorksToRate(ctx, actor, query)),
    handle(suggestReviewersCall, ({ actor }) => suggestReviewers(ctx, actor)),
  ]
}
