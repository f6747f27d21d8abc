import { setTimeout as sleep } from 'node:timers/promises'
import { untilReady } from '../ready.ts'
import type { Writer } from '../writer.ts'
import { type Cluster, untilReplicated } from './cluster.ts'
import type { DatabaseNode } from './database-node.ts'
import type { Reader } from './reader.ts'
import type { Timeline } from './timeline.ts'

/** How long all is well before, between and after faults, in ms. */
const calm = 8_000
const recoveryMax = 120_000

/** Effect of a disturbance on the load; times in ms. */
export interface Effect {
  name: string
  /** Until the first answer to a write that was sent after it. */
  writesAgain: number
  longestWithoutWrite: number
  longestWithoutRead: number
  /** Attempts that were not answered with success. */
  failedWrites: number
  failedReads: number
}

/** Target of the disturbance, its load, and where it is reported. */
export interface Stage {
  cluster: Cluster
  writer: Writer
  readers: readonly Reader[]
  timeline: Timeline
}

/** Disturbs the cluster in each way, one after the other, and has it whole again before the next. */
export async function disturbAll(stage: Stage, signal: AbortSignal): Promise<Effect[]> {
  const effects: Effect[] = []
  for (const disturb of [killPrimary, killWeb, cutOffReplica, restartWebs]) {
    await sleep(calm, undefined, { signal })
    effects.push(await disturb(stage))
  }
  await sleep(calm, undefined, { signal })
  return effects
}

async function killPrimary(stage: Stage): Promise<Effect> {
  const { cluster, timeline } = stage
  const primary = await nodeThat(cluster, (state) => /^(master|primary)$/.test(state.role))
  return measure(stage, `primary killed (${primary.name})`, async (answered) => {
    primary.kill()
    await answered()
    const next = await nodeThat(cluster, (state) => /^(master|primary)$/.test(state.role))
    timeline.note(`${next.name} is the primary`)
    primary.start()
    await untilReplicated(cluster.nodes)
    timeline.note(`${primary.name} is a replica again`)
  })
}

async function killWeb(stage: Stage): Promise<Effect> {
  const [web] = stage.cluster.webs
  if (!web) throw new Error('There is no web process')
  return measure(stage, `web process killed (${web.name})`, async (answered) => {
    web.kill()
    await answered()
    await untilReady(web.url)
    stage.timeline.note(`${web.name} is ready again`)
  })
}

/** The replica that commits wait for. */
async function cutOffReplica(stage: Stage): Promise<Effect> {
  const { cluster, timeline } = stage
  const replica = await nodeThat(cluster, ({ isSynchronous }) => isSynchronous)
  return measure(stage, `replica cut off (${replica.name})`, async (answered) => {
    replica.freeze()
    try {
      await answered()
      await sleep(calm)
    } finally {
      replica.thaw()
    }
    timeline.note(`${replica.name} is there again`)
    await untilReplicated(cluster.nodes)
    timeline.note(`${replica.name} is a replica again`)
  })
}

async function restartWebs(stage: Stage): Promise<Effect> {
  const { cluster, timeline } = stage
  return measure(stage, 'web processes restarted in turn', async () => {
    for (const web of cluster.webs) {
      await web.stop()
      timeline.note(`${web.name} has stopped`)
      web.start()
      await untilReady(web.url)
      timeline.note(`${web.name} is ready again`)
      // The proxy looks at it once in a second.
      await sleep(3_000)
    }
  })
}

/** Runs a disturbance, which may wait until a write is answered, and looks what the load noticed until it is over. */
async function measure(
  { writer, readers, timeline }: Stage,
  name: string,
  disturb: (answered: () => Promise<void>) => Promise<void>,
): Promise<Effect> {
  const [start, unansweredBefore] = [Date.now(), writer.unanswered]
  timeline.note(name)
  await disturb(async () => {
    timeline.note(`writes again after ${await untilWritten(writer, start)} ms`)
  })
  await sleep(2_000)
  const end = Date.now()
  await Promise.all(readers.map((reader) => reader.settle(end)))
  const effect = {
    name,
    writesAgain: await untilWritten(writer, start),
    longestWithoutWrite: writer.longestWait(start, end),
    longestWithoutRead: Math.max(...readers.map((reader) => reader.longestGap(start, end))),
    failedWrites: writer.unanswered - unansweredBefore,
    failedReads: readers.reduce((sum, reader) => sum + reader.failed(start, end), 0),
  }
  timeline.note(
    `longest without a write ${effect.longestWithoutWrite} ms, without a read ${effect.longestWithoutRead} ms; ` +
      `failed: ${effect.failedWrites} writes, ${effect.failedReads} reads`,
  )
  for (const reader of readers) {
    const [gap, failed] = [reader.longestGap(start, end), reader.failed(start, end)]
    timeline.note(`  ${reader.name}: longest gap ${gap} ms, ${failed} failed`)
  }
  return effect
}

/** Milliseconds from `start` until a write sent after it is answered. */
async function untilWritten(writer: Writer, start: number): Promise<number> {
  while (Date.now() < start + recoveryMax) {
    const answered = writer.firstAnswerAfter(start)
    if (answered !== undefined) return answered - start
    await sleep(20)
  }
  throw new Error(`No write was answered for ${recoveryMax / 1_000} s`)
}

async function nodeThat(
  { nodes }: Cluster,
  isIt: (state: { role: string; isSynchronous: boolean }) => boolean,
): Promise<DatabaseNode> {
  const deadline = Date.now() + recoveryMax
  while (Date.now() < deadline) {
    for (const node of nodes) {
      const state = await node.read()
      if (state && isIt(state)) return node
    }
    await sleep(100)
  }
  throw new Error('No database has the part that is to be disturbed')
}
