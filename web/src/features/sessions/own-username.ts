import { currentMember, useMember } from './session.ts'

/** True if the member has this username; case-insensitive. */
export function useIsOwner(username: string): boolean {
  return isSameName(useMember()?.username, username)
}

/** Non-reactive version of `useIsOwner`. */
export function isOwnerNow(username: string): boolean {
  return isSameName(currentMember()?.username, username)
}

export function isSameName(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase()
}
