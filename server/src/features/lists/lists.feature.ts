import type { Feature } from '../../feature.ts'
import { listsExportPart } from './lists.export-part.ts'
import { listsImportTarget } from './lists.import-target.ts'
import { notifyOfChangedCopiesJob } from './lists.jobs.ts'
import { listsMergeTarget } from './lists.merge-target.ts'
import { changedCopyNotification } from './lists.notifications.ts'
import { listsRemovalTarget } from './lists.removal-target.ts'
import { listsRoutes } from './lists.routes.ts'

export const listsFeature: Feature = {
  name: 'lists',
  routes: [listsRoutes],
  jobs: [notifyOfChangedCopiesJob],
  tables: ['changed_copies', 'lists', 'list_entries'],
  holds: { list_entries: 'select owner_id from lists where lists.id = list_entries.list_id' },
  notifications: [changedCopyNotification],
  merges: [listsMergeTarget],
  removals: [listsRemovalTarget],
  imports: [listsImportTarget],
  exports: [listsExportPart],
}
