import type { DatasetSize } from '../dataset/dataset-size.ts'
import { describeConditions, markdownTable } from '../document.ts'
import type { Machine } from '../machine.ts'
import type { OverloadFigures } from './measure-overload.ts'
import { shares, visitKinds } from './visits.ts'

export interface OverloadResult {
  /** The day, `YYYY-MM-DD`. */
  day: string
  seconds: number
  size: DatasetSize
  machine: Machine
  figures: OverloadFigures[]
}

/** The rows of a table: requests a second, and times in milliseconds. */
export function overloadRows(figures: readonly OverloadFigures[]): string[][] {
  return [
    ['Requests', 'Sent a second', 'Served a second', 'p50', 'p99'],
    ...figures.map(({ name, crowd: { sent, served, p50, p99 } }) => [
      name,
      ...[sent, served, p50, p99].map((value) => value.toFixed(0)),
    ]),
  ]
}

/** The rows of a table: the part of each kind that was served, and its p99 in milliseconds. */
export function kindRows(figures: readonly OverloadFigures[]): string[][] {
  return [
    ['Served, and p99 in ms', ...figures.map(({ name }) => name)],
    ...visitKinds.map((kind) => [
      kind,
      ...figures.map(({ crowd }) => {
        const { sent, served, p99 } = crowd.kinds[kind]
        const part = sent === 0 ? '' : `${Math.round((served / sent) * 100)} %`
        return served === 0 ? part : `${part}, ${p99.toFixed(0)}`
      }),
    ]),
  ]
}

/** The section of the document. */
export function describeOverload({ day, seconds, size, machine, figures }: OverloadResult): string {
  const mix = visitKinds.map((kind) => `${kind.toLowerCase()}: ${shares[kind]} %`).join(', ')
  const failed = figures.flatMap(({ crowd }) => visitKinds.map((kind) => crowd.kinds[kind].failed))
  return [
    '## Overload',
    `First as many requests as one process answers, then multiples of that rate, whether or not those before are answered (${mix}; ${size.reviews.toLocaleString('en')} reviews). What is not served is refused with 503 at once.`,
    markdownTable(overloadRows(figures)),
    'By who asks for what:',
    markdownTable(kindRows(figures)),
    `${failed.reduce((sum, count) => sum + count, 0)} requests failed otherwise. Measured on ${day}, ${seconds} seconds each, ${describeConditions(machine)}`,
  ].join('\n\n')
}
