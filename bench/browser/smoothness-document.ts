import {
  longTask,
  slowDown,
  type SmoothnessFigures,
} from '../../e2e/smoothness/measure-smoothness.ts'
import type { DatasetSize } from '../dataset/dataset-size.ts'
import { describeConditions, markdownTable } from '../document.ts'
import type { Machine } from '../machine.ts'

export interface SmoothnessResult {
  /** The day, `YYYY-MM-DD`. */
  day: string
  size: DatasetSize
  machine: Machine
  figures: SmoothnessFigures[]
}

const headings = [
  'What a member does',
  `Tasks over ${longTask} ms`,
  'Longest task',
  'Input to paint',
  'Scrolled frames',
  'dropped',
  'Layout shift',
]

/** The rows of a table: times in milliseconds. */
export function smoothnessRows(figures: readonly SmoothnessFigures[]): string[][] {
  const whole = (value: number | null) => value?.toFixed(0) ?? ''
  return [
    headings,
    ...figures.map((one) => [
      one.name,
      whole(one.longTasks),
      whole(one.longestTask),
      whole(one.toNextPaint),
      ...scrollCells(one.scrollFrames),
      one.layoutShift.toFixed(3),
    ]),
  ]
}

/** Empty where nothing was scrolled. */
function scrollCells({ moved, dropped }: SmoothnessFigures['scrollFrames']): string[] {
  return moved + dropped === 0 ? ['', ''] : [moved, dropped].map(String)
}

/** The section of the document. */
export function describeSmoothness({ day, size, machine, figures }: SmoothnessResult): string {
  return [
    '## In the browser',
    `The built web app in Chromium with a processor ${slowDown} times slower, as a phone and as a desktop, over a database of ${size.reviews.toLocaleString('en')} reviews and ${size.works.toLocaleString('en')} works whose covers are all drawn. Times are processor time of the page’s main thread in milliseconds. “Scrolled frames” moved the page and “dropped” ones stood still although they should have moved. The empty stripes show what the machine drops by itself.`,
    markdownTable(smoothnessRows(figures)),
    `Measured on ${day} ${describeConditions(machine)}`,
  ].join('\n\n')
}
