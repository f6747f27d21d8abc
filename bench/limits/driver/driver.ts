import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { DriverQuestion, LoadReport, RunOptions } from './driver-process.ts'

/** A process that makes load, so that its work is not done where it is measured. */
export interface Driver<Plan> {
  plan(plan: Plan): void
  run(options: RunOptions): Promise<LoadReport>
  stop(): void
}

/** Starts a driver: a module of this folder that calls `answerRuns`. */
export function startDriver<Plan>(module: `./${string}.ts`): Driver<Plan> {
  const child = fork(new URL(module, import.meta.url), { serialization: 'advanced' })
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  const send = (question: DriverQuestion<Plan>) => void child.send(question)
  return {
    plan: (plan) => send({ plan }),
    async run(options) {
      send({ run: options })
      const [report] = await once(child, 'message', { signal: ended.signal })
      return report as LoadReport
    },
    stop: () => void child.kill(),
  }
}
