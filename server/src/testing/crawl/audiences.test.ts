import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { useTestApp } from '../harness.ts'
import { readOutbox } from '../outbox.ts'
import { useServedPages } from '../served-pages.ts'
import { roundsOf, sampleOf, testSeed as seed } from '../test-size.ts'
import { at } from './act.ts'
import {
  opening,
  type OpenWorld,
  perform,
  type ThingCommand,
  thingCommands,
} from './audience-acts.ts'
import { choicesForExport, loadChoices, maySeeThing } from './audience-facts.ts'
import { compareThings, findThings } from './audience-reading.ts'
import { crawlLetters, exportAll } from './deliveries.ts'
import { crawlPages } from './pages.ts'
import { crawlCalls } from './reading.ts'
import { Turns } from './requests.ts'
import { createWorld, type Reader } from './world.ts'

const app = useTestApp()
const pages = useServedPages(app)

/** `npm run audiences` runs more rounds. */
const rounds = roundsOf('AUDIENCES_ROUNDS', { sample: 1, whole: 5 })
const actsPerRound = 60

test(
  'whatever a reader opens, nothing occurs in it that is not for them, and everything that is can be found',
  () =>
    // The output lists what happened, and the seed repeats it; shrinking would take long.
    fc.assert(fc.asyncProperty(thingCommands(actsPerRound), crawl), {
      numRuns: rounds,
      seed,
      endOnFailure: true,
    }),
  rounds * 600_000,
)

async function crawl(script: readonly ThingCommand[]): Promise<void> {
  const open = await openWorld()
  const { world } = open
  const turns = new Turns()
  const readers: Reader[] = [null, world.admin, ...world.people]
  const { done } = world
  const faults: string[] = []
  const find = async (found: Promise<string[]>) => {
    faults.push(...(await found))
  }
  for (const command of opening) await perform(open, command)
  for (const [index, command] of script.entries()) {
    await perform(open, command)
    if (index % 5 === 0) await find(compareThings(open, at(readers, command.whom) ?? null))
    expect({ done, faults }).toEqual({ done, faults: [] })
  }
  const findLeaks = findThings(open)
  await find(readExports(open))
  for (const reader of readers) await find(compareThings(open, reader))
  for (const reader of sampleOf(readers, readers.length / 2)) {
    await find(crawlCalls(world, reader, { turns, answered: new Set(), findLeaks }))
  }
  for (const reader of [null, turns.next(world.people)]) {
    await find(crawlPages(world, pages, { reader, turns, findLeaks }))
  }
  await find(crawlLetters(world, findLeaks))
  expect({ done, faults }).toEqual({ done, faults: [] })
  expectBoth(open)
}

async function openWorld(): Promise<OpenWorld> {
  const world = await createWorld(app)
  const { db } = app.ctx
  // Ids that cannot be taken for another number.
  for (const [table, from] of [
    ['reviews', 712_001],
    ['lists', 812_001],
    ['viewings', 912_001],
  ] as const) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(
      ${from}::bigint, nextval(pg_get_serial_sequence(${table}, 'id'))
    ))`.execute(db)
  }
  return { world, things: [], owners: new Map(), choices: await loadChoices(db) }
}

/** Returns what is in the exports, and in the letters that were sent by then, that their readers must not know. */
async function readExports(open: OpenWorld): Promise<string[]> {
  const { world } = open
  const earlier = await readOutbox(world.app)
  // The export of the scene that never ends is given up by then.
  app.clock.advance(2 * 86_400_000)
  const texts = await exportAll(world)
  const letters = (await readOutbox(world.app)).slice(earlier.length)
  const findLeaks = findThings(open)
  return world.people.flatMap((member) => {
    const { id, username, email } = member
    const choices = choicesForExport(open.choices, member)
    // Comments and likes of one's own name the ids of their reviews.
    const text = (texts.get(id) ?? '').replaceAll(/\b[789]12\d{3}\b/g, '')
    const inExport = findThings({ ...open, choices })(member)(text)
    const inLetters = letters
      .filter((letter) => letter.includes(`To: ${email}`))
      .flatMap((letter) => findLeaks(member)(letter))
    return [
      ...inExport.map((secret) => `${username} reads ${secret} in an export`),
      ...inLetters.map((secret) => `${username} reads ${secret} in a letter`),
    ]
  })
}

/** A round in which all is open to everybody, or nothing to anybody, shows nothing. */
function expectBoth({ world, things, owners, choices }: OpenWorld): void {
  const seen = world.people.flatMap((reader) =>
    things.filter((thing) => maySeeThing(choices, reader, thing, owners)),
  ).length
  const all = things.length * world.people.length
  expect(seen).toBeGreaterThan(all / 10)
  expect(seen).toBeLessThan((all * 9) / 10)
}
