/**
 * Benchmarks the older import calls (`POST /letterboxd-import`, `POST /review`) with real exports:
 *
 *   node tools/run.mjs tools/letterboxd-benchmark.ts <folder of exports>
 *
 * Starts the product on an empty database, reads every film file below the folder, prints the outcome of the
 * rows, and fails if one is unaccounted for. Then imports the largest file and prints the latency of
 * concurrent calls.
 */
import { rm } from 'node:fs/promises'
import {
  countRows,
  type ExportFile,
  listExportFiles,
  partsOf,
} from './letterboxd-benchmark/export-files.ts'
import { measureLatency, printLatency } from './letterboxd-benchmark/latency.ts'
import {
  logInNewMember,
  postReviews,
  type ReadAnswer,
  readExport,
} from './letterboxd-benchmark/member.ts'
import { startProduct } from './start-product.ts'

const rowsMax = 5_000

async function report(folder: string): Promise<void> {
  const files = await listExportFiles(folder)
  if (files.length === 0) throw new Error(`No reviews, ratings, diary or watched file in ${folder}`)
  const product = await startProduct()
  try {
    const member = await logInNewMember(product.address)
    let unaccounted = 0
    console.log(line(['file', 'rows', 'certain', 'to clarify', 'rejected', 's']))
    for (const file of files) unaccounted += await reportFile(member, file)
    const largest = files.toSorted((a, b) => countRows(b.text) - countRows(a.text))[0]
    if (largest) await reportLoad(member, largest)
    if (unaccounted !== 0) throw new Error(`${unaccounted} rows are unaccounted for`)
    console.log('\nEvery row of every file is accounted for.')
  } finally {
    await product.stop()
    await rm(product.dataDir, { recursive: true, force: true })
  }
}

type Member = Awaited<ReturnType<typeof logInNewMember>>

/** Prints one line of the table; returns the number of rows missing from the responses. */
async function reportFile(member: Member, file: ExportFile): Promise<number> {
  const rows = countRows(file.text)
  const started = performance.now()
  const answers = await readParts(member, file)
  const seconds = ((performance.now() - started) / 1000).toFixed(2)
  if ('refusal' in answers) {
    console.log(line([file.name, rows, `refused: ${answers.refusal}`]))
    return 0
  }
  const { confirmed, clarifications, rejected } = sum(answers.parts)
  console.log(line([file.name, rows, confirmed, clarifications, rejected, seconds]))
  return Math.abs(rows - confirmed - clarifications - rejected)
}

async function readParts(
  member: Member,
  file: ExportFile,
): Promise<{ parts: ReadAnswer[] } | { refusal: string }> {
  const parts: ReadAnswer[] = []
  for (const text of partsOf(file.text, rowsMax)) {
    const answer = await readExport(member, text, file.content)
    if ('refusal' in answer) return answer
    parts.push(answer)
  }
  return { parts }
}

function sum(parts: readonly ReadAnswer[]) {
  const total = (key: 'confirmed' | 'clarifications' | 'rejected') =>
    parts.reduce((count, part) => count + part[key].length, 0)
  return {
    confirmed: total('confirmed'),
    clarifications: total('clarifications'),
    rejected: total('rejected'),
  }
}

/** Reads and submits one file in parts while two calls are made every 20 ms. */
async function reportLoad(member: Member, file: ExportFile): Promise<void> {
  console.log(`\nLoad: ${file.name}, ${countRows(file.text)} rows`)
  printLatency('no import runs', await measureLatency(member.address, () => wait(3_000)))
  const parts: ReadAnswer[] = []
  for (const [index, text] of partsOf(file.text, rowsMax).entries()) {
    const latency = await measureLatency(member.address, async () => {
      const answer = await readExport(member, text, file.content)
      if (!('refusal' in answer)) parts.push(answer)
    })
    printLatency(`part ${index + 1} is read`, latency)
  }
  for (const [index, part] of parts.entries()) {
    const reviews = chosenReviews(part)
    const latency = await measureLatency(member.address, async () => {
      console.log(`  POST /review: ${JSON.stringify(await postReviews(member, reviews))}`)
    })
    printLatency(`${reviews.length} reviews of part ${index + 1} are written`, latency)
  }
}

/** The reviews of a hasty member: the first suggested film, and a rating of 5 if there is none. */
function chosenReviews({ confirmed, clarifications }: ReadAnswer): unknown[] {
  const chosen = clarifications.flatMap((entry) => {
    const film = entry.suggestions[0]
    if (!film) return []
    return {
      workID: film.id,
      medium: 'film',
      rating: entry.rating ?? 5,
      review: entry.review,
      date_viewed: entry.dateViewed,
      time_posted: entry.timePosted,
      import_source: 'letterboxd',
    }
  })
  return [...confirmed, ...chosen]
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function line(cells: readonly (string | number)[]): string {
  return cells
    .map((cell, at) => String(cell)[at === 0 ? 'padEnd' : 'padStart'](at === 0 ? 44 : 11))
    .join('')
}

const [folder] = process.argv.slice(2)
if (folder === undefined) {
  console.error('Usage: node tools/run.mjs tools/letterboxd-benchmark.ts <folder of exports>')
  process.exitCode = 1
} else {
  await report(folder)
}
