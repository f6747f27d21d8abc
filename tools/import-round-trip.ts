/**
 * Imports every export below a folder completely, each for a separate member:
 *
 *   node tools/run.mjs tools/import-round-trip.ts <folder of exports>
 *
 * Starts the product on an empty database. Each folder with CSV or JSON files is one export. It is planned,
 * written without an answer to any question, planned and written again, and undone. Prints the outcome of
 * the rows and works, and fails if a row is unaccounted for, if the second import writes anything, or if
 * anything is left after undo.
 */
import { rm } from 'node:fs/promises'
import { startProduct } from './start-product.ts'
import { type Export, listExports } from './import-round-trip/exports.ts'
import { type Latency, printLatency, whileOthersRead } from './import-round-trip/others.ts'
import { createMember, type Member } from './import-round-trip/member.ts'

const columns = [
  'export',
  'rows',
  'unused',
  'left out',
  'works',
  'known %',
  'sure',
  'likely',
  'asked',
  'no score',
  'added',
  'written',
  '2nd',
  'undone',
  'days',
  'tagged',
  'plan s',
  'write s',
]

async function report(folder: string): Promise<void> {
  const exports = await listExports(folder)
  if (exports.length === 0) throw new Error(`There is no CSV or JSON file below ${folder}`)
  const product = await startProduct()
  const complaints: string[] = []
  const reasons = new Map<string, number>()
  const shelf = { rows: 0, known: 0 }
  try {
    print(columns)
    for (const [index, one] of exports.entries()) {
      const member = await createMember(product.address, `importer${index}`)
      print(await takeThrough(member, one, { complaints, reasons, shelf }))
    }
    console.log(`\nOn the shelf: the works of ${shelf.known} of ${shelf.rows} rows.`)
    console.log('\nRows left out, by reason:')
    for (const [reason, count] of reasons) console.log(`  ${count}  ${reason}`)
    await reportLoad(product.address, exports)
  } finally {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
  if (complaints.length > 0) throw new Error(complaints.join('\n'))
  console.log(
    '\nEvery row is accounted for, nothing was written twice, nothing is left after undo.',
  )
}

interface Totals {
  complaints: string[]
  /** Rows left out, by reason. */
  reasons: Map<string, number>
  /** Rows about works, and those whose work is on the shelf. */
  shelf: { rows: number; known: number }
}

async function takeThrough(
  member: Member,
  { name, files, rows }: Export,
  { complaints, reasons, shelf }: Totals,
): Promise<(string | number)[]> {
  const planned = await timed(() => member.plan(files))
  const first = planned.result
  if ('refusal' in first) return [name, rows, `refused: ${first.refusal}`]
  const unused = first.files.reduce((sum, file) => sum + (file.unused?.rows ?? 0), 0)
  const { total, leftOut } = first.rows
  if (total + unused !== rows) {
    complaints.push(`${name}: ${rows} rows in the files, ${total + unused} in the plan`)
  }
  const { works, leftOutFor, ...told } = await member.countWorks(first.id)
  for (const [reason, count] of leftOutFor) reasons.set(reason, (reasons.get(reason) ?? 0) + count)
  shelf.rows += told.rows
  shelf.known += told.rowsOnShelf
  const written = await timed(() => member.write(first.id))
  const again = await member.plan(files)
  if ('refusal' in again) throw new Error(again.refusal)
  const second = await member.write(again.id)
  if (sumOf(second) + again.rows.new > 0) {
    complaints.push(
      `${name}: the second time ${again.rows.new} rows are new, ${sumOf(second)} written`,
    )
  }
  await member.undo(again.id)
  const kept = await member.undo(first.id)
  const left = await member.countEverything()
  if (left + kept > 0) complaints.push(`${name}: ${left} things are left, ${kept} kept`)
  const { likely, possible, score } = first.questions
  return [
    name,
    rows,
    unused,
    leftOut,
    works,
    ((100 * told.rowsOnShelf) / told.rows).toFixed(1),
    works - first.added,
    likely,
    possible,
    score,
    first.added,
    sumOf(written.result),
    sumOf(second),
    left,
    told.days,
    told.tagged,
    planned.seconds.toFixed(1),
    written.seconds.toFixed(1),
  ]
}

function sumOf(written: Record<string, number>): number {
  return Object.values(written).reduce((sum, count) => sum + count, 0)
}

async function timed<T>(work: () => Promise<T>): Promise<{ result: T; seconds: number }> {
  const started = performance.now()
  const result = await work()
  return { result, seconds: (performance.now() - started) / 1000 }
}

/** Imports the largest export again while others read reviews. */
async function reportLoad(address: string, exports: readonly Export[]): Promise<void> {
  const [largest] = exports.toSorted((a, b) => b.rows - a.rows)
  if (!largest) return
  console.log(`\nWhile ${largest.name} (${largest.rows} rows) is imported, GET /v1/reviews:`)
  const member = await createMember(address, 'importer')
  const show = (what: string, latency: Latency) => printLatency(what, latency)
  show('no import', await whileOthersRead(address, () => wait(3_000)))
  let id = 0
  show(
    'planning',
    await whileOthersRead(address, async () => {
      const plan = await member.plan(largest.files)
      id = 'refusal' in plan ? 0 : plan.id
    }),
  )
  if (id === 0) return
  show('writing', await whileOthersRead(address, async () => void (await member.write(id))))
  show('undoing', await whileOthersRead(address, async () => void (await member.undo(id))))
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function print(cells: readonly (string | number)[]): void {
  const line = cells.map((cell, at) =>
    at === 0 ? String(cell).padEnd(34) : String(cell).padStart(9),
  )
  console.log(line.join(''))
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: node tools/run.mjs tools/import-round-trip.ts <folder of exports>')
  process.exitCode = 1
} else {
  await report(folder)
}
