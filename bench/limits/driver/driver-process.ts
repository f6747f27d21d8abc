import type { LoadReport } from './run-load.ts'

export interface RunOptions {
  connections: number
  seconds: number
}

export type DriverQuestion<Plan> = { plan: Plan } | { run: RunOptions }

/** Open connections that can run a plan. */
export interface Session {
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
