import { realpathSync } from 'node:fs'
import { Client } from 'pg'
import { codeOf } from './embedded-postgres.errors.ts'
import { HANDED_FOLDER } from './embedded-postgres.user.ts'

/** Any number will do, as long as every process that uses the server takes the same one. */
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

/** The address of a database behind a socket, as `pg` and `psql` both read it. */
export function socketAddress(socketFolder: string, port: number, database: string): string {
  const place = new URLSearchParams({ host: socketFolder, port: String(port) })
  return `postgresql://postgres@/${encodeURIComponent(database)}?${place.toString()}`
}

/** A connection kept open for as long as a process uses the server, so that the last one to leave can end it. */
export interface Hold {
  /** Fulfilled when the connection is gone, for whatever reason. */
  lost: Promise<void>
  ensureDatabase(name: string): Promise<void>
  /** Gives the hold up. True: nobody else has one, and nobody can get one before the server has ended. */
  letGo(): Promise<boolean>
  close(): Promise<void>
}

/** Takes hold of the server at `address` if it is up and serves `dataDir`; undefined if not, or not yet. */
export async function takeHold(address: string, dataDir: string): Promise<Hold | undefined> {
  const client = new Client({
    connectionString: address,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  })
  const lost = new Promise<void>((resolve) => {
    client.once('end', () => resolve())
    // An unheard error event would end the process; the end of the connection tells enough.
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
  // Its own name for a folder it was handed tells nothing to others; there the process's folder was looked at instead.
  if (folder === HANDED_FOLDER) return true
  return folder !== undefined && realpathSync(folder) === realpathSync(dataDir)
}

function holdOf(client: Client, lost: Promise<void>): Hold {
  return {
    lost,
    ensureDatabase: (name) => ensureDatabase(client, name),
    letGo: async () => {
      try {
        await client.query('select pg_advisory_unlock_shared($1)', [LOCK])
        const { rows } = await client.query<{ last: boolean }>(
          'select pg_try_advisory_lock($1) as last',
          [LOCK],
        )
        return rows[0]?.last === true
      } catch (error) {
        // The server has ended under us: nothing is left to be let go of.
        if (isNotYet(error)) return true
        throw error
      }
    },
    close: () => client.end(),
  }
}

async function ensureDatabase(client: Client, name: string): Promise<void> {
  const found = await client.query('select 1 from pg_database where datname = $1', [name])
  if (found.rowCount === 1) return
  try {
    await client.query(`create database ${client.escapeIdentifier(name)}`)
  } catch (error) {
    // Another process made it at the same moment.
    if (codeOf(error) !== '42P04' && codeOf(error) !== '23505') throw error
  }
}
