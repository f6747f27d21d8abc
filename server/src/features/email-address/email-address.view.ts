import type { EmailAddress } from '@medley/contract/accounts/email-address'
import type { Context } from '../../context.ts'

interface AddressRow {
  email: string
  timeConfirmed: Date | null
  graceUntil: Date | null
}

/** An address in wire format, with the change that waits for its link. */
export function toAddress(
  { mail, clock }: Pick<Context, 'mail' | 'clock'>,
  { email, timeConfirmed, graceUntil }: AddressRow,
  change: { email: string; timeExpires: Date } | undefined,
): EmailAddress {
  const hasGrace = timeConfirmed === null && graceUntil !== null && graceUntil > clock.now()
  return {
    email,
    isConfirmed: timeConfirmed !== null,
    isRequired: mail.confirmsAddresses,
    graceUntil: hasGrace ? graceUntil.toISOString() : null,
    change: change ? { email: change.email, timeExpires: change.timeExpires.toISOString() } : null,
  }
}
