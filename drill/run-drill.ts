import path from 'node:path'
import { startEmbeddedPostgres } from '../packages/embedded-postgres/src/embedded-postgres.ts'
import { killOn, type Kill } from './chaos.ts'
import { setScene, writeWhile } from './course.ts'
import { type Course, examineDatabase, type Found, type Line, printFigures } from './figures.ts'
import { type Journal, openJournal } from './journal.ts'
import { createProduct, killKinds } from './product.ts'
import { type Upgrade, upgrade } from './upgrade.ts'
import { createWriter } from './writer.ts'

/** Between two kills, in milliseconds; shorter where there is less time. */
const pausesMax = { long: 12_000, short: 4_000 }

export interface Drill {
  /** The folder of the build that members begin on. */
  build: string
  /** True if that build is replaced by this folder's while members write; else processes are killed. */
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

function killing({ minutes, seed }: Drill) {
  const pauseMax = minutes > 2 ? pausesMax.long : pausesMax.short
  return { seed, end: Date.now() + minutes * 60_000, pauseMax }
}

async function examine(pgFolder: string, journal: Journal): Promise<Found> {
  const log = { info: () => undefined, warn: (text: string) => console.error(text) }
  const server = await startEmbeddedPostgres({ dataDir: pgFolder, log })
  try {
    return await examineDatabase(server.connectionString(), journal)
  } finally {
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
