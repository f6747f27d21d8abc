import {
  addViewing,
  countViewingsByDay,
  deleteViewing,
  editViewing,
  listOwnViewingsOfWork,
  listViewings,
  summarizeViewings,
} from '@medley/contract/library/viewings'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { countDays, showDiary, summarizeDiary } from './viewings.diary.service.ts'
import * as viewings from './viewings.service.ts'

export function viewingsRoutes(ctx: Context): Route[] {
  return [
    handle(listViewings, ({ actor, query }) => showDiary(ctx, actor, query)),
    handle(summarizeViewings, ({ actor, params, query }) =>
      summarizeDiary(ctx, actor, { ...params, ...query }),
    ),
    handle(countViewingsByDay, ({ actor, params, query }) =>
      countDays(ctx, actor, { ...params, ...query }),
    ),
    handle(listOwnViewingsOfWork, ({ actor, params, query }) =>
      viewings.listOwnViewings(ctx, actor, { ...params, ...query }),
    ),
    handle(addViewing, ({ actor, body, commit }) => viewings.addViewing(ctx, commit, actor, body)),
    handle(editViewing, ({ actor, params, body }) =>
      viewings.changeViewing(ctx, actor, params.id, body),
    ),
    handle(deleteViewing, ({ actor, params }) => viewings.removeViewing(ctx, actor, params.id)),
  ]
}
