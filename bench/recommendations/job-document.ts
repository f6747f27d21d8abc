import { percentile } from '../percentile.ts'
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

/** The rows of a table: times of reads and of the event loop, in milliseconds; then all rounds together. */
export function readRows(figures: readonly JobFigures[]): string[][] {
  return [
    readHeadings,
    ...figures.map(({ name, seconds, times, loop }) => [
      name,
      ...[seconds, ...percentiles(times), loop.busyMax, loop.delayP99].map((one) => one.toFixed(1)),
    ]),
    ...[...Map.groupBy(figures, ({ name }) => name)].map(([name, alike]) => {
      const seconds = alike.reduce((sum, one) => sum + one.seconds, 0)
      const times = alike.flatMap((one) => one.times)
      return [
        `${name}, all`,
        ...[seconds, ...percentiles(times)].map((one) => one.toFixed(1)),
        '',
        '',
      ]
    }),
  ]
}

function percentiles(times: readonly number[]): number[] {
  return [0.5, 0.95, 0.99].map((part) => percentile(times, part))
}

const costHeadings = ['Method', 'Training s', 'Storing s', 'Database s', 'Memory MB', 'Members']

/** Processor time of each build, in seconds. */
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
