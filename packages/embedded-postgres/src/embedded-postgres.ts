import { resolve } from 'node:path'
import { chooseSocketFolder, prepareCluster } from './cluster.ts'
import { socketAddress } from './hold.ts'
import { keepRunning } from './keeper.ts'
import { openServer } from './open.ts'
import { serverUser } from './own-user.ts'
import { findPrograms, type ProgramsPlace } from './programs.ts'
import { productRole, superuser } from './roles.ts'

export interface EmbeddedPostgresOptions extends ProgramsPlace {
  /** The data folder; created if missing. */
  dataDir: string
  /** False is faster, but a crash of the machine may lose commits; for tests. Default true. */
  durable?: boolean
  /** Created if missing. Default `medley`. */
  database?: string
  /** Called when the server is launched, which then takes a while to accept connections; not for an adopted one. */
  onLaunch?: () => void
  log: { info(text: string): void; warn(text: string): void }
}

export interface EmbeddedPostgres {
  /** True if the server was already running, left by a killed process or used by another one. */
  adopted: boolean
  /** The URL of one of its databases for the role that owns it, for `pg` and `psql`. Default: the configured one. */
  connectionString(database?: string): string
  /** The same for the superuser, which the product itself never uses. */
  superuserAddress(database?: string): string
  /** Stops the server unless another process uses it. Close your connections first. */
  stop(): Promise<void>
}

/**
 * Starts the PostgreSQL that comes with the product, or adopts the one that runs on `dataDir`, and keeps it up.
 * It listens on a Unix socket in a private folder only.
 *
 * @throws EmbeddedPostgresError with a text that says what to do.
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const database = options.database ?? 'medley'
  const wanted = resolve(options.dataDir)
  const user = serverUser(wanted)
  const durable = options.durable ?? true
  const programs = await findPrograms(options, user)
  const dataDir = await prepareCluster(wanted, { programs, user, durable })
  const socketFolder = chooseSocketFolder(dataDir)
  const launch = { dataDir, socketFolder, programs, user, durable }
  const server = await openServer(launch, options.onLaunch)
  if (server.adopted) options.log.info('The embedded database was running already; it is used on.')
  const keeper = keepRunning(server, options.log)
  try {
    await server.hold.prepareDatabase(database, socketAddress(server, superuser, database))
  } catch (error) {
    await keeper.stop()
    throw error
  }
  return {
    adopted: server.adopted,
    connectionString: (name = database) => socketAddress(server, productRole, name),
    superuserAddress: (name = database) => socketAddress(server, superuser, name),
    stop: () => keeper.stop(),
  }
}
