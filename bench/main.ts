// npm run bench: measures the most important pages on a generated database, or with
// --scene attack what an attack does to them, or with --scene search the statements of searches,
// or with --scene browser the web app in Chromium, and writes docs/performance.md. --scene recommendations measures
// their statements, --scene job what their nightly job does to reads; both only print.
import { type AttackPart, attackRows, bodyRows } from './attack/attack-document.ts'
import {
  attackers,
  type BodyFigures,
  measureAttack,
  measureBodies,
} from './attack/measure-attack.ts'
import { measureSmoothness } from '../e2e/smoothness/measure-smoothness.ts'
import { findChromium } from '../tools/find-chromium.mjs'
import { withLock } from '../tools/lock.mjs'
import { buildChanged } from '../tools/workspace.mjs'
import { smoothnessRows } from './browser/smoothness-document.ts'
import { type BenchDatabase, openDatabase, openRatings } from './database.ts'
import { tableRows } from './document.ts'
import { closeConnections } from './get.ts'
import { describeMachine } from './machine.ts'
import { type Figures, measure } from './measure.ts'
import { type Options, readOptions } from './options.ts'
import { startMonitored, startProduct } from './product.ts'
import { readsOf } from './reads.ts'
import { publishAttack, publishResult, publishSearch, publishSmoothness } from './publish-result.ts'
import { costRows, readRows } from './recommendations/job-document.ts'
import { measureJob } from './recommendations/measure-job.ts'
import { measureRecommendations } from './recommendations/measure-recommendations.ts'
import { type Scene, setScene } from './scene.ts'
import { measureSearch } from './search/measure-search.ts'
import { searchRows } from './search/search-document.ts'

/** The lists that are scrolled through. */
const lengths = { posts: 500, covers: 2000 }
const quickLengths = { posts: 100, covers: 400 }

const runs = { reads: runReads, attack: runAttack, search: runSearch, browser: runBrowser }

try {
  await run(readOptions(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(options: Options): Promise<void> {
  const { scene } = options
  if (scene === 'recommendations') return runRecommendations(options)
  if (scene === 'job') return runJob(options)
  const database = await openDatabase(options.size, options.keep)
  try {
    await runs[scene](database, options)
  } finally {
    closeConnections()
    await database.close()
  }
}

async function runReads(
  database: BenchDatabase,
  { size, seconds, publish }: Options,
): Promise<void> {
  const product = await startProduct(database.dataFolder)
  try {
    const reads = readsOf(await setScene(database, product.url))
    const machine = await describeMachine(database.connectionString)
    const figures: Figures[] = []
    for (const read of reads) {
      process.stdout.write(`Measuring: ${read.name}\n`)
      figures.push(await measure(product.url, read, seconds))
    }
    print(tableRows(figures))
    if (publish) tell(publishResult({ day: today(), seconds, size, machine, figures }))
  } finally {
    await product.stop()
  }
}

/** The rate limits are on, as in a product that strangers reach, and then off, as the harder case. */
async function runAttack(
  database: BenchDatabase,
  { size, seconds, publish }: Options,
): Promise<void> {
  const machine = await describeMachine(database.connectionString)
  const parts: AttackPart[] = []
  let bodies: BodyFigures[] = []
  for (const rateLimit of [true, false]) {
    const product = await startMonitored(database.dataFolder, { rateLimit })
    try {
      const cast = castOf(await setScene(database, product.url))
      if (!rateLimit) print(bodyRows((bodies = await measureBodies(product, cast.tokens[0] ?? ''))))
      process.stdout.write(`Attacking, rate limits ${rateLimit ? 'on' : 'off'}\n`)
      const figures = await measureAttack(product, { ...cast, seconds })
      parts.push({ rateLimit, figures })
      print(attackRows(figures))
      for (const { answers } of figures) {
        const counts = Object.entries(answers).map(([code, count]) => `${count} × ${code}`)
        if (counts.length > 0)
          process.stdout.write(`Attackers were answered ${counts.join(', ')}\n`)
      }
    } finally {
      await product.stop()
    }
  }
  if (publish) tell(publishAttack({ day: today(), seconds, size, machine, bodies, parts }))
}

async function runSearch(database: BenchDatabase, { size, publish }: Options): Promise<void> {
  const machine = await describeMachine(database.connectionString)
  const figures = await measureSearch(database.connectionString)
  print(searchRows(figures))
  if (publish) tell(publishSearch({ day: today(), size, machine, figures }))
}

async function runBrowser(database: BenchDatabase, { size, publish }: Options): Promise<void> {
  const executablePath = await findChromium()
  await withLock('prepare', buildChanged)
  const product = await startProduct(database.dataFolder)
  try {
    const { members } = await setScene(database, product.url)
    const token = members.at(-1)?.token ?? ''
    const machine = await describeMachine(database.connectionString)
    const visit = { url: product.url, executablePath, token, ...(publish ? lengths : quickLengths) }
    const figures = await measureSmoothness(visit, (name) => {
      process.stdout.write(`Measuring: ${name}\n`)
    })
    print(smoothnessRows(figures))
    if (publish) tell(publishSmoothness({ day: today(), size, machine, figures }))
  } finally {
    await product.stop()
  }
}

async function runRecommendations({ keep }: Options): Promise<void> {
  const database = await openRatings(keep)
  try {
    const figures = await measureRecommendations(database.connectionString)
    const numbers = (all: readonly (number | null)[]) => all.map((one) => one?.toFixed(1) ?? '')
    print([
      ['Work', 'p50', 'p99', 'Processor p50', 'Processor p99'],
      ...figures.map(({ name, p50, p99, processorP50, processorP99 }) => [
        name,
        ...numbers([p50, p99, processorP50, processorP99]),
      ]),
    ])
  } finally {
    await database.close()
  }
}

/** The figures of each part, and what each build took. */
async function runJob({ keep }: Options): Promise<void> {
  const database = await openRatings(keep)
  try {
    const figures = await measureJob(database)
    print(readRows(figures))
    print(costRows(figures))
  } finally {
    closeConnections()
    await database.close()
  }
}

/** Half of the attacking clients are members, each other one a visitor. */
function castOf({ members }: Scene): { tokens: string[]; readers: string[] } {
  const tokens = members.map(({ token }) => token)
  const attacking = attackers / 2
  return { tokens: tokens.slice(0, attacking), readers: tokens.slice(attacking) }
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}

function tell(file: string): void {
  process.stdout.write(`Written: ${file}\n`)
}

function print(rows: readonly string[][]): void {
  const widths = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  for (const row of rows) {
    const cells = row.map((cell, column) => {
      const width = widths?.[column] ?? 0
      return column === 0 ? cell.padEnd(width) : cell.padStart(width)
    })
    process.stdout.write(`${cells.join('  ')}\n`)
  }
}
