import { realpathSync } from 'node:fs'
import { Client } from 'pg'
import { codeOf } from './errors.ts'
import { prepareDatabase } from './roles.ts'
import { HANDED_FOLDER } from './user.ts'

/** An arbitrary number, the same in every process that uses the server. */
const LOCK = 4_917_203
const CONNECT_TIMEOUT_MS = 5_000
const NOT_YET = new Set<unknown>([
  'ENOENT',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  '57P03',
  '57P01',
  '53300',
])

/** The URL of a database on a socket as one of its roles, valid for both `pg` and `psql`. */
export function socketAddress(
  { socketFolder, port }: { socketFolder: string; port: number },
  role: string,
  database: string,
): string {
  const address = new URLSearchParams({ host: socketFolder, port: String(port) })
  return `postgresql://${role}@/${encodeURIComponent(database)}?${address.toString()}`
}

/** A connection kept open while a process uses the server, so that the last process can stop it. */
export interface Hold {
  /** Resolves when the connection is lost, for any reason. */
  lost: Promise<void>
  /** Ensures that the product's role owns the database `name` with all its contents; `address` is the superuser's. */
  prepareDatabase(name: string, address: string): Promise<void>
  /** Releases the hold. True if no other process has one; none can then get one before the server has stopped. */
  letGo(): Promise<boolean>
  close(): Promise<void>
}

/** Takes a hold on the server at `address` if it is up and serves `dataDir`; undefined if not, or not yet. */
export async function takeHold(address: string, dataDir: string): Promise<Hold | undefined> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
    // An unhandled error event would end the process; the connection's end suffices.
    client.on('error', () => resolve())
  })
  try {
    await client.connect()
    if (!(await serves(client, dataDir))) {
      await client.end()
      return undefined
    }
    await client.query('select pg_advisory_lock_shared($1)', [LOCK])
    return holdOf(client, lost)
  } catch (error) {
    await client.end()
    if (isNotYet(error)) return undefined
    throw error
  }
}

function isNotYet(error: unknown): boolean {
  if (NOT_YET.has(codeOf(error))) return true
  return error instanceof Error && /terminated|timeout|not queryable|closed/i.test(error.message)
}

async function serves(client: Client, dataDir: string): Promise<boolean> {
  const { rows } = await client.query<{ folder: string }>(
    "select current_setting('data_directory') as folder",
  )
  const folder = rows[0]?.folder
  // The server's name for an inherited folder means nothing here; its process's folder was checked instead.
  if (folder === HANDED_FOLDER) return true
  return folder !== undefined && realpathSync(folder) === realpathSync(dataDir)
}

function holdOf(client: Client, lost: Promise<void>): Hold {
  return {
    lost,
    prepareDatabase: (name, address) => prepareDatabase(client, name, address),
    letGo: async () => {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [LOCK])
        const { rows } = await client.query<{ last: boolean }>(
          'select pg_try_advisory_lock($1) as last',
          [LOCK],
        )
        return rows[0]?.last === true
      } catch (error) {
        // The server has ended, so there is no hold to release.
        if (isNotYet(error)) return true
        throw error
      }
    },
    close: () => client.end(),
  }
}
