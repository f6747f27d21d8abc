import {
  longTask,
  measureSmoothness,
  type SmoothnessFigures,
} from '../../e2e/smoothness/measure-smoothness.ts'
import { findChromium } from '../../tools/find-chromium.mjs'
import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers } from '../members.ts'
import type { Options } from '../options.ts'
import { startProduct } from '../product.ts'
import { Table } from '../table.ts'

/** The lists that are scrolled through. */
const lengths = { posts: 500, covers: 2000 }
const quickLengths = { posts: 100, covers: 400 }
const membersWanted = 20
const headings = [
  'What a member does, in ms',
  `Tasks over ${longTask} ms`,
  'Longest task',
  'Input to paint',
  'Scrolled frames',
  'dropped',
  'Layout shift',
]

/** The web app in Chromium with a slow processor, as a phone and as a desktop. */
export async function runBrowser(database: BenchDatabase, { quick }: Options): Promise<void> {
  const executablePath = await findChromium()
  const product = await startProduct(database.dataFolder)
  try {
    const members = await logInMembers(database, product.url, membersWanted)
    const token = members.at(-1)?.token ?? ''
    process.stdout.write(`${await describeMachine(database.connectionString)}\n`)
    const visit = { url: product.url, executablePath, token, ...(quick ? quickLengths : lengths) }
    const figures = await measureSmoothness(visit, (name) => {
      process.stdout.write(`Measuring: ${name}\n`)
    })
    const table = new Table(headings)
    for (const one of figures) table.add(cellsOf(one))
  } finally {
    await product.stop()
  }
}

/** Those of scrolling are empty where nothing was scrolled. */
function cellsOf(one: SmoothnessFigures): string[] {
  const { moved, dropped } = one.scrollFrames
  return [
    one.name,
    ...[one.longTasks, one.longestTask, one.toNextPaint].map((value) => value?.toFixed(0) ?? ''),
    ...(moved + dropped === 0 ? ['', ''] : [moved, dropped].map(String)),
    one.layoutShift.toFixed(3),
  ]
}
