import type { DatasetSize } from './dataset/dataset-size.ts'
import type { Machine } from './machine.ts'
import { connections, type Figures } from './measure.ts'
import { membersWanted } from './scene.ts'

/** One measurement of all reads. */
export interface Result {
  /** The day, `YYYY-MM-DD`. */
  day: string
  seconds: number
  size: DatasetSize
  machine: Machine
  figures: Figures[]
}

/** Above this part of the processors, other work shows in the figures. */
const busy = 0.1

const headings = ['Read', 'p50', 'p95', 'p99', 'Openings/s', 'p99 under load']

/** The rows of a table: times in milliseconds. */
export function tableRows(figures: readonly Figures[]): string[][] {
  return [
    headings,
    ...figures.map((one) => [
      one.name,
      ...[one.p50, one.p95, one.p99].map((time) => time.toFixed(1)),
      one.perSecond.toFixed(0),
      one.p99Loaded.toFixed(0),
    ]),
  ]
}

/** The document of all results, smallest dataset first. */
export function describeResults(results: readonly Result[]): string {
  const [any] = results
  return [
    '# Performance',
    'Written by `npm run bench`; do not edit. It generates a database, starts the server in a process of its own and opens the pages that matter as logged-in members. `npm run bench -- --reviews 5000000` measures a large one, `--quick` a small one without writing it down, `--keep <folder>` uses a database again, `--scene attack` measures the section on attacks, `--scene search` that on searches (`--works` sets their number), `--scene browser` that on the browser.',
    '## What is measured',
    ...(any ? [any.figures.map(({ name, what }) => `- **${name}**: ${what}.`).join('\n')] : []),
    `Times are milliseconds from the request to the last byte, for ${membersWanted} members from the least to the best befriended. p50, p95 and p99 are those of openings one after the other. Openings a second, and the time of a request under that load, are with ${connections} connections that ask without a pause. Answers travel compressed, as to a browser. Server, database and the program that asks share the cores of one machine.`,
    ...results.map(describeResult),
    ...(results.length > 1 ? [compare(results)] : []),
  ]
    .join('\n\n')
    .concat('\n')
}

function describeResult({ day, seconds, size, machine, figures }: Result): string {
  const { people, works, reviews, comments, likes, friendsPerPerson } = size
  const number = (value: number) => value.toLocaleString('en')
  return [
    `## ${number(reviews)} reviews`,
    `${number(people)} people with about ${friendsPerPerson} friends each, ${number(works)} works, ${number(reviews)} reviews, ${number(comments)} comments, about ${number(likes)} likes: ${number(machine.databaseMb)} MB.`,
    `Measured on ${day}, ${seconds} seconds per figure, ${describeConditions(machine)}`,
    markdownTable(tableRows(figures)),
  ].join('\n\n')
}

/** The machine, and whether it was idle. */
export function describeConditions(machine: Machine): string {
  const { cores, processor, memoryGb, node, postgres, otherWork } = machine
  const remark =
    otherWork > busy ? ': the machine was busy, and the figures are worse than its own' : ''
  return `on ${cores} cores (${processor}) with ${memoryGb} GB, Node ${node}, PostgreSQL ${postgres}. Other work took ${Math.round(otherWork * 100)} % of the processors just before${remark}.`
}

/** The medians of all sizes beside each other: what grows with the data shows here. */
function compare(results: readonly Result[]): string {
  const names = results[0]?.figures.map(({ name }) => name) ?? []
  const rows = names.map((name) => [
    name,
    ...results.map(({ figures }) => figures.find((one) => one.name === name)?.p50.toFixed(1) ?? ''),
  ])
  const sizes = results.map(({ size }) => `${size.reviews.toLocaleString('en')} reviews`)
  return ['## Medians by size', markdownTable([['Read', ...sizes], ...rows])].join('\n\n')
}

export function markdownTable([head = [], ...rows]: string[][]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const rule = head.map((_, column) => (column === 0 ? '---' : '--:'))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
