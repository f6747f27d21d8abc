import { AsyncLocalStorage } from 'node:async_hooks'
import type { Actor, Viewer } from './actor.ts'

const callers = new AsyncLocalStorage<Pick<Actor, 'id'>>()

/** Runs a read in which a member looks at their own things as somebody else: `readersOf` names both meanwhile. */
export function lookAs<T>(caller: Pick<Actor, 'id'>, read: () => T): T {
  return callers.run(caller, read)
}

/**
 * The ids of those who get to see what is read for a viewer: the viewer's own, and that of the member who looks as
 * them. A block with either of them hides.
 */
export function readersOf(viewer: Viewer): number[] {
  const caller = callers.getStore()
  return [viewer, caller].flatMap((reader) => (reader ? [reader.id] : []))
}
