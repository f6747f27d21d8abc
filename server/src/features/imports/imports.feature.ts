import type { Feature } from '../../feature.ts'
import {
  changeImportJob,
  expireImportsJob,
  lookUpWorksJob,
  planImportJob,
  undoImportJob,
  writeImportJob,
} from './imports.jobs.ts'
import { importItemsMergeTarget, importWritesMergeTarget } from './imports.merge-target.ts'
import { importsRoutes } from './imports.routes.ts'

export const importsFeature: Feature = {
  name: 'imports',
  routes: [...importsRoutes],
  jobs: [
    planImportJob,
    changeImportJob,
    lookUpWorksJob,
    writeImportJob,
    undoImportJob,
    expireImportsJob,
  ],
  tables: [
    'imports',
    'import_uploads',
    'import_items',
    'import_counts',
    'import_look_ups',
    'import_writes',
    'import_profiles',
    'import_mappings',
  ],
  holds: { import_items: null, import_writes: null },
  merges: [importItemsMergeTarget, importWritesMergeTarget],
}
