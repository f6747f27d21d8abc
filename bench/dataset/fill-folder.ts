import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { connect } from '../../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../../server/src/db/embedded-postgres.ts'
import { hashPassword } from '../../server/src/features/accounts/accounts.password.rules.ts'
import { paths } from '../../server/src/paths.ts'
import { findMiscounts } from '../../server/src/testing/recount.ts'
import { withClient } from '../../server/src/testing/with-client.ts'
import { type Build, source, startProduct } from '../product.ts'
import { noteIn } from './dataset-folder.ts'
import type { DatasetSize } from './dataset-size.ts'
import { fillDatabase } from './fill-database.ts'

/** The password of every generated member. */
export const password = 'measured-by-the-clock'

/** Which works of the starter shelf are stored: those before the first request, or all. */
export type Shelf = 'best-known' | 'whole'

const log = {
  info: () => undefined,
  warn: (text: string) => void process.stderr.write(`${text}\n`),
}

/** Makes the tables of a build in an empty data folder and fills them. Everything is stopped afterwards. */
export async function fillFolder(
  dataFolder: string,
  size: DatasetSize,
  { build, shelf }: { build: Build; shelf: Shelf },
): Promise<void> {
  // Its first start makes the tables and loads the best-known works; only workers load the others.
  const role = shelf === 'whole' ? 'all' : 'web'
  const product = await startProduct(dataFolder, { build, settings: { ROLE: role } })
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataFolder, 'pg'), log })
  try {
    const connectionString = server.connectionString()
    if (shelf === 'whole') await withClient(connectionString, waitForShelf)
    else await withClient(connectionString, declareShelfWhole)
    await product.stop()
    process.stdout.write(`Generating ${size.reviews} reviews of ${size.people} people\n`)
    const hash = await hashPassword(password)
    await withClient(server.superuserAddress(), (client) => fillDatabase(client, size, hash))
    if (build === source) await requireRightCounts(connectionString)
    writeFileSync(noteIn(dataFolder), JSON.stringify(size))
  } finally {
    await product.stop()
    await server.stop()
  }
}

async function waitForShelf(client: pg.Client): Promise<void> {
  const complete = "select from catalogue_stamps where source = 'shelf'"
  while ((await client.query(complete)).rowCount === 0) await sleep(500)
}

/** Otherwise the next start would go on loading works while it is measured. Earlier builds load them all at once. */
async function declareShelfWhole(client: pg.Client): Promise<void> {
  const file = fileURLToPath(new URL('edition.txt', paths.shelf))
  const edition = readFileSync(file, 'utf8').trim()
  await client.query(
    "insert into catalogue_stamps values ('shelf', $1, now()) on conflict do nothing",
    [edition],
  )
}

/** The data is inserted without the triggers that keep counts. */
async function requireRightCounts(connectionString: string): Promise<void> {
  const db = connect({ connectionString, statement_timeout: 0 }, (error) =>
    console.error(error.message),
  )
  try {
    const wrong = await findMiscounts(db)
    if (wrong.length > 0) throw new Error(`${wrong.length} counts of the dataset are wrong`)
  } finally {
    await db.destroy()
  }
}
