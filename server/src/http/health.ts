import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Context } from '../context.ts'

/** `/healthz`: the process answers. `/readyz`: so does its database. */
export function serveHealth(app: FastifyInstance, ctx: Context): void {
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    try {
      await sql`select 1`.execute(ctx.db)
      return { status: 'ok', database: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'The database does not answer')
      return reply.code(503).send({ status: 'unavailable', database: 'unavailable' })
    }
  })
}
