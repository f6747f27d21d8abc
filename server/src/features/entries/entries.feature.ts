import type { Feature } from '../../feature.ts'
import { entryRatingsExportPart, entryViewingsExportPart } from './entries.export-part.ts'
import { entriesImportTarget } from './entries.import-target.ts'
import { forgetEntriesJob } from './entries.jobs.ts'
import { entriesMergeTarget } from './entries.merge-target.ts'
import { entriesRoutes } from './entries.routes.ts'

export const entriesFeature: Feature = {
  name: 'entries',
  routes: [entriesRoutes],
  jobs: [forgetEntriesJob],
  tables: ['work_entries', 'entry_viewings', 'entry_ratings'],
  holds: { work_entries: null, entry_viewings: 'user_id', entry_ratings: 'user_id' },
  merges: [entriesMergeTarget],
  imports: [entriesImportTarget],
  exports: [entryRatingsExportPart, entryViewingsExportPart],
}
