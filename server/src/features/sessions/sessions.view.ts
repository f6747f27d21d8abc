import type { Session } from '@medley/contract/accounts/sessions'
import type { SessionLifetime } from '@medley/contract/limits'

interface SessionRow {
  id: string
  device: string
  address: string
  lifetime: SessionLifetime
  timeCreated: Date
  timeLastUsed: Date
}

/** A session as its member sees it in one of them. */
export function toSession(row: SessionRow, currentId: string | undefined): Session {
  return {
    ...row,
    timeCreated: row.timeCreated.toISOString(),
    timeLastUsed: row.timeLastUsed.toISOString(),
    isCurrent: row.id === currentId,
  }
}
