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
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { hashPassword } from '../server/src/features/accounts/accounts.password.rules.ts'
import { paths } from '../server/src/paths.ts'
import { withClient } from '../server/src/testing/with-client.ts'
import type { DatasetSize } from './dataset/dataset-size.ts'
import { fillDatabase } from './dataset/fill-database.ts'
import { fillRatings, ratingsSize } from './recommendations/fill-ratings.ts'
import { startProduct } from './product.ts'

/** The password of every generated member. */
export const password = 'measured-by-the-clock'

export interface BenchDatabase {
  dataFolder: string
  connectionString: string
  /** Ends the server and removes the folder, unless it is kept. */
  close(): Promise<void>
}

/** A database of the wanted size: the one in the kept folder, or a new one. */
export async function openDatabase(
  size: DatasetSize,
  keep: string | undefined,
): Promise<BenchDatabase> {
  const dataFolder = keep === undefined ? temporaryFolder() : keptFolder(keep)
  const removeFolder = () => {
    if (keep === undefined) rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    const isFilled = holds(dataFolder, size)
    // Its first start makes the tables and loads the starter shelf.
    const product = isFilled ? undefined : await startProduct(dataFolder)
    const server = await startEmbeddedPostgres({ dataDir: path.join(dataFolder, 'pg'), log })
    const connectionString = server.connectionString()
    // The rest of the shelf follows in the background, where it would disturb what is measured.
    if (product) await waitForShelf(connectionString)
    await product?.stop()
    const close = async () => {
      await server.stop()
      removeFolder()
    }
    try {
      if (!isFilled) await fill(connectionString, dataFolder, size)
    } catch (error) {
      await close()
      throw error
    }
    return { dataFolder, connectionString, close }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/** A database without the shelf for what is recommended, in the kept folder or a new one. */
export async function openRatings(keep: string | undefined): Promise<BenchDatabase> {
  const dataFolder = keep === undefined ? temporaryFolder() : keptFolder(keep)
  const isFilled = existsSync(noteIn(dataFolder))
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataFolder, 'pg'), log })
  const connectionString = server.connectionString()
  const close = async () => {
    await server.stop()
    if (keep === undefined) rmSync(dataFolder, { recursive: true, force: true })
  }
  try {
    const db = connect({ connectionString }, (error) => console.error(error.message))
    await migrate(db, paths.migrations)
    await db.destroy()
    if (!isFilled) {
      process.stdout.write(`Generating ${ratingsSize.ratings} ratings\n`)
      await withClient(connectionString, fillRatings)
      writeFileSync(noteIn(dataFolder), JSON.stringify(ratingsSize))
    }
    return { dataFolder, connectionString, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function waitForShelf(connectionString: string): Promise<void> {
  await withClient(connectionString, async (client) => {
    const complete = "select from catalogue_stamps where source = 'shelf'"
    while ((await client.query(complete)).rowCount === 0) await sleep(500)
  })
}

const log = {
  info: () => undefined,
  warn: (text: string) => void process.stderr.write(`${text}\n`),
}

async function fill(
  connectionString: string,
  dataFolder: string,
  size: DatasetSize,
): Promise<void> {
  process.stdout.write(`Generating ${size.reviews} reviews of ${size.people} people\n`)
  const passwordHash = await hashPassword(password)
  await withClient(connectionString, (client) => fillDatabase(client, size, passwordHash))
  writeFileSync(noteIn(dataFolder), JSON.stringify(size))
}

/** The database may run as another user and needs access to the folder. */
function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'medley-bench-'))
  chmodSync(folder, 0o755)
  return folder
}

function keptFolder(keep: string): string {
  const folder = path.resolve(keep)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

function noteIn(dataFolder: string): string {
  return path.join(dataFolder, 'bench.json')
}

/** Whether a folder holds this dataset. Throws where it holds something else. */
function holds(dataFolder: string, size: DatasetSize): boolean {
  if (existsSync(noteIn(dataFolder))) {
    if (readFileSync(noteIn(dataFolder), 'utf8') === JSON.stringify(size)) return true
    throw new Error(`${dataFolder} holds a dataset of another size. Take another folder.`)
  }
  if (!existsSync(path.join(dataFolder, 'pg'))) return false
  throw new Error(`${dataFolder} holds a database that was not filled to the end. Remove it.`)
}
