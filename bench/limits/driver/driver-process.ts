export interface RunOptions {
  connections: number
  seconds: number
}

export type DriverQuestion<Plan> = { plan: Plan } | { run: RunOptions }

/** Open connections that can run a plan. */
interface Session {
  run(seconds: number): Promise<LoadReport>
  close(): void
}

/**
 * In a driver's process: keeps the last plan, and answers each run with its report. Connections stay open
 * from run to run of a plan, so that the first one warms them up.
 */
export function answerRuns<Plan>(
  openSession: (plan: Plan, connections: number) => Promise<Session>,
): void {
  let plan: Plan | undefined
  const sessions = new Map<number, Session>()
  const answer = async ({ connections, seconds }: RunOptions) => {
    if (plan === undefined) throw new Error('A run needs a plan')
    const session = sessions.get(connections) ?? (await openSession(plan, connections))
    sessions.set(connections, session)
    process.send?.(await session.run(seconds))
  }
  process.on('disconnect', () => process.exit())
  process.on('message', (question: DriverQuestion<Plan>) => {
    if ('run' in question) {
      void answer(question.run)
      return
    }
    for (const session of sessions.values()) session.close()
    sessions.clear()
    plan = question.plan
  })
}

/** Measurements of a driver during a run; times in milliseconds. */
export interface LoadReport {
  openings: number
  /** Openings a second. */
  rate: number
  p50: number
  p99: number
  /** Wrong answers, and the first of them. */
  bad: number
  fault: string | null
}

/** Does one opening on a connection; returns what was wrong with it, or null. */
type OpenOne<C> = (connection: C, index: number) => Promise<string | null>

/**
 * Each connection does one opening after the other, chosen at random out of those `variants` that no other one
 * does just now, until the time is over: a recorded statement is only right where nobody else writes the same.
 * There are at most as many connections as variants. Openings that have begun are finished and counted.
 */
export async function runLoad<C>(
  connections: readonly C[],
  { variants, seconds }: { variants: number; seconds: number },
  openOne: OpenOne<C>,
): Promise<LoadReport> {
  const times: number[] = []
  let bad = 0
  let fault: string | null = null
  const start = performance.now()
  const end = start + seconds * 1000
  const free = Array.from({ length: variants }, (_, index) => index)
  const work = async (connection: C) => {
    while (performance.now() < end) {
      const [index = 0] = free.splice(Math.floor(Math.random() * free.length), 1)
      const before = performance.now()
      const wrong = await openOne(connection, index)
      times.push(performance.now() - before)
      free.push(index)
      if (wrong === null) continue
      bad += 1
      fault ??= wrong
    }
  }
  await Promise.all(connections.slice(0, variants).map(work))
  const taken = (performance.now() - start) / 1000
  return { openings: times.length, rate: times.length / taken, ...quantilesOf(times), bad, fault }
}

function quantilesOf(times: readonly number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort()
  const at = (part: number) => sorted[Math.max(0, Math.ceil(sorted.length * part) - 1)] ?? 0
  return { p50: at(0.5), p99: at(0.99) }
}
