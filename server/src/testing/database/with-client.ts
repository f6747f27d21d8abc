import pg from 'pg'

/** Runs `work` on its own connection and always closes it. */
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
