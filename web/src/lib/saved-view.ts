/** View state of screens that were left: pages, filters, scroll. Lasts until logout or reload. */
const views = new Map<string, unknown>()

export function saveView<T>(key: string, view: T): void {
  views.set(key, view)
}

/** The state saved under a key; the caller saved it and knows its type. */
export function savedView<T>(key: string): T | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each key is written and read by one screen
  return views.get(key) as T | undefined
}

export function forgetAllViews(): void {
  views.clear()
}
