import path from 'node:path'
import { connect } from '../../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../../server/src/db/embedded-postgres.ts'
import { findMiscounts } from '../../server/src/testing/recount.ts'
import { withClient } from '../../server/src/testing/with-client.ts'
import { killOn, type Kill } from './chaos.ts'
import { compare, type Differences, untilImportsWritten } from './compare.ts'
import { type Journal, openJournal } from './journal.ts'
import { findWorks, join, type Member, type Scene, writeOn } from './members.ts'
import { createProduct, killKinds } from './product.ts'
import { type Upgrade, upgrade } from './upgrade.ts'
import { createWriter, type Writer } from './writer.ts'

const memberCount = 6
/** Between two kills, in milliseconds; shorter where there is less time. */
const pausesMax = { long: 12_000, short: 4_000 }
const shown = 20

export interface Drill {
  /** The folder of the build that members begin on. */
  build: string
  /** Whether that build is replaced by this folder's while members write; else processes are killed. */
  isUpgrade: boolean
  /** For the journal and the log. */
  folder: string
  dataFolder: string
  minutes: number
  seed: number
}

/** Runs a drill and prints its figures; whether nothing was lost. */
export async function runDrill(drill: Drill): Promise<boolean> {
  const { folder, dataFolder, build, minutes, isUpgrade } = drill
  const journal = openJournal(path.join(folder, 'journal.jsonl'))
  const product = await createProduct(build, dataFolder, path.join(folder, 'product.log'))
  try {
    await product.start()
    const writer = createWriter(product.url, journal)
    const scene = await setScene(product.url, writer)
    const disturb = isUpgrade
      ? async () => describeUpgrade(await upgrade(product, writer, minutes))
      : async (signal: AbortSignal) =>
          describeKills(await killOn(product, writer, killing(drill), signal))
    const course = await writeWhile(scene, drill.seed, disturb)
    await product.stop()
    await product.start()
    const differences = await examine(product.pgFolder, journal)
    await product.stop()
    printFigures(journal, writer, course, differences)
    return course.isGood && Object.values(differences).every((found) => found.length === 0)
  } finally {
    product.abandon()
    journal.close()
  }
}

async function setScene(url: string, writer: Writer): Promise<Scene> {
  const members: Member[] = []
  for (let number = 1; number <= memberCount; number += 1) members.push(await join(url, number))
  const [films, books] = [await findWorks(url, 'film'), await findWorks(url, 'book')]
  return { writer, members, films, books, kept: [] }
}

function killing({ minutes, seed }: Drill) {
  const pauseMax = minutes > 2 ? pausesMax.long : pausesMax.short
  return { seed, end: Date.now() + minutes * 60_000, pauseMax }
}

type Line = readonly [name: string, ...figures: (string | number)[]]

/** What happened while members wrote. */
interface Course {
  lines: Line[]
  isGood: boolean
}

/** The members go on until the disturbance is over and recovered from, so that each write ends with an answer. */
async function writeWhile(
  scene: Scene,
  seed: number,
  disturb: (signal: AbortSignal) => Promise<Course>,
): Promise<Course> {
  const stop = new AbortController()
  const { signal } = stop
  const working = [
    disturb(signal).finally(() => stop.abort()),
    ...scene.members.map((member) =>
      writeOn(scene, member, { seed, signal }).finally(() => stop.abort()),
    ),
  ] as const
  const [course] = await Promise.all(working)
  return course
}

type Found = Differences & Record<'miscounted', string[]>

async function examine(pgFolder: string, journal: Journal): Promise<Found> {
  const log = { info: () => undefined, warn: (text: string) => console.error(text) }
  const server = await startEmbeddedPostgres({ dataDir: pgFolder, log })
  const connectionString = server.connectionString()
  const db = connect({ connectionString }, () => undefined)
  try {
    const differences = await withClient(connectionString, async (client) => {
      await untilImportsWritten(client)
      return compare(client, journal)
    })
    const miscounts = await findMiscounts(db)
    return { ...differences, miscounted: miscounts.map(({ what, id }) => `${what} ${id}`) }
  } finally {
    await db.destroy()
    await server.stop()
  }
}

function describeKills(kills: readonly Kill[]): Course {
  const lineOf = (name: string, some: readonly Kill[]): Line => {
    const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
    return [name, times.length, times[Math.floor(times.length / 2)] ?? '-', times.at(-1) ?? '-']
  }
  const kinds = killKinds.map((kind) =>
    lineOf(
      `  ${kind}`,
      kills.filter((kill) => kill.kind === kind),
    ),
  )
  const head: Line = ['Writes again after (ms)', 'kills', 'median', 'longest']
  return { lines: [head, ...kinds, lineOf('  all', kills)], isGood: true }
}

/** The older build must go on working on the new tables. */
function describeUpgrade(upgraded: Upgrade): Course {
  const { migrated, waitedForMigration, failedOnNewTables, waitedForWeb } = upgraded
  const lines: Line[] = [
    ['Migrated and ready (ms)', migrated],
    ['  longest without a write', waitedForMigration],
    ['Failed on the new tables', failedOnNewTables],
    ['Server replaced (ms)', waitedForWeb],
  ]
  return { lines, isGood: failedOnNewTables === 0 }
}

function printFigures(journal: Journal, writer: Writer, course: Course, found: Found): void {
  const total = [...journal.answered.values()].reduce((sum, count) => sum + count, 0)
  const lines: Line[] = [
    ['Writes answered', total],
    ...[...journal.answered].map(([kind, count]): Line => [`  ${kind}`, count]),
    ['Attempts without an answer', writer.unanswered],
    ...course.lines,
    ['Lost', found.lost.length],
    ['Doubled', found.doubled.length],
    ['Half', found.half.length],
    ['Kept counts that differ', found.miscounted.length],
  ]
  for (const [name, ...figures] of lines) {
    const cells = figures.map((one) => String(one).padStart(9))
    process.stdout.write(`${name.padEnd(30)}${cells.join('')}\n`)
  }
  for (const text of Object.values(found).flat().slice(0, shown))
    process.stdout.write(`- ${text}\n`)
}
