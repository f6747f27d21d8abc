import type { JobFigures } from './measure-job.ts'

const readHeadings = [
  'Reads',
  'Seconds',
  'p50',
  'p95',
  'p99',
  'Loop busy at most',
  'Loop delay p99',
]

/** The rows of a table: times of reads and of the event loop, in milliseconds. */
export function readRows(figures: readonly JobFigures[]): string[][] {
  return [
    readHeadings,
    ...figures.map(({ name, seconds, p50, p95, p99, loop }) => [
      name,
      ...[seconds, p50, p95, p99, loop.busyMax, loop.delayP99].map((one) => one.toFixed(1)),
    ]),
  ]
}

const costHeadings = ['Method', 'Training s', 'Storing s', 'Database s', 'Memory MB', 'Members']

/** What each build took: seconds of processor time. */
export function costRows(figures: readonly JobFigures[]): string[][] {
  const costs = figures.flatMap(({ cost }) => cost ?? [])
  return [
    costHeadings,
    ...costs.map(({ method, training, storing, database, memory, members }) => [
      method ?? 'none',
      ...[training, storing, database].map((one) => one.toFixed(1)),
      memory?.toFixed(0) ?? '',
      String(members),
    ]),
  ]
}
