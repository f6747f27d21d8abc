import type { FastifyInstance } from 'fastify'
import { AppError } from '../../app-error.ts'

/** Refuses requests that name two hosts, which a proxy may read otherwise than this server (RFC 9112, 3.2). */
export function requireOneHost(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }) => {
    if (countHosts(raw.rawHeaders) > 1) throw new AppError('malformed_json')
  })
}

/** `rawHeaders` has names and values in turn. */
function countHosts(rawHeaders: readonly string[]): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}
