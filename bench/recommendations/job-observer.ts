import { readFileSync } from 'node:fs'
import { withClient } from '../../server/src/testing/with-client.ts'
import { threadApplication } from '../../server/src/features/recommendations/recommendations.pieces.service.ts'
import { processorTime } from '../search/processor-time.ts'

/** Resources that a build used; null where the system does not report them. */
export interface JobCost {
  method: string | null
  /** Processor time in seconds: of the thread until the model was trained, of the thread afterwards, of its database connection. */
  training: number
  storing: number
  database: number
  /** The most memory of the server's process above what it had before, in megabytes. */
  memory: number | null
  /** Members whose recommendations of films were computed. */
  members: number
}

/** Watches the build of films from outside. */
export class JobObserver {
  readonly #connectionString: string
  readonly #pid: number
  readonly #since = new Date()
  readonly #memoryBefore: number | null
  #memoryMost: number | null = null
  /** The thread opens another connection after a long silence. */
  readonly #connections = new Map<number, number>()

  constructor(connectionString: string, pid: number) {
    this.#connectionString = connectionString
    this.#pid = pid
    this.#memoryBefore = residentMegabytes(pid)
  }

  /** Takes the figures of this moment; returns whether the build has ended. */
  async look(): Promise<boolean> {
    const memory = residentMegabytes(this.#pid)
    if (memory !== null) this.#memoryMost = Math.max(this.#memoryMost ?? 0, memory)
    return withClient(this.#connectionString, async (client) => {
      const { rows } = await client.query<{ pid: number }>(
        'select pid from pg_stat_activity where application_name = $1',
        [threadApplication],
      )
      for (const { pid } of rows) this.#connections.set(pid, processorTime(pid) ?? 0)
      const { rowCount } = await client.query(
        "select from model_runs where medium = 'film' and job_id is not null",
      )
      return (rowCount ?? 0) > 0
    })
  }

  async cost(): Promise<JobCost> {
    return withClient(this.#connectionString, async (client) => {
      const { rows } = await client.query<{
        method: string | null
        training: number
        storing: number
        members: number
      }>(
        `select method, cpu_seconds as training, storing_seconds as storing, (
          select count(*)::integer from recommendation_renewals
          where medium = 'film' and time_renewed >= $1
        ) as members
        from model_runs where medium = 'film' and job_id is not null`,
        [this.#since],
      )
      const [run] = rows
      if (!run) throw new Error('There is no run')
      const { method, training, storing, members } = run
      const database = [...this.#connections.values()].reduce((sum, ms) => sum + ms, 0) / 1000
      const memory = this.#memoryMost === null ? null : this.#memoryMost - (this.#memoryBefore ?? 0)
      return { method, training, storing, database, memory, members }
    })
  }
}

function residentMegabytes(pid: number): number | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) / 1024
  } catch {
    return null
  }
}
