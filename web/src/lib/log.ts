/** Writes a failure that no screen shows to the browser's console: the one place that does. */
export function logFailure(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- for whoever looks into a failure
  console.error(what, error)
}
