import type { Actor } from '../../actor.ts'

/** Everything but what is one's own, oneself included. */
export function mayReport(actor: Actor, item: { owner_id: number }): boolean {
  return actor.id !== item.owner_id
}
