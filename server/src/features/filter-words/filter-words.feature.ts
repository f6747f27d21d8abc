import type { Feature } from '../../feature.ts'
import { filterWordsImportTarget } from './filter-words.import-target.ts'
import { filterWordsRoutes } from './filter-words.routes.ts'

export const filterWordsFeature: Feature = {
  name: 'filter-words',
  routes: [filterWordsRoutes],
  tables: ['filter_words'],
  missingRows: {
    filter_words_user_id_fkey: 'unauthenticated',
  },
  imports: [filterWordsImportTarget],
}
