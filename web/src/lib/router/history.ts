/** The parts of an address within the app; `search` and `hash` with their marks, or empty. */
export interface Path {
  pathname: string
  search: string
  hash: string
}

export interface Location extends Path {
  /** Kept with the history entry; null where it has none. */
  state: unknown
  /** Tells history entries apart; `default` where the entry is not one of the app's. */
  key: string
}

/** Where a link leads. */
export type To = string | Partial<Path>

/** The entries between which a person moves back and forward. */
export interface History {
  /** The current entry. */
  readonly location: Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (delta: number) => void
  /**
   * Runs `moved` after each move between entries, with the number of entries moved; null where the entry is
   * not one of the app's, such as that of a plain link to a place in the page.
   */
  listen: (moved: (delta: number | null) => void) => void
}

/** State of the app in a history entry of the browser. */
interface EntryState {
  usr: unknown
  key: string
  idx: number
}

/** The history of the browser's tab. */
export function browserHistory(): History {
  let index = entryState()?.idx ?? 0
  const write = (method: 'pushState' | 'replaceState', { state, key, ...path }: Location) => {
    const kept: EntryState = { usr: state, key, idx: index }
    window.history[method](kept, '', toHref(path))
  }
  if (entryState()?.key === undefined) {
    window.history.replaceState({ ...entryState(), key: newKey(), idx: index }, '')
  }
  return {
    get location() {
      const { usr: state = null, key = 'default' } = entryState() ?? {}
      const { pathname, search, hash } = window.location
      return { pathname, search, hash, state, key }
    },
    push(location) {
      index += 1
      write('pushState', location)
    },
    replace: (location) => write('replaceState', location),
    go: (delta) => window.history.go(delta),
    listen(moved) {
      window.addEventListener('popstate', () => {
        const next = entryState()?.idx
        const delta = next === undefined ? null : next - index
        index = next ?? index
        moved(delta)
      })
    },
  }
}

function entryState(): Partial<EntryState> | null {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this module writes it
  return window.history.state as Partial<EntryState> | null
}

/** A path in memory, and what is kept with it. */
export type MemoryEntry = string | { pathname: string; state: unknown }

/** A history without a browser, for tests. The last entry is the current one. */
export function memoryHistory(initial: readonly MemoryEntry[]): History {
  const entries = initial.map((entry) =>
    typeof entry === 'string' ? createLocation(entry) : createLocation(entry, entry.state),
  )
  let index = entries.length - 1
  let moved: (delta: number | null) => void = () => undefined
  const current = () => {
    const location = entries[index]
    if (!location) throw new Error('A history has at least one entry')
    return location
  }
  return {
    get location() {
      return current()
    },
    push(location) {
      index += 1
      entries.splice(index, Infinity, location)
    },
    replace(location) {
      entries[index] = location
    },
    go(delta) {
      if (!entries[index + delta]) return
      index += delta
      moved(delta)
    },
    listen(listener) {
      moved = listener
    },
  }
}

/** An entry of its own for a path; relative paths are relative to the current page. */
export function createLocation(to: To, state: unknown = null): Location {
  const { pathname, search, hash } = new URL(toHref(to), window.location.href)
  return { pathname, search, hash, state, key: newKey() }
}

function newKey(): string {
  return Math.random().toString(36).slice(2, 10)
}

/** The address as text. */
export function toHref(to: To): string {
  if (typeof to === 'string') return to
  const { pathname = '', search = '', hash = '' } = to
  return pathname + search + hash
}
