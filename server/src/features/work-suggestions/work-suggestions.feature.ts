import type { Feature } from '../../feature.ts'
import { workSuggestionsRoutes } from './work-suggestions.routes.ts'

export const workSuggestionsFeature: Feature = {
  name: 'work-suggestions',
  routes: [workSuggestionsRoutes],
  tables: ['work_suggestions'],
  holds: { work_suggestions: null },
}
