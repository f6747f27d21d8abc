import type { BodyOf, Api } from '@medley/contract/api'
import type { ReportReason, ReportType } from '@medley/contract/administration/reports'
import { useMutation } from '@tanstack/react-query'
import { mutation } from '../../lib/mutations.ts'

interface Report {
  type: ReportType
  itemId: number
  /** One of the reasons of the type. */
  reason: ReportReason
  /** May be empty. */
  comments: string
}

function valuesOf({ type, itemId, reason, comments }: Report) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the popup offers only reasons of the type
  return { body: { type, item_id: itemId, reason, comments } as BodyOf<Api['POST /report']> }
}

export function useSendReport(effects: { onSuccess: () => void; onError: () => void }) {
  return useMutation(mutation('POST /report', valuesOf, effects))
}
