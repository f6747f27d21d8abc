import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { connect } from '../server/src/db/connect.ts'
import { startEmbeddedPostgres } from '../server/src/db/embedded-postgres.ts'
import { migrate } from '../server/src/db/migrate.ts'
import { paths } from '../server/src/paths.ts'
import { withClient } from '../server/src/testing/with-client.ts'
import { holds, noteIn, openFolder } from './dataset/dataset-folder.ts'
import type { DatasetSize } from './dataset/dataset-size.ts'
import { fillFolder } from './dataset/fill-folder.ts'
import { type Build, source } from './product.ts'
import { fillRatings, ratingsSize } from './recommendations/fill-ratings.ts'

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

/** A database of the wanted size: the one in the kept folder, or a new one with the tables of a build. */
export async function openDatabase(
  size: DatasetSize,
  keep: string | undefined,
  { shelf, build = source }: { shelf: 'best-known' | 'whole'; build?: Build },
): Promise<BenchDatabase> {
  const folder = openFolder(keep)
  try {
    if (!holds(folder.path, size)) await fillFolder(folder.path, size, { build, shelf })
    return await startDatabase(folder)
  } catch (error) {
    folder.remove()
    throw error
  }
}

/** A database without the shelf for what is recommended, in the kept folder or a new one. */
export async function openRatings(keep: string | undefined): Promise<BenchDatabase> {
  const folder = openFolder(keep)
  const isFilled = existsSync(noteIn(folder.path))
  const database = await startDatabase(folder)
  try {
    if (!isFilled) await fillWithRatings(database)
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

async function fillWithRatings(database: BenchDatabase): Promise<void> {
  const { connectionString, superuserAddress, dataFolder } = database
  const db = connect({ connectionString }, (error) => console.error(error.message))
  await migrate(db, paths.migrations)
  await db.destroy()
  process.stdout.write(`Generating ${ratingsSize.ratings} ratings\n`)
  await withClient(superuserAddress, fillRatings)
  writeFileSync(noteIn(dataFolder), JSON.stringify(ratingsSize))
}

/** Starts the server of a data folder. */
export async function startDatabase(folder: {
  path: string
  remove(): void
}): Promise<BenchDatabase> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(folder.path, 'pg'), log })
  const stop = () => server.stop()
  return {
    dataFolder: folder.path,
    connectionString: server.connectionString(),
    superuserAddress: server.superuserAddress(),
    stop,
    close: async () => {
      await stop()
      folder.remove()
    },
  }
}

const log = {
  info: () => undefined,
  warn: (text: string) => void process.stderr.write(`${text}\n`),
}
