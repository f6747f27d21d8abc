import { currentMember, useMember } from '../sessions/session.ts'

/** Whether the member is the one called so; names are compared without regard to case. */
export function useIsOwner(username: string): boolean {
  return isSameName(useMember()?.username, username)
}

/** As `useIsOwner`, at this moment. */
export function isOwnerNow(username: string): boolean {
  return isSameName(currentMember()?.username, username)
}

export function isSameName(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
