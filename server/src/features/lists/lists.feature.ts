import {
  copyList,
  createList,
  deleteList,
  editList,
  editListEntries,
  exploreLists,
  getList,
  getListEntry,
  listListEntries,
  listLists,
  listListsOfWork,
  listOwnListsOfWork,
} from '@medley/contract/library/lists'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { copyList as copy } from './lists.copies.service.ts'
import * as entries from './lists.entries.service.ts'
import { exploreLists as explore } from './lists.explore.service.ts'
import { listsExportPart } from './lists.export-part.ts'
import { listsImportTarget } from './lists.import-target.ts'
import { notifyOfChangedCopiesJob } from './lists.jobs.ts'
import { listsMergeTarget } from './lists.merge-target.ts'
import { changedCopyNotification } from './lists.notifications.ts'
import { listsRemovalTarget } from './lists.removal-target.ts'
import * as lists from './lists.service.ts'

export const listsFeature: Feature = {
  name: 'lists',
  routes: [
    route(listLists, lists.showLists),
    route(createList, lists.createList),
    route(getList, lists.showListWithEntries),
    route(editList, lists.changeList),
    route(deleteList, lists.removeList),
    route(listListEntries, entries.showEntries),
    route(getListEntry, entries.showEntry),
    route(copyList, copy),
    route(exploreLists, explore),
    route(listOwnListsOfWork, entries.ownListsWith),
    route(listListsOfWork, lists.showListsOfWork),
    route(editListEntries, entries.editEntries),
  ],
  jobs: [notifyOfChangedCopiesJob],
  tables: ['changed_copies', 'lists', 'list_entries'],
  holds: { list_entries: 'select owner_id from lists where lists.id = list_entries.list_id' },
  notifications: [changedCopyNotification],
  merges: [listsMergeTarget],
  removals: [listsRemovalTarget],
  imports: [listsImportTarget],
  exports: [listsExportPart],
}
