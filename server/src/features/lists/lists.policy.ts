import { type Actor, type Authorized, authorize } from '../../actor.ts'

interface Owned {
  ownerId: number
}

/** Only the owner changes or deletes a list; not even an admin does. */
export function mayChangeList(actor: Pick<Actor, 'id'>, list: Owned): boolean {
  return actor.id === list.ownerId
}

/** The list, allowed to be changed; null where it is somebody else's. */
export function authorizeChange<L extends Owned>(
  actor: Pick<Actor, 'id'>,
  list: L,
): Authorized<L> | null {
  return mayChangeList(actor, list) ? authorize(list) : null
}
