import { openHome, openWork } from '@medley/contract/page-data'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { showHome } from './page-data.home.service.ts'
import { showWorkPage } from './page-data.work.service.ts'

export function pageDataRoutes(ctx: Context): Route[] {
  return [
    handle(openHome, ({ actor }) => showHome(ctx, actor)),
    handle(openWork, ({ actor, params }) => showWorkPage(ctx, actor, params.medium, params.workId)),
  ]
}
