import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import type { Draining } from '../../start/draining.ts'
import { countFailedJobs } from '../../jobs/failed-jobs.ts'
import type { Reads } from '../reads.ts'

/**
 * `/healthz`: the process responds. `/readyz`: the database or a replica of it responds, too, and the process is not
 * about to stop; with details, it also reports the state of data sources and jobs.
 */
export function serveHealth(
  app: FastifyInstance,
  { primary: ctx, replica }: Pick<Reads, 'primary' | 'replica'>,
  { hasDetails, draining }: { hasDetails: boolean; draining?: Draining | undefined },
): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    if (draining?.isOn) return reply.code(503).send({ status: 'stopping' })
    try {
      await ask(ctx.db)
      if (!hasDetails) return { status: 'ok', database: 'ok' }
      const besides = { ...(await sourceStates(ctx)), ...(await failedJobs(ctx)) }
      return { status: 'ok', database: 'ok', ...besides }
    } catch (error) {
      // Writes are refused until the primary is there again.
      if (replica && (await answers(replica.db))) {
        return { status: 'reads only', database: 'unavailable' }
      }
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}

async function ask(db: Handle): Promise<void> {
  await sql`select 1`.execute(db)
}

function answers(db: Handle): Promise<boolean> {
  return ask(db).then(
    () => true,
    () => false,
  )
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
