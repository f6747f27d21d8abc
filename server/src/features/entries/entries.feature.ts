import {
  addEntryViewings,
  deleteEntryRating,
  deleteEntryViewing,
  deleteEntryViewings,
  getWorkEntry,
  listEntryScores,
  listWorkEntries,
  putEntryRating,
  putEntryViewing,
  seeEntry,
} from '@medley/contract/works/entries'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import * as changes from './entries.changes.service.ts'
import { entryRatingsExportPart, entryViewingsExportPart } from './entries.export-part.ts'
import { entriesImportTarget } from './entries.import-target.ts'
import { forgetEntriesJob } from './entries.jobs.ts'
import { entriesMergeTarget } from './entries.merge-target.ts'
import * as entries from './entries.service.ts'

export const entriesFeature: Feature = {
  name: 'entries',
  routes: [
    route(listWorkEntries, entries.listEntries),
    route(listEntryScores, entries.listScores),
    route(getWorkEntry, entries.showEntry),
    route(putEntryViewing, changes.markEntry),
    route(seeEntry, changes.seeEntry),
    route(deleteEntryViewing, changes.unmarkEntry),
    route(addEntryViewings, changes.markEntries),
    route(deleteEntryViewings, changes.unmarkSeason),
    route(putEntryRating, changes.rateEntry),
    route(deleteEntryRating, changes.unrateEntry),
  ],
  jobs: [forgetEntriesJob],
  tables: ['work_entries', 'entry_viewings', 'entry_ratings'],
  holds: { work_entries: null, entry_viewings: 'user_id', entry_ratings: 'user_id' },
  merges: [entriesMergeTarget],
  imports: [entriesImportTarget],
  exports: [entryRatingsExportPart, entryViewingsExportPart],
}
