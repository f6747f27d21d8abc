import { adminIds, type SessionLifetime } from '@medley/contract/limits'

/** The member behind a request. */
export interface Actor {
  id: number
  username: string
  isAdmin: boolean
  /** An admin without the second factor that the operator requires; not an admin for now. */
  lacksSecondFactor?: boolean
  /** The language in which they see titles of works, 'en' for the original ones; absent if they chose none. */
  titleLanguage?: string
  /** Absent where the server acts for the member, as jobs do. */
  session?: ActorSession
  /** Admitted only to calls that are open while suspended. */
  isSuspended?: boolean
}

/** The session behind a request. */
export interface ActorSession {
  id: string
  lifetime: SessionLifetime
  timeLastUsed: Date
  /** When the member last proved to be there, by the login or later. */
  timeProved: Date | null
}

/** A member by their id alone, where the server reads or writes for them, as exports and imports do: never as an admin. */
export const memberOf = (id: number): Actor => ({ id, username: '', isAdmin: false })

/** The member viewing something, or null for a visitor. */
export type Viewer = Actor | null

/** True for the two ids of the operator's admins; a group of the identity provider makes others (`isAdminRow`). */
export function isAdminId(id: number): boolean {
  return adminIds.includes(id)
}

declare const authorized: unique symbol

/** A value its policy allowed the actor to change; only policy checks create one. */
export type Authorized<T> = T & { readonly [authorized]: true }

/** Marks a value as authorized; only policies call it, after a successful check. */
export function authorize<T>(thing: T): Authorized<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes the mark
  return thing as Authorized<T>
}
