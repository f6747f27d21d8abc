import type { Feature } from '../../feature.ts'
import { workSuggestionsRoutes } from './work-suggestions.routes.ts'

export const workSuggestionsFeature: Feature = {
  name: 'work-suggestions',
  routes: [workSuggestionsRoutes],
  tables: ['work_suggestions'],
  holds: { work_suggestions: null },
  missingRows: {
    work_suggestions_user_id_fkey: 'unauthenticated',
    work_suggestions_other_id_fkey: 'work_not_found',
    work_suggestions_work_id_fkey: 'work_not_found',
  },
}
