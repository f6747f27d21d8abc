import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nameOf } from '../answer-matrix.ts'
import { useTestApp } from '../harness.ts'
import { useServedPages } from '../served-pages.ts'
import { isWholeRun, roundsOf, testSeed as seed } from '../test-size.ts'
import { at } from './act.ts'
import { type Command, commandLists, opening, perform } from './acts.ts'
import { crawlExports, crawlLetters } from './deliveries.ts'
import { crawlPages } from './pages.ts'
import { compareLists, compareRevealed, crawlCalls } from './reading.ts'
import { readingCalls, Turns } from './requests.ts'
import {
  createWorld,
  findRemarks,
  knownSecrets,
  presentOf,
  type Reader,
  type World,
} from './world.ts'

const app = useTestApp()
const pages = useServedPages(app)

/** `npm run crawl` runs more rounds. */
const rounds = roundsOf('CRAWL_ROUNDS', { sample: 1, whole: 8 })
const actsPerRound = 100

const answered = new Set<string>()

test(
  'whatever a reader opens, no remark ahead of them occurs in it, and every one behind them is found',
  () =>
    fc.assert(
      // The output lists what happened, and the seed repeats it; shrinking would take long.
      fc.asyncProperty(commandLists(actsPerRound), crawl),
      { numRuns: rounds, seed, endOnFailure: true },
    ),
  rounds * 600_000,
)

// In a single round a call may meet nobody for whom it has an answer.
test.runIf(isWholeRun)('every call that reads answered somebody', () => {
  const silent = readingCalls.map(nameOf).filter((name) => !answered.has(name))
  expect(silent).toEqual([])
})

async function crawl(script: readonly Command[]): Promise<void> {
  const world = await createWorld(app)
  const turns = new Turns()
  const findLeaks = findRemarks(world)
  const readers: Reader[] = [null, world.admin, ...world.people]
  const find = async (found: Promise<string[]>) => {
    const faults = await found
    const { done } = world
    expect({ done, faults }).toEqual({ done, faults: [] })
  }
  for (const command of opening) await perform(world, command)
  for (const command of script) {
    await perform(world, command)
    await find(compareLists(world, at(world.people, command.who) ?? null, turns))
  }
  await find(crawlExports(world))
  for (const reader of readers) {
    await find(compareLists(world, reader, turns))
    await find(compareRevealed(world, reader))
    await find(crawlCalls(world, reader, { turns, answered, findLeaks }))
  }
  for (const reader of [null, turns.next(world.people)]) {
    await find(crawlPages(world, pages, { reader, turns, findLeaks }))
  }
  await find(crawlLetters(world, findLeaks))
  expectBoth(world)
}

/** A round in which nothing is ahead of anybody, or nothing behind, shows nothing. */
function expectBoth(world: World): void {
  const open = world.people.reduce((sum, one) => sum + knownSecrets(world, one).size, 0)
  const all = presentOf(world).length * world.people.length
  expect(open).toBeGreaterThan(all / 10)
  expect(open).toBeLessThan((all * 9) / 10)
}
