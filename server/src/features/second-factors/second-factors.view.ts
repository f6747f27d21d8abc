import type { Passkey } from '@medley/contract/accounts/second-factors'

interface PasskeyRow {
  id: number
  name: string
  timeAdded: Date
  timeLastUsed: Date | null
}

/** A passkey as its member sees it. */
export function toPasskey({ id, name, timeAdded, timeLastUsed }: PasskeyRow): Passkey {
  return {
    id,
    name,
    timeAdded: timeAdded.toISOString(),
    timeLastUsed: timeLastUsed?.toISOString() ?? null,
  }
}
