import type { FastifyInstance } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { networkOf } from '../../lib/network-of-address.ts'
import { addressOf } from './client-address.ts'

const refusals = [401, 403, 429]
const windowMs = 60_000
/** Bounds the memory; beyond, some are logged again within their minute. */
const rememberedMax = 10_000

/**
 * Logs refused requests (401, 403, 429) with address, member and call: once a minute for each network,
 * call and status, so that a flood of requests does not become a flood of lines.
 */
export function logRefusals(app: FastifyInstance, clock: Clock): void {
  const times = new LRUCache<string, number>({ max: rememberedMax })
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    if (!refusals.includes(status)) return
    const { method, routeOptions } = request
    const address = addressOf(request)
    const call = `${method} ${routeOptions.url ?? ''}`
    const key = JSON.stringify([networkOf(address), call, status])
    const now = clock.now().getTime()
    if (Math.abs(now - (times.get(key) ?? -Infinity)) < windowMs) return
    times.set(key, now)
    request.log.warn({ status, call, address, userId: request.actor?.id }, 'A request was refused')
  })
}
