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
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as changes from './entries.changes.service.ts'
import * as entries from './entries.service.ts'

export function entriesRoutes(ctx: Context): Route[] {
  return [
    handle(listWorkEntries, ({ actor, params, query }) =>
      entries.listEntries(ctx, actor, { ...params, ...query }),
    ),
    handle(listEntryScores, ({ actor, params }) => entries.listScores(ctx, actor, params)),
    handle(getWorkEntry, ({ actor, params }) => entries.showEntry(ctx, actor, params)),
    handle(putEntryViewing, ({ actor, params, body }) =>
      changes.markEntry(ctx, actor, params.entryId, body.day),
    ),
    handle(seeEntry, ({ actor, params, body }) =>
      changes.seeEntry(ctx, actor, params.entryId, body.day),
    ),
    handle(deleteEntryViewing, ({ actor, params }) =>
      changes.unmarkEntry(ctx, actor, params.entryId),
    ),
    handle(addEntryViewings, ({ actor, body }) => changes.markEntries(ctx, actor, body)),
    handle(deleteEntryViewings, ({ actor, query }) => changes.unmarkSeason(ctx, actor, query)),
    handle(putEntryRating, ({ actor, params, body }) =>
      changes.rateEntry(ctx, actor, params.entryId, body.rating),
    ),
    handle(deleteEntryRating, ({ actor, params }) =>
      changes.unrateEntry(ctx, actor, params.entryId),
    ),
  ]
}
