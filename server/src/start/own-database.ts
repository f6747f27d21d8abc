import pg from 'pg'
import { ConfigError } from '../config/config-error.ts'
import { isOutage } from '../db/unavailable.ts'
import { unfitReason } from '../db/unfit-reason.ts'

const timeoutMs = 10_000

/** Throws a ConfigError unless the database of DATABASE_URL answers and can hold what Medley stores. */
export async function tryOwnDatabase(connectionString: string): Promise<void> {
  try {
    const client = new pg.Client({ connectionString, connectionTimeoutMillis: timeoutMs })
    client.on('error', () => undefined)
    try {
      await client.connect()
      const reason = await unfitReason(client)
      if (reason !== null) throw new ConfigError(`The database that DATABASE_URL names ${reason}.`)
    } finally {
      await client.end()
    }
  } catch (error) {
    throw error instanceof ConfigError ? error : unusable(error)
  }
}

/** An error of the database as a sentence that names DATABASE_URL, if that is set; any other error as it is. */
export function explainOwnDatabase(error: unknown, databaseUrl: string | undefined): unknown {
  const isOfDatabase = error instanceof pg.DatabaseError || isOutage(error)
  return databaseUrl !== undefined && isOfDatabase ? unusable(error) : error
}

function unusable(error: unknown): ConfigError {
  const text = `The database that DATABASE_URL names cannot be used: ${messageOf(error)}.`
  return new ConfigError(text, { cause: error })
}

/** Of several addresses of a host, none of which answers, the driver tells only in a list. */
export function messageOf(error: unknown): string {
  if (isWithoutPassword(error)) return 'the server asks for a password, and the setting has none'
  if (error instanceof AggregateError) return [...new Set(error.errors.map(messageOf))].join(', ')
  return error instanceof Error ? error.message : String(error)
}

/** The driver only complains of the type of what it was given. */
function isWithoutPassword(error: unknown): boolean {
  return error instanceof Error && error.message.includes('client password must be a string')
}
