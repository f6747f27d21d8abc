import { readTable } from '@medley/contract/transfer/import-tables'
import {
  acceptLikelyItems,
  confirmImport,
  decideImportFile,
  decideImportItem,
  discardImport,
  getImport,
  listImportItems,
  listImports,
  listKeptThings,
  planImport,
  undoImport,
  updateImportItems,
} from '@medley/contract/transfer/imports'
import { type PostedReview, postReviews as postReviewsCall } from '@medley/contract/reviews/reviews'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { postReview, type ReviewDraft } from '../reviews/reviews.posting.service.ts'
import { postReviews } from './imports.bulk.service.ts'
import {
  acceptLikely,
  confirm,
  decide,
  discard,
  showImport,
  showImports,
  showItems,
  showKeptThings,
  takeChanges,
  setListMeaning,
  undo,
} from './imports.service.ts'
import { plan } from './imports.uploads.service.ts'
import { describeTable } from './imports.tables.service.ts'

export function importsRoutes(ctx: Context): Route[] {
  return [
    handle(planImport, ({ actor, files, body, commit }) =>
      plan(ctx, commit, actor, { files, ...body }),
    ),
    handle(readTable, ({ actor, file, body }) => describeTable(ctx, actor, file, body.mapping)),
    handle(listImports, ({ actor, query }) => showImports(ctx, actor, query)),
    handle(getImport, ({ actor, params }) => showImport(ctx.db, actor, params.id)),
    handle(listImportItems, ({ actor, params, query }) => showItems(ctx, actor, params.id, query)),
    handle(decideImportItem, ({ actor, params, body }) => decide(ctx, actor, params, body)),
    handle(decideImportFile, ({ actor, params, body }) =>
      setListMeaning(ctx, actor, params, body.listMeaning),
    ),
    handle(acceptLikelyItems, ({ actor, params }) => acceptLikely(ctx, actor, params.id)),
    handle(updateImportItems, ({ actor, params }) => takeChanges(ctx, actor, params.id)),
    handle(confirmImport, ({ actor, params, body }) => confirm(ctx, actor, params.id, body)),
    handle(undoImport, ({ actor, params }) => undo(ctx, actor, params.id)),
    handle(listKeptThings, ({ actor, params, query }) =>
      showKeptThings(ctx, actor, params.id, query),
    ),
    handle(postReviewsCall, ({ actor, body, commit }) =>
      Array.isArray(body)
        ? postReviews(ctx, commit, actor, body.map(postedDraft), 'date_viewed')
        : postReview(ctx, commit, actor, postedDraft(body), 'date_viewed'),
    ),
    handle(discardImport, ({ actor, params }) => discard(ctx, actor, params.id)),
  ]
}

/** With `import_source`, `workID` is the work's id at the movie database. */
function postedDraft(posted: PostedReview): ReviewDraft {
  const { workID: id, medium, rating, review, spoiler, date_viewed: dateViewed } = posted
  const draft = { work: { id, medium }, rating, review, spoiler, dateViewed }
  const { import_source: source, time_posted: timePosted = null } = posted
  return source ? { ...draft, imported: { source, timePosted } } : draft
}
