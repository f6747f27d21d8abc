import type { Actor } from '../../actor.ts'

/** Everything but what is one's own, oneself included. */
export function mayReport(actor: Actor, item: { ownerId: number }): boolean {
  return actor.id !== item.ownerId
}
