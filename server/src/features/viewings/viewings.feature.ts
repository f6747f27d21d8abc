import {
  addViewing,
  countViewingsByDay,
  deleteViewing,
  editViewing,
  listOwnViewingsOfWork,
  listViewings,
  summarizeViewings,
} from '@medley/contract/library/viewings'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { countDays, showDiary, summarizeDiary } from './viewings.diary.service.ts'
import { viewingsExportPart } from './viewings.export-part.ts'
import { viewingsImportTarget } from './viewings.import-target.ts'
import { viewingsMergeTarget } from './viewings.merge-target.ts'
import { viewingsRemovalPart } from './viewings.removal-target.ts'
import * as viewings from './viewings.service.ts'

export const viewingsFeature: Feature = {
  name: 'viewings',
  routes: [
    route(listViewings, showDiary),
    route(summarizeViewings, summarizeDiary),
    route(countViewingsByDay, countDays),
    route(listOwnViewingsOfWork, viewings.listOwnViewings),
    route(addViewing, viewings.addViewing),
    route(editViewing, viewings.changeViewing),
    route(deleteViewing, viewings.removeViewing),
  ],
  tables: ['viewings'],
  holds: { viewings: 'user_id' },
  merges: [viewingsMergeTarget],
  removalParts: [viewingsRemovalPart],
  imports: [viewingsImportTarget],
  exports: [viewingsExportPart],
}
