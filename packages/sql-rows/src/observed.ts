/** Observations about the values of a column, a parameter, an array element or an object key. */
export interface Observed {
  /** The number of values, including nulls. */
  count: number
  kinds: Kind[]
  /** Distinct short strings; null after too many or a long one. */
  strings: string[] | null
  items?: Observed
  /** The number of objects among the values. */
  objects?: number
  keys?: Record<string, Observed>
}

export type Kind = 'null' | 'number' | 'string' | 'boolean' | 'date' | 'bytes' | 'array' | 'object'

/** More than any union of texts has members. */
const stringsKept = 150
const longestString = 40
const keysKept = 80

export function nothingObserved(): Observed {
  return { count: 0, kinds: [], strings: [] }
}

/** Adds a value to the observations. */
export function observe(seen: Observed, value: unknown): void {
  const kind = kindOf(value)
  seen.count += 1
  addKind(seen, kind)
  if (kind === 'string') addString(seen, String(value))
  if (Array.isArray(value)) observeItems(seen, value)
  else if (kind === 'object' && value !== null && typeof value === 'object') {
    observeKeys(seen, value)
  }
}

function observeItems(seen: Observed, items: readonly unknown[]): void {
  seen.items ??= nothingObserved()
  for (const item of items) observe(seen.items, item)
}

function observeKeys(seen: Observed, value: object): void {
  seen.objects = (seen.objects ?? 0) + 1
  for (const [key, field] of Object.entries(value)) {
    const keys = (seen.keys ??= {})
    if (keys[key] || Object.keys(keys).length < keysKept) {
      observe((keys[key] ??= nothingObserved()), field)
    }
  }
}

/** Merges other observations. */
export function mergeObserved(seen: Observed, other: Observed): void {
  seen.count += other.count
  for (const kind of other.kinds) addKind(seen, kind)
  if (other.strings === null) seen.strings = null
  else for (const text of other.strings) addString(seen, text)
  if (other.objects) seen.objects = (seen.objects ?? 0) + other.objects
  if (other.items) mergeObserved((seen.items ??= nothingObserved()), other.items)
  for (const [key, field] of Object.entries(other.keys ?? {})) {
    mergeObserved(((seen.keys ??= {})[key] ??= nothingObserved()), field)
  }
}

function addKind(seen: Observed, kind: Kind): void {
  if (!seen.kinds.includes(kind)) seen.kinds.push(kind)
}

function addString(seen: Observed, text: string): void {
  if (seen.strings === null || seen.strings.includes(text)) return
  if (text.length > longestString || seen.strings.length === stringsKept) seen.strings = null
  else seen.strings.push(text)
}

function kindOf(value: unknown): Kind {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return 'array'
  if (value instanceof Date) return 'date'
  if (value instanceof Uint8Array) return 'bytes'
  const kind = typeof value
  if (kind === 'number' || kind === 'string' || kind === 'boolean') return kind
  return 'object'
}
