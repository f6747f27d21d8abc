import type { Member } from '../sessions/session.ts'

/** Feature check of media lists for links and screens; enabled for all users, including visitors. */
export function mediaListsEnabled(_: Member | null): boolean {
  return true
}
