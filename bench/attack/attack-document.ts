import type { DatasetSize } from '../dataset/dataset-size.ts'
import { describeConditions, markdownTable } from '../document.ts'
import type { Machine } from '../machine.ts'
import { worstBodies } from './bodies.ts'
import { attackers, type AttackFigures, readsPerSecond } from './measure-attack.ts'

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

/** The section of the document. */
export function describeAttack({ day, seconds, size, machine, parts }: AttackResult): string {
  const bodies = worstBodies().map(({ by, path, what }) => `- ${by}, \`POST ${path}\`: ${what}`)
  return [
    '## Under attack',
    `${attackers} clients, half of them members and each from an address of its own, send these bodies one after the other without a pause, while other members read \`GET /v1/reviews\` ${readsPerSecond} times a second from a database of ${size.reviews.toLocaleString('en')} reviews:`,
    bodies.join('\n'),
    'A read counts from when it was due to its last byte. The longest block is the longest delay of a timer in the server; the processor time within it leaves out what other processes took.',
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
