import { beforeEach, expect, test } from 'vitest'
import type { HostRules, Lane } from '../../catalogue/gate.ts'
import { budgets } from '../../catalogue/host-budgets.ts'
import { SourceError } from '../../catalogue/source-error.ts'
import { useTestApp } from '../../testing/harness.ts'
import { createGate } from './sources.gate.service.ts'

const app = useTestApp()
const host = { name: 'a host', perSecond: 10, burst: 10 }

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
  // The first call creates the row.
  await (await gate().enter(host, 'interactive')).report(null)
  app.clock.advance(60_000)
})

/** The gate of one process; all share one database. */
const gate = () => createGate(app.ctx)

async function enterUntilBusy(lane: 'interactive' | 'batch'): Promise<number> {
  const enter = () => gate().enter(host, lane)
  for (let entered = 0; entered < 1000; entered += 1) {
    const refusal: unknown = await enter().then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal instanceof SourceError && refusal.fault === 'busy') return entered
    if (refusal !== null) throw new Error('Not busy', { cause: refusal })
  }
  throw new Error('The gate lets everybody in')
}

test('processes share one budget, which refills over time', async () => {
  // The burst of ten; 400 ms of waiting add four.
  expect(await enterUntilBusy('interactive')).toBe(14)
  await expect(gate().enter(host, 'interactive')).rejects.toMatchObject({ fault: 'busy' })
  app.clock.advance(1_000)
  expect(await enterUntilBusy('interactive')).toBe(10)
})

test('jobs have the whole pace while nobody else calls, and are told when to try again', async () => {
  expect(await enterUntilBusy('batch')).toBe(4)
  const busy: unknown = await gate()
    .enter(host, 'batch')
    .catch((error: unknown) => error)
  expect(busy).toMatchObject({ fault: 'busy', retryAfterMs: 100 })
  app.clock.advance(100)
  expect(await enterUntilBusy('batch')).toBe(1)
  app.clock.advance(1_000)
  expect(await enterUntilBusy('batch')).toBe(4)
})

test.each(Object.values(budgets))(
  'people beside jobs that take all they get call $name at once',
  async (budget) => {
    const stepMs = 1_000 / budget.perSecond
    for (let step = 0; step < 5; step += 1) {
      await enterAll(budget, 'batch')
      app.clock.advance(stepMs)
    }
    await enterAll(budget, 'batch')
    const delays = await enterAll(budget, 'interactive')
    const atOnce = delays.filter((delay) => delay === 0)
    expect(atOnce.length).toBeGreaterThanOrEqual(Math.max(1, Math.floor(budget.burst * 0.6)))
    expect(Math.max(...delays)).toBeLessThanOrEqual(400)
    // Jobs wait for the people.
    expect(await enterAll(budget, 'batch')).toEqual([])
  },
)

test('a person who waits for details waits for a slot that a search does without', async () => {
  await enterUntilBusy('interactive')
  const { waitMs } = await gate().enter(host, 'patient')
  expect(waitMs).toBeGreaterThan(400)
  expect(waitMs).toBeLessThanOrEqual(5_000)
  await expect(gate().enter(host, 'interactive')).rejects.toMatchObject({ fault: 'busy' })
})

test('concurrent processes get no more calls than one', async () => {
  const tries = Array.from({ length: 60 }, () => gate().enter(host, 'interactive'))
  const entered = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(entered.length).toBe(14)
})

async function failOnce(fault: 'failed' | 'unreachable'): Promise<void> {
  await (await gate().enter(host, 'interactive')).report(fault)
}

test('an unreachable host is paused immediately, then tried by one caller', async () => {
  await failOnce('unreachable')
  await expect(gate().enter(host, 'batch')).rejects.toMatchObject({ fault: 'resting' })
  expect(await gate().health()).toMatchObject([{ state: 'resting', lastFault: 'unreachable' }])
  app.clock.advance(30_000)
  expect(await gate().health()).toMatchObject([{ state: 'due' }])
  const trial = await gate().enter(host, 'interactive')
  await expect(gate().enter(host, 'interactive')).rejects.toMatchObject({ fault: 'resting' })
  await trial.report(null)
  expect(await gate().health()).toMatchObject([{ state: 'ok' }])
  await gate().enter(host, 'interactive')
})

test('occasional failures are tolerated; three in a row pause the host', async () => {
  await failOnce('failed')
  await failOnce('failed')
  await (await gate().enter(host, 'interactive')).report(null)
  await failOnce('failed')
  await failOnce('failed')
  expect(await gate().health()).toMatchObject([{ state: 'ok' }])
  await failOnce('failed')
  expect(await gate().health()).toMatchObject([{ state: 'resting' }])
})

test('each failed trial doubles the pause, up to ten minutes', async () => {
  await failOnce('unreachable')
  const rests = [30, 60, 120, 240, 480, 600, 600]
  for (const seconds of rests) {
    app.clock.advance(seconds * 1000 - 1)
    expect(await gate().health()).toMatchObject([{ state: 'resting' }])
    app.clock.advance(1)
    await failOnce('unreachable')
  }
})

test('calls under way when the pause began do not lengthen it', async () => {
  const [one, other] = [
    await gate().enter(host, 'interactive'),
    await gate().enter(host, 'interactive'),
  ]
  await one.report('unreachable')
  await other.report('unreachable')
  app.clock.advance(30_000)
  expect(await gate().health()).toMatchObject([{ state: 'due' }])
})

/** Calls of one lane that may start at the current time, by their delay in ms. */
async function enterAll(rules: HostRules, lane: Lane): Promise<number[]> {
  const delays: number[] = []
  for (;;) {
    try {
      delays.push((await gate().enter(rules, lane)).waitMs)
    } catch (error) {
      if (error instanceof SourceError && error.fault === 'busy') return delays
      throw error
    }
  }
}

const limited = Object.entries(budgets).flatMap(([name, budget]) =>
  'limit' in budget ? [[name, budget] as const] : [],
)

test.each(limited)('both lanes of %s at once stay within its limit', async (_, budget) => {
  const { calls, seconds } = budget.limit
  const starts: number[] = []
  // Both lanes take what they can get, from a cold start, for two periods.
  const stepMs = seconds * 20
  for (let now = 0; now < seconds * 2_000; now += stepMs) {
    for (const lane of ['interactive', 'batch'] as const) {
      starts.push(...(await enterAll(budget, lane)).map((delay) => now + delay))
    }
    app.clock.advance(stepMs)
  }
  const inPeriod = (from: number) =>
    starts.filter((start) => start >= from && start < from + seconds * 1_000).length
  const most = Math.max(...starts.map(inPeriod))
  expect(most).toBeGreaterThan(0)
  expect(most).toBeLessThanOrEqual(calls)
})
