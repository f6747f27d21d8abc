import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'

const pathOf = (url: string): string => (url.split('?', 1)[0] ?? '').replace(/(?<=.)\/$/, '')

/** Before there is an admin, has the routes registered later in this scope answer nothing but the set-up. */
export function closeUntilSetUp(
  app: FastifyInstance,
  { instance }: Pick<Context, 'instance'>,
  awaitsSetup: () => Promise<boolean>,
): void {
  if (instance.setupCode === null) return
  app.addHook('onRequest', async ({ url }) => {
    if (pathOf(url) !== '/v1/setup' && (await awaitsSetup())) throw new AppError('setup_needed')
  })
}
