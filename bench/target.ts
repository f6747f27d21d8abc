import { withClient } from '../server/src/testing/database/with-client.ts'
import type { BenchDatabase } from './database.ts'
import { logInMembers } from './members.ts'
import { type Product, startProduct } from './product.ts'
import { chooseSubjects, type Subject } from './rows/subject.ts'

/** A running product on a database of its own. */
export interface Target {
  database: BenchDatabase
  product: Product
  subjects: Subject[]
  stop(): Promise<void>
}

/** Starts the product and logs the members in. */
export async function openTarget(
  database: BenchDatabase,
  { members: wanted, variants }: { members: number; variants: number },
): Promise<Target> {
  // Without jobs: what their workers and the first recommendations take would show in the figures.
  const product = await startProduct(database.dataFolder, {
    probe: new URL('probe.mjs', import.meta.url),
    settings: { ROLE: 'web' },
  })
  try {
    // A migration leaves new tables of a kept folder without statistics.
    await withClient(database.superuserAddress, (client) => client.query('vacuum analyze'))
    const members = await logInMembers(database, product.url, wanted)
    const subjects = await chooseSubjects(database.connectionString, members, variants)
    return { database, product, subjects, stop: product.stop }
  } catch (error) {
    await product.stop()
    throw error
  }
}
