import * as contract from '@medley/contract/administration/filter-words'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { filterWordsImportTarget } from './filter-words.import-target.ts'
import { listWordsOf } from './filter-words.queries.ts'
import { setFilterWords, showFilterWords } from './filter-words.service.ts'

export const filterWordsFeature: Feature = {
  name: 'filter-words',
  routes: [
    route(contract.listFilterWords, showFilterWords),
    route(contract.setFilterWords, setFilterWords),
  ],
  tables: ['filter_words'],
  imports: [filterWordsImportTarget],
  exports: [defineExportPart({ name: 'filterWords', read: listWordsOf })],
}
