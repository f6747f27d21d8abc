import { cpus, totalmem } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../server/src/testing/with-client.ts'

export interface Machine {
  cores: number
  processor: string
  memoryGb: number
  node: string
  postgres: string
  databaseMb: number
  /** The part of the processors that other work took just before, from 0 to 1. */
  otherWork: number
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
    otherWork: await measureOtherWork(),
  }
}

/** Call it only while the benchmark itself is idle. */
async function measureOtherWork(): Promise<number> {
  const before = processorTimes()
  await sleep(3000)
  const after = processorTimes()
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTimes(): { idle: number; all: number } {
  const times = cpus().map(({ times }) => times)
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.reduce(
      (sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq,
      0,
    ),
  }
}
