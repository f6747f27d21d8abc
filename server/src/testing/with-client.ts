import pg from 'pg'

/** Runs `work` on a connection of its own and closes it, whatever happens. */
export async function withClient<Result>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    return await work(client)
  } finally {
    await client.end()
  }
}
