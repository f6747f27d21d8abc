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
} from '@medley/contract/imports'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import {
  acceptLikely,
  confirm,
  decide,
  discard,
  plan,
  showImport,
  showImports,
  showItems,
  showKeptThings,
  takeChanges,
  tellList,
  undo,
} from './imports.service.ts'

export function importsRoutes(ctx: Context): Route[] {
  return [
    handle(planImport, ({ actor, files, body, commit }) =>
      plan(ctx, commit, actor, { files, ...body }),
    ),
    handle(listImports, ({ actor, query }) => showImports(ctx, actor, query)),
    handle(getImport, ({ actor, params }) => showImport(ctx.db, actor, params.id)),
    handle(listImportItems, ({ actor, params, query }) => showItems(ctx, actor, params.id, query)),
    handle(decideImportItem, ({ actor, params, body }) => decide(ctx, actor, params, body)),
    handle(decideImportFile, ({ actor, params, body }) =>
      tellList(ctx, actor, params, body.listMeaning),
    ),
    handle(acceptLikelyItems, ({ actor, params }) => acceptLikely(ctx, actor, params.id)),
    handle(updateImportItems, ({ actor, params }) => takeChanges(ctx, actor, params.id)),
    handle(confirmImport, ({ actor, params, body }) => confirm(ctx, actor, params.id, body)),
    handle(undoImport, ({ actor, params }) => undo(ctx, actor, params.id)),
    handle(listKeptThings, ({ actor, params, query }) =>
      showKeptThings(ctx, actor, params.id, query),
    ),
    handle(discardImport, ({ actor, params }) => discard(ctx, actor, params.id)),
  ]
}
