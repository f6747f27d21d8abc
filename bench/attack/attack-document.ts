import type { DatasetSize } from '../dataset/dataset-size.ts'
import { describeConditions, markdownTable } from '../document.ts'
import type { Machine } from '../machine.ts'
import {
  attackers,
  type AttackFigures,
  type BodyFigures,
  readsPerSecond,
} from './measure-attack.ts'

export interface AttackPart {
  rateLimit: boolean
  figures: AttackFigures[]
}

export interface AttackResult {
  /** The day, `YYYY-MM-DD`. */
  day: string
  seconds: number
  size: DatasetSize
  machine: Machine
  bodies: BodyFigures[]
  parts: AttackPart[]
}

const headings = [
  'Reads by others',
  'p50',
  'p99',
  'max',
  'Longest block',
  'of it processor time',
  'Event loop busy',
]

/** The rows of a table: times in milliseconds. */
export function attackRows(figures: readonly AttackFigures[]): string[][] {
  return [
    headings,
    ...figures.map(({ name, p50, p99, max, loop }) => [
      name,
      ...[p50, p99, max, loop.delayMax, loop.busyMax].map((time) => time.toFixed(0)),
      `${Math.round(loop.utilization * 100)} %`,
    ]),
  ]
}

/** The rows of a table: what each body costs alone, in milliseconds. */
export function bodyRows(bodies: readonly BodyFigures[]): string[][] {
  return [
    ['Body', 'Answer', 'Processor time', 'Longest at a time'],
    ...bodies.map(({ what, status, processor, busyMax }) => [
      what,
      status,
      processor.toFixed(0),
      busyMax.toFixed(0),
    ]),
  ]
}

/** The section of the document. */
export function describeAttack(result: AttackResult): string {
  const { day, seconds, size, machine, parts } = result
  return [
    '## Under attack',
    `${attackers} clients, half of them members and each from an address of its own, send the worst known bodies one after the other without a pause, while other members read \`GET /v1/reviews\` ${readsPerSecond} times a second from a database of ${size.reviews.toLocaleString('en')} reviews.`,
    'A read counts from when it was due to its last byte; the longest block is the longest delay of a timer in the server.',
    ...parts.flatMap(describePart),
    `Measured on ${day}, ${seconds} seconds each, ${describeConditions(machine)}`,
  ].join('\n\n')
}

function describePart({ rateLimit, figures }: AttackPart): string[] {
  const answers = figures.flatMap((one) => Object.entries(one.answers))
  const counts = answers.map(([status, count]) => `${count} × ${status}`).join(', ')
  return [
    `With rate limits ${rateLimit ? 'on, as delivered' : 'off'}; the attackers were answered ${counts}:`,
    markdownTable(attackRows(figures)),
  ]
}
