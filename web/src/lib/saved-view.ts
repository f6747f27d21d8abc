/**
 * View state of screens that were left: pages, filters, scroll. Lasts until login, logout or reload;
 * each of them starts a new map.
 */
let views = new Map<string, unknown>()

interface OpenView<T> {
  /** The state under the key when the screen was left last. */
  left: T | undefined
  /** Saves the state for the return. Has no effect after a login or logout since the view was opened. */
  save: (view: T) => void
}

/** The state of one screen, opened when the screen mounts; the caller saved it and knows its type. */
export function openView<T>(key: string): OpenView<T> {
  const opened = views
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key is written and read by one screen
    left: opened.get(key) as T | undefined,
    // A screen that unmounts after a logout writes into the map that ended with the session.
    save: (view) => void opened.set(key, view),
  }
}

export function forgetAllViews(): void {
  views = new Map()
}
