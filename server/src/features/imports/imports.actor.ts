import type { Actor } from '../../actor.ts'

/** The member whose import a job works on: they may do with their own what they could do themselves. */
export function actorOf({ user_id }: { user_id: number }): Actor {
  return { id: user_id, username: '', isAdmin: false }
}
