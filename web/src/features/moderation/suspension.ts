import { createStore, useStore } from '../../lib/store.ts'
import { currentMember, useMember } from '../sessions/session.ts'

/** The id of the member to whom a call said that the account is suspended. */
const suspendedId = createStore<number | undefined>(undefined)

/** Remembers that the account of the current member is suspended. */
export function recordSuspension(): void {
  suspendedId.set(currentMember()?.id)
}

/** True if the current member's account is known to be suspended. */
export function useIsSuspended(): boolean {
  const id = useStore(suspendedId)
  const member = useMember()
  return member !== null && member.id === id
}
