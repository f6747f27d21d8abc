import {
  getExport,
  getExportFile,
  listExports,
  requestExport,
} from '@medley/contract/transfer/exports'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { fetchExport, request, showExport, showExports } from './exports.service.ts'

export function exportsRoutes(ctx: Context): Route[] {
  return [
    handle(requestExport, ({ actor, commit }) => request(ctx, commit, actor)),
    handle(listExports, ({ actor, query }) => showExports(ctx, actor, query)),
    handle(getExport, ({ actor, params }) => showExport(ctx, actor, params.id)),
    handle(getExportFile, ({ actor, params }) => fetchExport(ctx, actor, params.id)),
  ]
}
