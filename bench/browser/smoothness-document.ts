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
  'All tasks',
  'Input to paint',
  'the same, clock',
  'Frames p95, clock',
  'Scrolled frames',
  'dropped',
  'with a blank place',
  'Layout shift',
  'Elements',
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
      whole(one.busy),
      whole(one.toNextPaint),
      whole(one.clockToNextPaint),
      whole(one.clockFrameP95),
      ...scrollCells(one.scrollFrames),
      one.layoutShift.toFixed(3),
      whole(one.elements),
    ]),
  ]
}

/** Empty where nothing was scrolled. */
function scrollCells({ moved, dropped, blank }: SmoothnessFigures['scrollFrames']): string[] {
  return moved + dropped === 0 ? ['', '', ''] : [moved, dropped, blank].map(String)
}

/** The section of the document. */
export function describeSmoothness({ day, size, machine, figures }: SmoothnessResult): string {
  return [
    '## In the browser',
    `The built web app in Chromium with a processor ${slowDown} times slower, as a phone and as a desktop, over a database of ${size.reviews.toLocaleString('en')} reviews and ${size.works.toLocaleString('en')} works whose covers are all drawn. Times are the processor time of the page's main thread, which other work hardly disturbs, except for “clock”. Where something is done once per page, it is done three times in browsers without a past, and the run with the middle longest task counts. “Frames p95” is the time between two frames of the main thread. “Scrolled frames” are those of the compositor that moved the page, with or without the main thread, “dropped” those in which it stood still although it should have moved, and a “blank place” is one that was not painted in time. The empty stripes show what the machine, which draws without a graphics processor, drops by itself, with an idle main thread and with one that paints them anew every 200 ms and computes for 150 of these.`,
    markdownTable(smoothnessRows(figures)),
    `Measured on ${day} ${describeConditions(machine)}`,
  ].join('\n\n')
}
