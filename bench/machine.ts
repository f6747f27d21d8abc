import { cpus, loadavg, totalmem } from 'node:os'
import { withClient } from '../server/src/testing/with-client.ts'

export interface Machine {
  cores: number
  processor: string
  memoryGb: number
  node: string
  postgres: string
  databaseMb: number
  /** What else ran on it: processes at work in the minute before, on average. */
  load: number
}

export async function describeMachine(connectionString: string): Promise<Machine> {
  const [first] = cpus()
  const { version, mb } = await withClient(connectionString, async (client) => {
    const { rows } = await client.query<{ version: string; mb: number }>(`
      select current_setting('server_version') as version,
        (pg_database_size(current_database()) / 1000000)::integer as mb
    `)
    return rows[0] ?? { version: 'unknown', mb: 0 }
  })
  return {
    cores: cpus().length,
    processor: first?.model.trim() ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    node: process.versions.node,
    postgres: version,
    databaseMb: mb,
    load: loadavg()[0] ?? 0,
  }
}
