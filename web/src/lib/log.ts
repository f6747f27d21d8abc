/** Writes a failure that no screen shows to the browser's console. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- for whoever looks into a failure
  console.error(what, error)
}

/** Writes something that is no failure, but may explain what a screen does not show. */
export function logWarning(what: string): void {
  // oxlint-disable-next-line no-console -- for whoever looks into what is missing
  console.warn(what)
}
