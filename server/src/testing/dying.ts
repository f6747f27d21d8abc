import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import type { TestApp } from './harness.ts'
import { programs } from './programs.ts'

/** The moment at which a worker dies during a job. */
export type Moment =
  /** Before the n-th statement that contains this text; '' matches every statement. */
  | { statement: string; nth: number }
  /** Before or after sending the n-th message. */
  | { letter: 'before' | 'after'; nth: number }
  /** After all work, before the job is marked complete. */
  | 'end'

export interface DyingPlan {
  connectionString: string
  kind: string
  /** Null if the worker lives until the job is done or a test kills it. */
  moment: Moment | null
  /** The folder for messages and files. */
  folder: string
  /** The worker's time. */
  time: string
  /** A mail server to use instead of the folder. */
  smtpUrl?: string
  /** A source that imitates TMDB. */
  tmdbUrl?: string
}

/** Compiled modules of earlier workers; compiling takes longer than most jobs. */
const compileCache = fileURLToPath(new URL('../../../.cache/compiled', import.meta.url))

type WorkerSetup = Pick<TestApp, 'connectionString' | 'outbox' | 'clock'>
type Work = Pick<DyingPlan, 'kind' | 'moment' | 'smtpUrl' | 'tmdbUrl'>

/** Starts a process that runs a test app's due jobs of one kind, then exits. */
export function startDyingWorker(app: WorkerSetup, work: Work): ChildProcess {
  const plan: DyingPlan = {
    connectionString: app.connectionString,
    folder: app.outbox,
    time: app.clock.now().toISOString(),
    ...work,
  }
  return spawn(process.execPath, [programs.dyingWorker, JSON.stringify(plan)], {
    env: { NODE_COMPILE_CACHE: compileCache },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Starts a worker that takes the next job of a kind and dies during it. */
export async function dieInJob(app: WorkerSetup, work: Work): Promise<void> {
  const [code, signal]: unknown[] = await once(startDyingWorker(app, work), 'close')
  expect({ code, signal }).toEqual({ code: null, signal: 'SIGKILL' })
}
