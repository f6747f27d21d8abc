import type { Invitation } from '@medley/contract/accounts/invitations'
import type { InvitationRow } from './invitations.queries.ts'

export function toInvitation(row: InvitationRow): Invitation {
  const { timeCreated, timeExpires, ...rest } = row
  return {
    ...rest,
    timeCreated: timeCreated.toISOString(),
    timeExpires: timeExpires.toISOString(),
  }
}
