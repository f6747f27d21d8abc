import type { Member } from '../sessions/session.ts'

/** The feature check of media lists, asked by links and screens: everybody has them, visitors too. */
export function mediaListsEnabled(_: Member | null): boolean {
  return true
}
