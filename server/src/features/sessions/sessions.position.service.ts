import type { Context } from '../../context.ts'
import { upsertPosition } from './sessions.position.queries.ts'

/** Has a member's reads see all that is written by now; returns what a replica must have replayed for it, in bytes. */
export function notePosition({ db }: Context, userId: number): Promise<number> {
  return upsertPosition(db, userId)
}
