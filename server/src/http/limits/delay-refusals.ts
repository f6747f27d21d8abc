import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'
import { networkOf } from '../../lib/network-of-address.ts'
import { addressOf } from './client-address.ts'

/** The weight of refusals that are answered at once: far more than a person's mistakes have. */
export const undelayedMax = 40
/** A refusal weighs 1, with a body of this size or more 12. */
const largeBytes = 50_000
const largeWeight = 12
/** So often, a weight of 1 is forgotten. */
const forgottenMs = 1_000
/** Each further weight of 1 adds this to the delay. */
const stepMs = 125
const delayMax = 5_000
/** Beyond, the delay stays, so that it ends less than a minute after the last refusal. */
const weightMax = undelayedMax + delayMax / stepMs
/** Callers whose refusals are remembered at most, and refusals held back at a time. */
const callersMax = 10_000
const heldMax = 1_000

interface Refusals {
  weight: number
  /** When it was as much, in milliseconds. */
  time: number
}

/**
 * Holds back refusals (4xx) of writing calls from a network or a member with many of them lately, longer with
 * each, and closes the connection after them without reading the rest of the body. So a client that sends refused
 * bodies without a pause waits, instead of keeping the event loop busy. Other answers are never delayed.
 */
export function delayRefusals(app: FastifyInstance, clock: Clock): void {
  const callers = new LRUCache<string, Refusals>({ max: callersMax })
  const held = new Set<AbortController>()
  let isClosing = false

  const recordRefusal = (caller: string, weight: number): number => {
    const now = clock.now().getTime()
    const known = callers.get(caller)
    // The clock may be put right, by as much.
    const elapsed = Math.abs(now - (known?.time ?? now))
    const remembered = Math.max(0, (known?.weight ?? 0) - elapsed / forgottenMs)
    const total = Math.min(weightMax, remembered + weight)
    callers.set(caller, { weight: total, time: now })
    return total
  }

  app.addHook('preClose', async () => {
    isClosing = true
    for (const hold of held) hold.abort()
  })
  app.addHook('onSend', async (request, reply) => {
    if (!isRefusal(request, reply.statusCode)) return
    const weight = weightOf(request)
    const weights = callersOf(request).map((caller) => recordRefusal(caller, weight))
    const excess = Math.max(...weights) - undelayedMax
    if (excess <= 0) return
    reply.header('connection', 'close')
    // Otherwise the body would stay in memory.
    request.body = undefined
    if (isClosing || held.size >= heldMax) return
    const hold = new AbortController()
    held.add(hold)
    reply.raw.once('close', () => hold.abort())
    await sleep(excess * stepMs, undefined, hold).catch(() => undefined)
    held.delete(hold)
  })
}

function isRefusal({ method }: FastifyRequest, status: number): boolean {
  return status >= 400 && status < 500 && !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

function weightOf({ headers }: FastifyRequest): number {
  const isStreamed = headers['transfer-encoding'] !== undefined
  const size = isStreamed ? Infinity : Number(headers['content-length'] ?? 0)
  return size >= largeBytes ? largeWeight : 1
}

function callersOf(request: FastifyRequest): string[] {
  const { actor } = request
  return [networkOf(addressOf(request)), ...(actor ? [`member ${actor.id}`] : [])]
}
