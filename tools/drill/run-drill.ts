import path from 'node:path'
import { connect } from '../../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../../server/src/db/embedded-postgres.ts'
import { findMiscounts } from '../../server/src/testing/recount.ts'
import { withClient } from '../../server/src/testing/with-client.ts'
import { killOn, type Kill } from './chaos.ts'
import { compare, type Differences, untilImportsWritten } from './compare.ts'
import { type Journal, openJournal } from './journal.ts'
import { findWorks, join, type Member, type Scene, writeOn } from './members.ts'
import { createProduct, type DrilledProduct, killKinds } from './product.ts'
import { createWriter, type Writer } from './writer.ts'

const memberCount = 6
/** Between two kills, in milliseconds; shorter where there is less time. */
const pausesMax = { long: 12_000, short: 4_000 }
const shown = 20

export interface Drill {
  /** For the journal and the log. */
  folder: string
  dataFolder: string
  minutes: number
  seed: number
}

/** Runs a drill and prints its figures; whether nothing was lost. */
export async function runDrill({ folder, dataFolder, minutes, seed }: Drill): Promise<boolean> {
  const journal = openJournal(path.join(folder, 'journal.jsonl'))
  const product = await createProduct(dataFolder, path.join(folder, 'product.log'))
  try {
    await product.start()
    const writer = createWriter(product.url, journal)
    const scene = await setScene(product.url, writer)
    const kills = await writeAndKill(product, scene, { minutes, seed })
    await product.stop()
    await product.start()
    const differences = await examine(product.pgFolder, journal)
    await product.stop()
    printFigures(journal, writer, kills, differences)
    return Object.values(differences).every((found) => found.length === 0)
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

/** The members go on until the last kill is recovered from, so that each write ends with an answer. */
async function writeAndKill(
  product: DrilledProduct,
  scene: Scene,
  { minutes, seed }: { minutes: number; seed: number },
): Promise<Kill[]> {
  const stop = new AbortController()
  const { signal } = stop
  const end = Date.now() + minutes * 60_000
  const pauseMax = minutes > 2 ? pausesMax.long : pausesMax.short
  const working = [
    killOn(product, scene.writer, { seed, end, pauseMax }, signal).finally(() => stop.abort()),
    ...scene.members.map((member) =>
      writeOn(scene, member, { seed, signal }).finally(() => stop.abort()),
    ),
  ] as const
  const [kills] = await Promise.all(working)
  return kills
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

function printFigures(journal: Journal, writer: Writer, kills: Kill[], found: Found): void {
  const print = (name: string, ...figures: (string | number)[]) =>
    process.stdout.write(
      `${name.padEnd(30)}${figures.map((one) => String(one).padStart(9)).join('')}\n`,
    )
  const total = [...journal.answered.values()].reduce((sum, count) => sum + count, 0)
  print('Writes answered', total)
  for (const [kind, count] of journal.answered) print(`  ${kind}`, count)
  print('Attempts without an answer', writer.unanswered)
  print('Writes again after (ms)', 'kills', 'median', 'longest')
  for (const kind of killKinds)
    printKills(
      `  ${kind}`,
      kills.filter((kill) => kill.kind === kind),
    )
  printKills('  all', kills)
  print('Lost', found.lost.length)
  print('Doubled', found.doubled.length)
  print('Half', found.half.length)
  print('Kept counts that differ', found.miscounted.length)
  for (const text of Object.values(found).flat().slice(0, shown))
    process.stdout.write(`- ${text}\n`)

  function printKills(name: string, some: readonly Kill[]) {
    const times = some.map(({ milliseconds }) => milliseconds).toSorted((a, b) => a - b)
    print(name, times.length, times[Math.floor(times.length / 2)] ?? '-', times.at(-1) ?? '-')
  }
}
