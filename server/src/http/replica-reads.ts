import type { Actor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { runReads } from '../db/replicas/reads.ts'
import type { Route } from './handle.ts'

interface ReplicaCall {
  route: Route
  actor: Actor | null
  notePosition: (ctx: Context, userId: number) => Promise<number>
}

/**
 * Runs a call where there are replicas. A route that may lag reads from one that has replayed what the caller must
 * see. What is not found there is looked for again on the primary, because the link to it may be younger than the
 * replica. After a write the caller's next reads see it.
 */
export async function answerByReplicas<T>(
  ctx: Context,
  call: ReplicaCall,
  run: () => Promise<T>,
): Promise<T> {
  const { replicas } = ctx
  if (!replicas) return run()
  const reads = replicas.readsFrom(await positionFor(ctx, call))
  const { actor } = call
  try {
    return await runReads(reads, run)
  } catch (error) {
    if (!reads.useReplica || !isNotFound(error)) throw error
    reads.leaveReplica()
    return await runReads(reads, run)
  } finally {
    if (reads.hasWritten && actor) await call.notePosition(ctx, actor.id)
  }
}

/** What a replica must have replayed; undefined if the primary must answer. */
async function positionFor(
  ctx: Context,
  { route, actor, notePosition }: ReplicaCall,
): Promise<number | undefined> {
  if (!route.mayLag) return undefined
  if (!actor) return 0
  return actor.readPosition ?? notePosition(ctx, actor.id)
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404
}
