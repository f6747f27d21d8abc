import type { Feature } from '../../feature.ts'
import { expireImportsJob, lookUpWorksJob, undoImportJob, writeImportJob } from './imports.jobs.ts'
import { importItemsMergeTarget, importWritesMergeTarget } from './imports.merge-target.ts'
import { importsRoutes } from './imports.routes.ts'

export const importsFeature: Feature = {
  name: 'imports',
  routes: [importsRoutes],
  jobs: [lookUpWorksJob, writeImportJob, undoImportJob, expireImportsJob],
  tables: [
    'imports',
    'import_items',
    'import_counts',
    'import_look_ups',
    'import_writes',
    'import_profiles',
    'import_mappings',
  ],
  holds: { import_items: null, import_writes: null },
  missingRows: {
    imports_user_id_fkey: 'unauthenticated',
    import_mappings_user_id_fkey: 'unauthenticated',
    import_items_work_id_fkey: 'work_not_found',
    import_items_user_id_import_id_fkey: 'import_not_found',
    import_counts_user_id_import_id_fkey: 'import_not_found',
    import_look_ups_user_id_import_id_fkey: 'import_not_found',
    import_profiles_user_id_import_id_fkey: 'import_not_found',
    import_writes_user_id_import_id_fkey: 'import_not_found',
  },
  merges: [importItemsMergeTarget, importWritesMergeTarget],
}
