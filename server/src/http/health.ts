import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Draining } from '../draining.ts'
import { countFailedJobs } from '../jobs/failed-jobs.ts'
import { readAnywhere } from './replica-reads.ts'

/**
 * `/healthz`: the process responds. `/readyz`: the database or a replica of it responds, too, and the process is not
 * about to stop; with details, it also reports the state of data sources and jobs.
 */
export function serveHealth(
  app: FastifyInstance,
  ctx: Context,
  { hasDetails, draining }: { hasDetails: boolean; draining?: Draining | undefined },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (draining?.isOn) return reply.code(503).send({ status: 'stopping' })
    try {
      await readAnywhere(ctx, () => sql`select 1`.execute(ctx.db))
      if (ctx.replicas?.primary.isLost) return readsOnly(ctx, hasDetails)
      if (!hasDetails) return { status: 'ok', database: 'ok' }
      const besides = {
        ...replicaStates(ctx),
        ...(await sourceStates(ctx)),
        ...(await failedJobs(ctx)),
      }
      return { status: 'ok', database: 'ok', ...besides }
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}

/** The process is ready for reads, and refuses writes until the primary is there again. */
function readsOnly(ctx: Context, hasDetails: boolean) {
  const state = { status: 'reads only', database: 'unavailable' }
  return hasDetails ? { ...state, ...replicaStates(ctx) } : state
}

/** Replicas do not affect readiness, since the primary answers in their place; left out if there are none. */
function replicaStates({ replicas }: Context): { replicas?: Record<string, string> } {
  if (!replicas) return {}
  return {
    replicas: Object.fromEntries(replicas.statuses.map(({ name, state }) => [name, state])),
  }
}

/** Jobs given up do not affect readiness; left out if there are none. */
async function failedJobs(ctx: Context): Promise<{ failedJobs?: Record<string, number> }> {
  const counts = await countFailedJobs(ctx.db)
  return Object.keys(counts).length === 0 ? {} : { failedJobs: counts }
}

/** Failing sources do not affect readiness; left out when offline. */
async function sourceStates(ctx: Context): Promise<{ sources?: Record<string, string> }> {
  const health = await ctx.catalogue.health()
  if (health.length === 0) return {}
  return { sources: Object.fromEntries(health.map(({ name, state }) => [name, state])) }
}
