import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { TestApp } from './harness.ts'

/** When a worker dies in the run of a job. */
export type Moment =
  /** Before the n-th statement that has these words; '' are in each. */
  | { statement: string; nth: number }
  /** Before or after the n-th letter is handed over. */
  | { letter: 'before' | 'after'; nth: number }
  /** When all is done, and the queue has not heard of it. */
  | 'end'

export interface DyingPlan {
  connectionString: string
  kind: string
  /** Null: the worker lives until the job is done, or until a test kills it. */
  moment: Moment | null
  /** Where messages and files go. */
  folder: string
  /** Where its clock stands. */
  time: string
  /** A mail server, instead of the folder. */
  smtpUrl?: string
  /** A source that speaks like TMDB. */
  tmdbUrl?: string
}

type Workplace = Pick<TestApp, 'connectionString' | 'outbox' | 'clock'>
type Work = Pick<DyingPlan, 'kind' | 'moment' | 'smtpUrl' | 'tmdbUrl'>

/** Starts a process that works on the jobs of a kind which are due in a test app, and then ends. */
export function startDyingWorker(app: Workplace, work: Work): ChildProcess {
  const plan: DyingPlan = {
    connectionString: app.connectionString,
    folder: app.outbox,
    time: app.clock.now().toISOString(),
    ...work,
  }
  const script = fileURLToPath(new URL('dying-worker.ts', import.meta.url))
  return spawn(process.execPath, [script, JSON.stringify(plan)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Has a worker take the next job of a kind and die in it. */
export async function dieInJob(app: Workplace, work: Work): Promise<void> {
  const [code, signal]: unknown[] = await once(startDyingWorker(app, work), 'close')
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
}
