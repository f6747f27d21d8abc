import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers } from '../members.ts'
import type { Options } from '../options.ts'
import { percentile } from '../percentile.ts'
import { type Product, startProduct } from '../product.ts'
import { Table } from '../table.ts'
import type { Answers, AttackPlan } from './attackers.ts'
import type { LoopReport } from './loop-monitor.ts'

const membersWanted = 20
/** Clients of each kind: members, and visitors. */
const attackersOfKind = 5
/** Requests of other members per second, sent whether or not those before are answered. */
const readsPerSecond = 50

/**
 * Reads of members while others send the worst known bodies without a pause: with the rate limits, as in a product
 * that strangers reach, and without, as the harder case. A read counts from when it was due to its last byte; a
 * block is a delay of a timer in the server.
 */
export async function runAttack(
  database: BenchDatabase,
  { seconds }: Pick<Options, 'seconds'>,
): Promise<void> {
  process.stdout.write(`${await describeMachine(database.connectionString)}\n`)
  const headings = ['p50', 'p99', 'max', 'Longest block', 'of it processor time', 'Loop busy']
  const table = new Table(['Reads by others, in ms', ...headings])
  for (const limits of ['on', 'off']) {
    const product = await startProduct(database.dataFolder, {
      probe: new URL('loop-monitor.ts', import.meta.url),
      settings: { RATE_LIMIT: limits, SHED_LOAD: limits },
    })
    try {
      const members = await logInMembers(database, product.url, membersWanted)
      const tokens = members.map(({ token }) => token)
      await measureAttack(product, tokens, { seconds, limits, table })
    } finally {
      await product.stop()
    }
  }
}

/** The feed of everybody, read by members who do not attack, without an attack and with one. */
async function measureAttack(
  product: Product,
  tokens: readonly string[],
  { seconds, limits, table }: { seconds: number; limits: string; table: Table },
): Promise<void> {
  const readers = tokens.slice(attackersOfKind)
  await readSteadily(product.url, readers, 2)
  const measure = async (name: string) => {
    await product.ask('report')
    const times = await readSteadily(product.url, readers, seconds)
    const { delayMax, busyMax, utilization } = await product.ask<LoopReport>('report')
    const cells = [percentile(times, 0.5), percentile(times, 0.99), percentile(times, 1), delayMax]
    table.add([
      `${name}, limits ${limits}`,
      ...[...cells, busyMax].map((value) => value.toFixed(0)),
      `${Math.round(utilization * 100)} %`,
    ])
  }
  await measure('Calm')
  const plan: AttackPlan = { url: product.url, tokens: tokens.slice(0, attackersOfKind) }
  const clients = new Worker(new URL('attackers.ts', import.meta.url), { workerData: plan })
  try {
    await answersOf(clients)
    await measure('Attack')
    const counts = Object.entries(await answersOf(clients)).map(([code, n]) => `${n} × ${code}`)
    process.stdout.write(`Attackers were answered ${counts.join(', ')}\n`)
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

/** The times from when each request was due to the last byte. */
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

/** Reads and discards a page with a member's token. Throws for any status but 200. */
async function get(url: string, token: string): Promise<void> {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`)
}
