import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { get } from '../get.ts'
import { percentile } from '../percentile.ts'
import type { MonitoredProduct } from '../product.ts'
import type { Answers, AttackPlan } from './attackers.ts'
import { worstBodies } from './bodies.ts'
import type { LoopReport } from './loop-monitor.ts'
import { send } from './send.ts'

export const attackers = 10
/** Requests of other members per second, sent whether or not those before are answered. */
export const readsPerSecond = 50

/** Effect on other users; times in milliseconds. */
export interface AttackFigures {
  name: string
  p50: number
  p99: number
  max: number
  loop: LoopReport
  /** The answers to the attackers, by status. */
  answers: Answers
}

/** Cost of one body; times in milliseconds. */
export interface BodyFigures {
  what: string
  status: string
  /** The processor time of the event loop, in all and between two timers at most. */
  processor: number
  busyMax: number
}

/** Sends each body alone. */
export async function measureBodies(
  product: MonitoredProduct,
  token: string,
): Promise<BodyFigures[]> {
  const figures: BodyFigures[] = []
  for (const attack of worstBodies()) {
    const { what, by, path } = attack
    const client = { url: product.url, address: '127.0.3.1', ...(by === 'member' && { token }) }
    product.resetLoop()
    const status = await send(client, attack)
    const { processor, busyMax } = await product.reportLoop()
    figures.push({ what: `${by}, \`POST ${path}\`: ${what}`, status, processor, busyMax })
  }
  return figures
}

/** The feed of everybody, read by members who do not attack, without an attack and with one. */
export async function measureAttack(
  product: MonitoredProduct,
  {
    tokens,
    readers,
    seconds,
  }: { tokens: readonly string[]; readers: readonly string[]; seconds: number },
): Promise<AttackFigures[]> {
  await readSteadily(product.url, readers, 2)
  const calm = await measureReads(product, readers, seconds)
  const plan: AttackPlan = { url: product.url, tokens }
  const clients = new Worker(new URL('attackers.ts', import.meta.url), { workerData: plan })
  try {
    await answersOf(clients)
    const attacked = await measureReads(product, readers, seconds)
    return [
      { name: 'Nobody attacks', ...calm, answers: {} },
      { name: `${attackers} clients attack`, ...attacked, answers: await answersOf(clients) },
    ]
  } finally {
    await clients.terminate()
  }
}

async function answersOf(clients: Worker): Promise<Answers> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  clients.postMessage('answers')
  const [answers] = (await once(clients, 'message')) as [Answers]
  return answers
}

async function measureReads(
  product: MonitoredProduct,
  readers: readonly string[],
  seconds: number,
) {
  product.resetLoop()
  const times = await readSteadily(product.url, readers, seconds)
  return {
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max: percentile(times, 1),
    loop: await product.reportLoop(),
  }
}

/** The times from when each request was due to the last byte of its answer. */
async function readSteadily(
  url: string,
  readers: readonly string[],
  seconds: number,
): Promise<number[]> {
  const start = performance.now()
  const reads: Promise<number>[] = []
  for (let index = 0; index < seconds * readsPerSecond; index += 1) {
    const due = start + (index * 1000) / readsPerSecond
    await sleep(Math.max(0, due - performance.now()))
    const token = readers[index % readers.length] ?? ''
    const path = `${url}/v1/reviews?friendship=any&limit=10`
    reads.push(get(path, token).then(() => performance.now() - due))
  }
  return Promise.all(reads)
}
