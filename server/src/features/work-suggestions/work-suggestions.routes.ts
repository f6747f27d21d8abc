import {
  closeSuggestion,
  listSuggestions,
  suggestCorrection,
} from '@medley/contract/works/work-suggestions'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as suggestions from './work-suggestions.service.ts'

export function workSuggestionsRoutes(ctx: Context): Route[] {
  return [
    handle(suggestCorrection, ({ actor, params, body, commit }) =>
      suggestions.suggest(ctx, commit, actor, { ...params, ...body }),
    ),
    handle(listSuggestions, ({ query }) => suggestions.openSuggestions(ctx, query)),
    handle(closeSuggestion, ({ actor, params, body }) =>
      suggestions.closeSuggestion(ctx, actor, params.suggestionId, body.outcome),
    ),
  ]
}
