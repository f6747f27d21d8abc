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
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { copyList as copy } from './lists.copies.service.ts'
import * as entries from './lists.entries.service.ts'
import { exploreLists as explore } from './lists.explore.service.ts'
import * as lists from './lists.service.ts'

export function listsRoutes(ctx: Context): Route[] {
  return [
    handle(listLists, ({ actor, query }) => lists.showLists(ctx, actor, query)),
    handle(createList, ({ actor, body, commit }) => lists.createList(ctx, commit, actor, body)),
    handle(getList, ({ actor, params }) => lists.showListWithEntries(ctx, actor, params.id)),
    handle(editList, ({ actor, params, body }) => lists.changeList(ctx, actor, params.id, body)),
    handle(deleteList, ({ actor, params }) => lists.removeList(ctx, actor, params.id)),
    handle(listListEntries, ({ actor, params, query }) =>
      entries.showEntries(ctx, actor, params.id, query),
    ),
    handle(getListEntry, ({ actor, params }) => entries.showEntry(ctx, actor, params)),
    handle(copyList, ({ actor, params, body, commit }) =>
      copy(ctx, commit, actor, { ...params, ...body }),
    ),
    handle(exploreLists, ({ actor, query }) => explore(ctx, actor, query)),
    handle(listOwnListsOfWork, ({ actor, params }) =>
      entries.ownListsWith(ctx, actor, params.medium, params.workId),
    ),
    handle(listListsOfWork, ({ actor, params, query }) =>
      lists.showListsOfWork(ctx, actor, { ...params, ...query }),
    ),
    handle(editListEntries, ({ actor, params, body }) =>
      entries.editEntries(ctx, actor, params.id, body.actions),
    ),
  ]
}
