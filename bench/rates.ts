import autocannon from 'autocannon'
import pg from 'pg'
import { type Opening, requestOf, type Statement } from './calls.ts'

/** Openings a second, and the times of their requests in milliseconds. */
export interface Rate {
  rate: number
  p50: number
  p99: number
}

/** Opens the variants over HTTP without a pause. Throws if an answer is not good. */
export async function rateOfCalls(
  url: string,
  openings: readonly Opening[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Rate> {
  const shares = shareOut(openings, connections)
  let client = 0
  const result = await autocannon({
    url,
    connections: shares.length,
    duration: seconds,
    timeout: 60,
    setupClient(connection) {
      const share = shares[client] ?? []
      client += 1
      connection.setRequests(
        share.flatMap(({ token, calls }) => calls.map((call) => requestOf(token, call))),
      )
    },
  })
  const { errors, non2xx, latency } = result
  if (errors + non2xx > 0) throw new Error(`${errors} errors and ${non2xx} refusals`)
  const calls = openings[0]?.calls.length ?? 1
  return { rate: result['2xx'] / calls / result.duration, p50: latency.p50, p99: latency.p99 }
}

/** Openings a second of a process that only sends the statements of the variants. */
export async function rateOfStatements(
  connectionString: string,
  openings: readonly (readonly Statement[])[],
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const clients = await Promise.all(
    shareOut(openings, connections).map(async (share) => {
      const client = new pg.Client({ connectionString })
      await client.connect()
      const open = async (index: number) => {
        for (const statement of share[index % share.length] ?? []) await client.query(statement)
      }
      // Prepares its statements.
      await open(0)
      return { client, open }
    }),
  )
  try {
    const end = performance.now() + seconds * 1000
    let opened = 0
    await Promise.all(
      clients.map(async ({ open }) => {
        for (let index = 0; performance.now() < end; index += 1) {
          await open(index)
          opened += 1
        }
      }),
    )
    return opened / seconds
  } finally {
    await Promise.all(clients.map(({ client }) => client.end()))
  }
}

/** A variant belongs to one connection: what was recorded is only right where nobody else writes the same. */
function shareOut<T>(openings: readonly T[], connections: number): T[][] {
  return Array.from({ length: Math.min(connections, openings.length) }, (_, connection) =>
    openings.filter((_, index) => index % connections === connection),
  )
}
