import { sql } from 'kysely'
import type { Handle } from '../db/transaction.ts'
import type { JobsLog } from './run-job.ts'

/** What pg-boss writes to a job whose lease ran out. */
const ranOut = 'job failed by timeout in active state'

interface TakenBack {
  name: string
  id: string
  state: 'retry' | 'failed'
  attempt: number
}

/**
 * Logs the jobs that were taken back from workers that died, each once whoever asks: nobody lived to
 * tell of them.
 */
export async function tellOfDeadWorkers(handle: Handle, log: JobsLog): Promise<void> {
  const { rows } = await sql<TakenBack>`
    update pgboss.job set output = jsonb_set(output, '{told}', 'true')
    where state in ('retry', 'failed') and output->'value'->>'message' = ${ranOut}
      and output->'told' is null
    returning name, id, state, retry_count as attempt`.execute(handle)
  for (const { name, id, state, attempt } of rows) {
    const data = { job: name, id, attempt }
    if (state === 'failed') log.error(data, 'A job failed for good: its worker died')
    else log.warn(data, 'A job will be tried again: its worker died')
  }
}
