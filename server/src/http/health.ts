import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** `/healthz`: the process answers. `/readyz`: so does its database; how the data sources are besides. */
export function serveHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(ctx.db)
      return { status: 'ok', database: 'ok', ...(await sourceStates(ctx)) }
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}

/** Sources that fail make nothing unready; offline there are none to speak of. */
async function sourceStates(ctx: Context): Promise<{ sources?: Record<string, string> }> {
  const health = await ctx.catalogue.health()
  if (health.length === 0) return {}
  return { sources: Object.fromEntries(health.map(({ name, state }) => [name, state])) }
}
