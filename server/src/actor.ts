/** The member behind a request. */
export interface Actor {
  id: number
  username: string
  isAdmin: boolean
}

/** Who looks: a member, or null for a visitor. */
export type Viewer = Actor | null

const adminIds: readonly number[] = [1, 2]

/** Admins are a fixed list of two reserved ids. */
export function isAdminId(id: number): boolean {
  return adminIds.includes(id)
}

declare const authorized: unique symbol

/** A thing that its policy allowed the actor to change; only a policy check makes one. */
export type Authorized<T> = T & { readonly [authorized]: true }

/** Marks a thing as allowed; called by policies, once their question is answered with yes. */
export function authorize<T>(thing: T): Authorized<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one place that makes the mark
  return thing as Authorized<T>
}
