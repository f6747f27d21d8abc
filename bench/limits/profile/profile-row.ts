import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { connectionsMany } from '../connections.ts'
import { startDriver } from '../driver/driver.ts'
import type { HttpPlan } from '../driver/http-driver.ts'
import type { PreparedRow } from '../prepare-row.ts'
import type { ObservedProduct } from '../product/observed-product.ts'
import { type SelfTime, selfTimes } from './self-times.ts'

const functionsShown = 30

/** Where the time of the product's main thread goes during one row; times in milliseconds per opening. */
export interface RowProfile {
  file: string
  openings: number
  packages: SelfTime[]
  functions: SelfTime[]
  /** What threads beside the main one took, such as compression. */
  otherThreads: number
}

/** Loads the product with a row and writes its CPU profile, which browsers and editors open, into a folder. */
export async function profileRow(
  product: ObservedProduct,
  { row, openings }: PreparedRow,
  { seconds, folder }: { seconds: number; folder: string },
): Promise<RowProfile> {
  const driver = startDriver<HttpPlan>('./http-driver.ts')
  try {
    driver.plan({ url: product.url, openings })
    await driver.run({ connections: connectionsMany, seconds: seconds / 2 })
    await product.ask({ ask: 'start profile' })
    const before = await product.ask({ ask: 'usage' })
    const report = await driver.run({ connections: connectionsMany, seconds })
    const after = await product.ask({ ask: 'usage' })
    const profile = await product.ask({ ask: 'end profile' })
    if (report.fault !== null) throw new Error(report.fault)
    mkdirSync(folder, { recursive: true })
    const file = path.join(folder, `${row.key}.cpuprofile`)
    writeFileSync(file, JSON.stringify(profile))
    const { packages, functions } = selfTimes(profile)
    const per = ({ name, ms }: SelfTime) => ({ name, ms: ms / report.openings })
    const inThreads = after.process - before.process - (after.thread - before.thread)
    return {
      file,
      openings: report.openings,
      packages: packages.map(per),
      functions: functions.slice(0, functionsShown).map(per),
      otherThreads: inThreads / report.openings,
    }
  } finally {
    driver.stop()
  }
}
