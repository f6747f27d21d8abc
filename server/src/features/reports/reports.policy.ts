import type { Actor } from '../../actor.ts'

/** Anything except oneself and one's own content. */
export function mayReport(actor: Actor, item: { ownerId: number | null }): boolean {
  return actor.id !== item.ownerId
}
