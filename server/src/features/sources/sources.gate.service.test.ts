import { beforeEach, expect, test } from 'vitest'
import { SourceError } from '../../catalogue/source-error.ts'
import { useTestApp } from '../../testing/harness.ts'
import { createGate } from './sources.gate.service.ts'

const app = useTestApp()
const host = { name: 'a host', perSecond: 10, burst: 10 }

beforeEach(async () => {
  await app.ctx.db.deleteFrom('source_hosts').execute()
  // The first call of all makes the row.
  await (await gate().enter(host, 'interactive')).report(null)
  app.clock.advance(60_000)
})

/** A gate of one process; all of them stand on one database. */
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

test('processes share one budget, and what was used comes back with time', async () => {
  const first = await enterUntilBusy('interactive')
  // Six of the burst are a person's; 400 ms of waiting are worth two more, one is under way.
  expect(first).toBeGreaterThanOrEqual(6)
  expect(first).toBeLessThanOrEqual(10)
  await expect(gate().enter(host, 'interactive')).rejects.toMatchObject({ fault: 'busy' })
  app.clock.advance(1_000)
  expect(await enterUntilBusy('interactive')).toBe(6)
})

test('a job that has used up its budget takes nothing from people', async () => {
  await enterUntilBusy('batch')
  expect((await gate().enter(host, 'interactive')).waitMs).toBe(0)
})

test('many processes at once are let in no oftener than one', async () => {
  const tries = Array.from({ length: 60 }, () => gate().enter(host, 'interactive'))
  const entered = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  expect(entered.length).toBeGreaterThanOrEqual(6)
  expect(entered.length).toBeLessThanOrEqual(10)
})

async function failOnce(fault: 'failed' | 'unreachable'): Promise<void> {
  await (await gate().enter(host, 'interactive')).report(fault)
}

test('a host out of reach is left in peace at once, then tried by one caller', async () => {
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

test('a host that fails now and then is borne; three times in a row is too often', async () => {
  await failOnce('failed')
  await failOnce('failed')
  await (await gate().enter(host, 'interactive')).report(null)
  await failOnce('failed')
  await failOnce('failed')
  expect(await gate().health()).toMatchObject([{ state: 'ok' }])
  await failOnce('failed')
  expect(await gate().health()).toMatchObject([{ state: 'resting' }])
})

test('each failed trial doubles the rest, up to ten minutes', async () => {
  await failOnce('unreachable')
  const rests = [30, 60, 120, 240, 480, 600, 600]
  for (const seconds of rests) {
    app.clock.advance(seconds * 1000 - 1)
    expect(await gate().health()).toMatchObject([{ state: 'resting' }])
    app.clock.advance(1)
    await failOnce('unreachable')
  }
})

test('calls that were under way when the rest began do not lengthen it', async () => {
  const [one, other] = [
    await gate().enter(host, 'interactive'),
    await gate().enter(host, 'interactive'),
  ]
  await one.report('unreachable')
  await other.report('unreachable')
  app.clock.advance(30_000)
  expect(await gate().health()).toMatchObject([{ state: 'due' }])
})
