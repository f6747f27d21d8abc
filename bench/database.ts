import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import { readEdition } from '../server/src/catalogue/shelf/shelf.ts'
import { connect } from '../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../packages/embedded-postgres/src/embedded-postgres.ts'
import { hashPassword } from '../server/src/features/accounts/passwords/accounts.password.rules.ts'
import { paths } from '../server/src/paths.ts'
import { findMiscounts } from '../server/src/testing/database/recount.ts'
import { withClient } from '../server/src/testing/database/with-client.ts'
import type { DatasetSize } from './dataset/dataset-size.ts'
import { fillDatabase } from './dataset/fill-database.ts'
import { startProduct } from './product.ts'

/** The password of every generated member. */
export const password = 'measured-by-the-clock'

interface DataFolder {
  path: string
  /** Removes it, unless it is kept. */
  remove(): void
}

export interface BenchDatabase {
  dataFolder: string
  connectionString: string
  /** The same for a role that may fill tables without their triggers. */
  superuserAddress: string
  /** Stops the server of the database; the folder stays until `close`. */
  stop(): Promise<void>
  /** Stops the server and removes the folder, unless it is kept. */
  close(): Promise<void>
}

/** A running database of the wanted size: the one in the kept folder, or a new one. */
export async function openDatabase(
  size: DatasetSize,
  keep: string | undefined,
): Promise<BenchDatabase> {
  const folder = openFolder(keep)
  try {
    if (!holds(folder.path, size)) await fillFolder(folder.path, size)
    return await startDatabase(folder)
  } catch (error) {
    folder.remove()
    throw error
  }
}

/** The kept folder, or a temporary one. */
export function openFolder(keep: string | undefined): DataFolder {
  if (keep !== undefined) {
    const kept = path.resolve(keep)
    mkdirSync(kept, { recursive: true, mode: 0o755 })
    return { path: kept, remove: () => undefined }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-bench-'))
  // The database may run as another user and needs access to the folder.
  chmodSync(folder, 0o755)
  return { path: folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** Starts the server of a data folder. */
export async function startDatabase(folder: DataFolder): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder.path, 'pg'), log })
  return {
    dataFolder: folder.path,
    connectionString: server.connectionString(),
    superuserAddress: server.superuserAddress(),
    stop: () => server.stop(),
    close: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

const log = {
  info: () => undefined,
  warn: (text: string) => void process.stderr.write(`${text}\n`),
}

/** The file that names the dataset of a folder which is filled to the end. */
function markerFileOf(dataFolder: string): string {
  return path.join(dataFolder, 'bench.json')
}

/** True if a folder holds this dataset. Throws if it holds something else. */
function holds(dataFolder: string, size: DatasetSize): boolean {
  if (existsSync(markerFileOf(dataFolder))) {
    if (readFileSync(markerFileOf(dataFolder), 'utf8') === JSON.stringify(size)) return true
    throw new Error(`${dataFolder} holds a dataset of another size. Take another folder.`)
  }
  if (!existsSync(path.join(dataFolder, 'pg'))) return false
  throw new Error(`${dataFolder} holds a database that was not filled to the end. Remove it.`)
}

/** Makes the tables in an empty data folder and fills them. Everything is stopped afterwards. */
async function fillFolder(path: string, size: DatasetSize): Promise<void> {
  // The first start makes the tables and loads the best-known works; only workers load the others.
  const product = await startProduct(path, { settings: { ROLE: 'web' } })
  const database = await startDatabase({ path, remove: () => undefined })
  const { connectionString, superuserAddress } = database
  try {
    await withClient(connectionString, declareShelfWhole)
    await product.stop()
    process.stdout.write(`Generating ${size.reviews} reviews of ${size.people} people\n`)
    const hash = await hashPassword(password)
    await withClient(superuserAddress, (client) => fillDatabase(client, size, hash))
    await requireRightCounts(connectionString)
    writeFileSync(markerFileOf(path), JSON.stringify(size))
  } finally {
    await product.stop()
    await database.stop()
  }
}

/** Otherwise the next start would go on loading works while it is measured. */
async function declareShelfWhole(client: pg.Client): Promise<void> {
  const edition = await readEdition(fileURLToPath(paths.shelf))
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
