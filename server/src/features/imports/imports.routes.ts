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
import { handle, route, type Route } from '../../http/handle.ts'
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

export const importsRoutes: readonly Route[] = [
  handle(planImport, (ctx, { actor, files, body, commit }) =>
    plan(ctx, commit, actor, { files, ...body }),
  ),
  route(readTable, describeTable),
  route(listImports, showImports),
  handle(getImport, (ctx, { actor, params }) => showImport(ctx.db, actor, params.id)),
  route(listImportItems, showItems),
  handle(decideImportItem, (ctx, { actor, params, body }) => decide(ctx, actor, params, body)),
  route(decideImportFile, setListMeaning),
  route(acceptLikelyItems, acceptLikely),
  route(updateImportItems, takeChanges),
  route(confirmImport, confirm),
  route(undoImport, undo),
  route(listKeptThings, showKeptThings),
  handle(postReviewsCall, (ctx, { actor, body, commit }) =>
    Array.isArray(body)
      ? postReviews(ctx, commit, actor, body.map(postedDraft), 'date_viewed')
      : postReview(ctx, commit, actor, postedDraft(body), 'date_viewed'),
  ),
  route(discardImport, discard),
]

/** With `import_source`, `workID` is the work's id at the movie database. */
function postedDraft(posted: PostedReview): ReviewDraft {
  const { workID: id, medium, rating, review, spoiler, date_viewed: dateViewed } = posted
  const draft = { work: { id, medium }, rating, review, spoiler, dateViewed }
  const { import_source: source, time_posted: timePosted = null } = posted
  return source ? { ...draft, imported: { source, timePosted } } : draft
}
