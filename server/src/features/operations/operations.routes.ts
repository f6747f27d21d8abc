import { getOperations, retryJob as retryJobCall } from '@medley/contract/administration/operations'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import { retryJob, showOperations } from './operations.service.ts'

export function operationsRoutes(ctx: Context): Route[] {
  return [
    handle(getOperations, () => showOperations(ctx)),
    handle(retryJobCall, ({ params: { jobId } }) => retryJob(ctx, jobId)),
  ]
}
