import type { BodyOf, Api } from '@medley/contract/api'
import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import { call } from '../../lib/api.ts'

interface Report {
  type: ReportType
  itemId: number
  /** One of the reasons of the type. */
  reason: ReportReason
  /** May be empty. */
  comments: string
}

export function sendReport({ type, itemId, reason, comments }: Report) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the popup offers only reasons of the type
  const body = { type, item_id: itemId, reason, comments } as BodyOf<Api['POST /report']>
  return call('POST /report', { body })
}
