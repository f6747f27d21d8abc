import { AppError } from '../app-error.ts'
import { type RunningWork, runningWork } from '../load/running-work.ts'
import type { Step, StepAttributes } from './step.ts'

/** Runs `act` as a step of the running work, whose further steps are inside of it meanwhile. */
export async function traceService<T>(name: string, act: () => Promise<T>): Promise<T> {
  const work = runningWork()
  const outer = sampledStep(work)
  if (!work || !outer) return act()
  const step = outer.begin(name)
  work.step = step
  try {
    return await endAfter(step, act)
  } finally {
    work.step = outer
  }
}

/** Runs a call to another program as a step of the running work. */
export async function traceCall<T>(
  name: string,
  attributes: StepAttributes,
  act: () => Promise<T>,
): Promise<T> {
  const step = sampledStep(runningWork())?.begin(name, { kind: 'client', attributes })
  return step ? endAfter(step, act) : act()
}

/** The step that the running work is in; undefined if its trace is not sent. */
export function sampledStep(work: RunningWork | undefined): Step | undefined {
  return work?.step?.isSampled ? work.step : undefined
}

async function endAfter<T>(step: Step, act: () => Promise<T>): Promise<T> {
  try {
    const result = await act()
    step.end()
    return result
  } catch (error) {
    step.end({ error: isRefusal(error) ? undefined : typeOfError(error) })
    throw error
  }
}

/** True if the contract answers the error with a status below 500: no failure of the server. */
function isRefusal(error: unknown): boolean {
  return error instanceof AppError && error.status < 500
}

/** The code or class of an error; never its message, which may quote what members wrote. */
export function typeOfError(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  return 'code' in error ? String(error.code) : error.name
}
