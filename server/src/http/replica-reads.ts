import type { Endpoint } from '@medley/contract/endpoint'
import type { Actor } from '../actor.ts'
import { AppError } from '../app-error.ts'
import type { Context } from '../context.ts'
import { runReads } from '../db/replicas/reads.ts'
import type { Replicas } from '../db/replicas/replicas.ts'
import type { Route } from './handle.ts'

interface ReplicaCall {
  route: Route
  actor: Actor | null
  notePosition: (ctx: Context, userId: number) => Promise<number>
}

/**
 * Runs a call where there are replicas. A route that may lag reads from one that has replayed what the caller must
 * see. What is not found there is looked for again on the primary, because the link to it may be younger than the
 * replica. After a write the caller's next reads see it. While the primary is lost, every call that only reads does so
 * on a replica.
 */
export async function answerByReplicas<T>(
  ctx: Context,
  call: ReplicaCall,
  run: () => Promise<T>,
): Promise<T> {
  const { replicas } = ctx
  if (!replicas) return run()
  const { actor, route } = call
  const reads = replicas.readsFor({
    position: await positionFor(ctx, replicas, call),
    ...(onlyReads(route.endpoint) ? { alone: knownPosition(replicas, actor) } : {}),
  })
  try {
    return await runReads(reads, run)
  } catch (error) {
    if (!reads.useReplica || !isNotFound(error)) throw error
    reads.leaveReplica()
    return await runReads(reads, run)
  } finally {
    if (reads.hasWritten && actor) await noteWrite(ctx, replicas, call, actor.id)
  }
}

/** Runs what only reads on the primary, or on a replica while the primary is lost. */
export function readAnywhere<T>({ replicas }: Pick<Context, 'replicas'>, read: () => T): T {
  return replicas ? runReads(replicas.readsFor({ alone: 0 }), read) : read()
}

/**
 * Identifies the caller of an endpoint by `admit`. One who may write is identified by the primary, so that nobody
 * writes in a session that ended a moment before the primary was lost.
 */
export function admitAnywhere<T>(ctx: Context, endpoint: Endpoint, admit: () => T): T {
  if (onlyReads(endpoint)) return readAnywhere(ctx, admit)
  return ctx.replicas ? runReads(ctx.replicas.readsFor({}), admit) : admit()
}

function onlyReads({ method }: Endpoint): boolean {
  return method === 'GET'
}

/** What a replica must have replayed; undefined if the primary must answer, or is lost. */
async function positionFor(
  ctx: Context,
  replicas: Replicas,
  { route, actor, notePosition }: ReplicaCall,
): Promise<number | undefined> {
  if (!route.mayLag) return undefined
  if (!actor) return 0
  if (actor.readPosition !== null) return knownPosition(replicas, actor)
  return replicas.primary.runOrSkip(() => notePosition(ctx, actor.id))
}

/** What a replica must have replayed as far as the caller's row and this process know. */
function knownPosition({ ownWrites }: Replicas, actor: Actor | null): number {
  return actor ? Math.max(actor.readPosition ?? 0, ownWrites.of(actor.id) ?? 0) : 0
}

/** The write is answered also if the primary is lost after it. */
async function noteWrite(
  ctx: Context,
  { primary, ownWrites }: Replicas,
  { notePosition }: ReplicaCall,
  userId: number,
): Promise<void> {
  const position = await primary.runOrSkip(() => notePosition(ctx, userId))
  ownWrites.note(userId, position ?? null)
}

function isNotFound(error: unknown): boolean {
  return error instanceof AppError && error.status === 404
}
