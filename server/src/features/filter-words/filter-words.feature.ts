import type { Feature } from '../../feature.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { filterWordsImportTarget } from './filter-words.import-target.ts'
import { listWordsOf } from './filter-words.queries.ts'
import { filterWordsRoutes } from './filter-words.routes.ts'

export const filterWordsFeature: Feature = {
  name: 'filter-words',
  routes: [filterWordsRoutes],
  tables: ['filter_words'],
  imports: [filterWordsImportTarget],
  exports: [defineExportPart({ name: 'filterWords', read: listWordsOf })],
}
