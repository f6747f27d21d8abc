import { isAbort } from './api.ts'

/** Logs a failure that no screen shows to the console. A call that was aborted is none. */
export function logFailure(what: string, error: unknown): void {
  if (isAbort(error)) return
  // oxlint-disable-next-line no-console -- for whoever looks into a failure
  console.error(what, error)
}

/** Logs a condition that is not a failure but explains missing content. */
export function logWarning(what: string): void {
  // oxlint-disable-next-line no-console -- for whoever looks into what is missing
  console.warn(what)
}
