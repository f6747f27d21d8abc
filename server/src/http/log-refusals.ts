import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'
import { networkOf } from '../lib/network-of-address.ts'
import { addressOf } from './client-address.ts'

const refusals = [401, 403, 429]
const windowMs = 60_000
/** Bounds the memory; beyond, the oldest is logged again within its minute. */
const rememberedMax = 10_000

/**
 * Logs refused requests (401, 403, 429) with address, member and call: once a minute for each network,
 * call and status, so that a flood of requests does not become a flood of lines.
 */
export function logRefusals(app: FastifyInstance, clock: Clock): void {
  const times = new Map<string, number>()
  app.addHook('onResponse', async (request, { statusCode: status }) => {
    if (!refusals.includes(status)) return
    const { method, routeOptions } = request
    const address = addressOf(request)
    const call = `${method} ${routeOptions.url ?? ''}`
    const key = JSON.stringify([networkOf(address), call, status])
    const now = clock.now().getTime()
    if (Math.abs(now - (times.get(key) ?? -Infinity)) < windowMs) return
    times.delete(key)
    times.set(key, now)
    if (times.size > rememberedMax) times.delete(times.keys().next().value ?? '')
    request.log.warn({ status, call, address, userId: request.actor?.id }, 'A request was refused')
  })
}
