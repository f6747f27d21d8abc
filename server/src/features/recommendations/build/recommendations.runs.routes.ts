import { listModelRuns, startModelRun } from '@medley/contract/works/model-runs'
import type { Context } from '../../../context.ts'
import { handle, type Route } from '../../../http/handle.ts'
import { listRuns, startRun } from './recommendations.runs.service.ts'

export function modelRunsRoutes(ctx: Context): Route[] {
  return [handle(listModelRuns, () => listRuns(ctx)), handle(startModelRun, () => startRun(ctx))]
}
