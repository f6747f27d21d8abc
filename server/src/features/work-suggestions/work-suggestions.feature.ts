import {
  closeSuggestion,
  listSuggestions,
  suggestCorrection,
} from '@medley/contract/works/work-suggestions'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import * as suggestions from './work-suggestions.service.ts'

export const workSuggestionsFeature: Feature = {
  name: 'work-suggestions',
  routes: [
    route(suggestCorrection, suggestions.suggest),
    handle(listSuggestions, (ctx, { query }) => suggestions.openSuggestions(ctx, query)),
    route(closeSuggestion, suggestions.closeSuggestion),
  ],
  tables: ['work_suggestions'],
  holds: { work_suggestions: null },
}
