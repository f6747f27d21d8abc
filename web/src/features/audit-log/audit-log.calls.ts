import type { AuditKind } from '@medley/contract/administration/audit-log'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

export interface AuditFilter {
  kind: AuditKind | ''
  /** A username, or '' for everyone. */
  member: string
}

/** Security events, newest first, page by page; for admins. */
export const auditEventsQuery = ({ kind, member }: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit-events', kind, member] as const,
    queryFn: ({ pageParam, signal }) =>
      call('GET /v1/audit-events', {
        query: {
          ...(kind === '' ? {} : { kind }),
          ...(member === '' ? {} : { member }),
          ...(pageParam === null ? {} : { before: pageParam }),
          limit: 20,
        },
        signal,
      }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ before }) => before,
  })
