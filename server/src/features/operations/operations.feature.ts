import { getOperations, retryJob as retryJobCall } from '@medley/contract/administration/operations'
import type { Feature } from '../../feature.ts'
import { handle, route } from '../../http/handle.ts'
import { retryJob, showOperations } from './operations.service.ts'

export const operationsFeature: Feature = {
  name: 'operations',
  routes: [
    route(getOperations, showOperations),
    handle(retryJobCall, (ctx, { params: { jobId } }) => retryJob(ctx, jobId)),
  ],
  tables: ['server_errors'],
}
