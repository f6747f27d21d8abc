import { withClient } from '../../server/src/testing/with-client.ts'

/** The ids after which rows were written by the benchmark. */
export interface Rows {
  reviews: number
  comments: number
}

/** The newest rows of a filled database. */
export async function newestRows(connectionString: string): Promise<Rows> {
  return withClient(connectionString, async (client) => {
    const { rows } = await client.query<Rows>(`
      select (select max(id) from reviews) as reviews, (select max(id) from comments) as comments
    `)
    return rows[0] ?? { reviews: 0, comments: 0 }
  })
}

/** Deletes what was written since, so that it is neither read later nor counts against limits. */
export async function deleteNewer(connectionString: string, newest: Rows): Promise<void> {
  await withClient(connectionString, async (client) => {
    await client.query('delete from comments where id > $1', [newest.comments])
    await client.query('delete from reviews where id > $1', [newest.reviews])
  })
}
