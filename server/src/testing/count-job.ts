import { sql } from 'kysely'
import { z } from 'zod'
import { type Handle, transaction } from '../db/transaction.ts'
import { defineJob, type RunningJob } from '../jobs/job-kind.ts'

interface Counting {
  db: Handle
  /** Called before each chunk. */
  beforeChunk?: (chunk: number, job: RunningJob) => Promise<void>
}

const chunks = 4

/** A long job for tests: writes four rows, each in its own transaction, and continues where it stopped. */
export const countJob = defineJob({
  name: 'test-count',
  payload: z.object({ run: z.string() }),
  leaseSeconds: 30,
  async run({ db, beforeChunk }: Counting, { run }, job) {
    for (let chunk = await nextChunk(db, run); chunk <= chunks; chunk += 1) {
      await beforeChunk?.(chunk, job)
      await transaction(db, async (tx) => {
        await job.assertLease(tx)
        await sql`insert into test_chunks (run, chunk, attempt) values (${run}, ${chunk}, ${job.attempt})`.execute(
          tx,
        )
      })
    }
  },
})

async function nextChunk(db: Handle, run: string): Promise<number> {
  return (await chunksOf(db, run)).length + 1
}

export async function chunksOf(db: Handle, run: string): Promise<number[]> {
  const { rows } = await sql<{ chunk: number }>`
    select chunk from test_chunks where run = ${run} order by chunk`.execute(db)
  return rows.map(({ chunk }) => chunk)
}

export async function makeChunkTable(db: Handle): Promise<void> {
  await sql`create table test_chunks (run text, chunk int, attempt int)`.execute(db)
}
