import pg from 'pg'
import { markOutage } from '../db/unavailable.ts'

/** Runs `work` on a connection of its own, whose statements may take as long as they need. */
export async function withConnection<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString, statement_timeout: 0 })
  // A connection that breaks also fails the statement that runs or comes next, which reports the error.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw markOutage(error)
  } finally {
    await client.end()
  }
}
