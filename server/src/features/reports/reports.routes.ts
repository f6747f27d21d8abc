import { report } from '@medley/contract/administration/reports'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { fileReport } from './reports.service.ts'

export function reportsRoutes(ctx: Context): Route[] {
  return [
    handle(report, ({ actor, body: { item_id: itemId, ...complaint }, commit }) =>
      fileReport(ctx, commit, actor, { ...complaint, itemId }),
    ),
  ]
}
