import { cpus, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../server/src/testing/database/with-client.ts'

/** A sentence on the machine and whether it was idle. Call it only while the benchmark itself is idle. */
export async function describeMachine(connectionString: string): Promise<string> {
  const [first] = cpus()
  const { rows } = await withClient(connectionString, (client) =>
    client.query<{ version: string; mb: number }>(`
      select current_setting('server_version') as version,
        (pg_database_size(current_database()) / 1000000)::integer as mb
    `),
  )
  const memory = Math.round(totalmem() / 1024 ** 3)
  const machine = `${cpus().length} cores (${first?.model.trim()}), ${memory} GB`
  const software = `Node ${process.versions.node}, PostgreSQL ${rows[0]?.version}`
  const other = Math.round((await measureOtherWork()) * 100)
  return `${machine}, ${software}, a database of ${rows[0]?.mb} MB; other work took ${other} % of the processors just before.`
}

async function measureOtherWork(): Promise<number> {
  const before = processorTimes()
  await sleep(3000)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes(): { idle: number; all: number } {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const times = cpus().map((core) => core.times)
  return {
    idle: sum(times.map(({ idle }) => idle)),
    all: sum(times.flatMap((core) => Object.values(core))),
  }
}
