import { type Actor, type Authorized, authorize } from '../../actor.ts'

interface Owned {
  userId: number
}

/** The viewing, authorized for changes; null if another member owns it. */
export function authorizeChange<V extends Owned>(
  actor: Pick<Actor, 'id'>,
  viewing: V,
): Authorized<V> | null {
  return actor.id === viewing.userId ? authorize(viewing) : null
}
