import { measureSmoothness } from '../../e2e/smoothness/measure-smoothness.ts'
import { findChromium } from '../../tools/find-chromium.mjs'
import { withLock } from '../../tools/lock.mjs'
import { buildChanged } from '../../tools/workspace.mjs'
import type { BenchDatabase } from '../database.ts'
import { describeMachine } from '../machine.ts'
import { logInMembers } from '../members.ts'
import type { Options } from '../options.ts'
import { printTable } from '../print-table.ts'
import { source, startProduct } from '../product.ts'
import { publishSmoothness } from '../publish-result.ts'
import { smoothnessRows } from './smoothness-document.ts'

/** The lists that are scrolled through. */
const lengths = { posts: 500, covers: 2000 }
const quickLengths = { posts: 100, covers: 400 }
const membersWanted = 20

/** The web app in Chromium. */
export async function runBrowser(
  database: BenchDatabase,
  { day, size, publish }: Options,
): Promise<void> {
  const executablePath = await findChromium()
  await withLock('prepare', buildChanged)
  const product = await startProduct(database.dataFolder, { build: source, settings: {} })
  try {
    const members = await logInMembers(database, product.url, membersWanted)
    const token = members.at(-1)?.token ?? ''
    const machine = await describeMachine(database.connectionString)
    const visit = { url: product.url, executablePath, token, ...(publish ? lengths : quickLengths) }
    const figures = await measureSmoothness(visit, (name) => {
      process.stdout.write(`Measuring: ${name}\n`)
    })
    printTable(smoothnessRows(figures))
    if (publish) publishSmoothness({ day, size, machine, figures })
  } finally {
    await product.stop()
  }
}
