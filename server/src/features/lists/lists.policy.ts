import { type Actor, type Authorized, authorize } from '../../actor.ts'

interface Owned {
  ownerId: number
}

/** Only the owner may change or delete a list, not even an admin. */
export function mayChangeList(actor: Pick<Actor, 'id'>, list: Owned): boolean {
  return actor.id === list.ownerId
}

/** The list, authorized for changes; null if another user owns it. */
export function authorizeChange<L extends Owned>(
  actor: Pick<Actor, 'id'>,
  list: L,
): Authorized<L> | null {
  return mayChangeList(actor, list) ? authorize(list) : null
}
