/** An entry by its numbers; a season as a whole has no number of its own. */
export interface NamedEntry {
  season: number | null
  number: number | null
  /** Of an entry that has none. */
  unnumbered?: UnnumberedEntry | undefined
}

/** Identifies a numbered entry among those of its work. */
export const keyOfNumbers = ({ season, number }: NamedEntry) => `${season} ${number ?? ''}`

/** An entry without a number, such as an episode of most podcasts, as far as it differs from others of its work. */
export interface UnnumberedEntry {
  title: string | null
  releaseDate: string | null
  source: string | null
  sourceId: string | null
}

/** Entries without a number of one work, found by the id at their source, else by title and release date. */
export class UnnumberedEntries<T extends UnnumberedEntry> {
  readonly #byId = new Map<string, T>()
  readonly #byTitle = new Map<string, T[]>()

  /** Where two fit, the one added first is found. */
  constructor(entries: Iterable<T> = []) {
    for (const entry of entries) this.add(entry)
  }

  add(entry: T): void {
    const id = idOf(entry)
    if (id !== undefined && !this.#byId.has(id)) this.#byId.set(id, entry)
    const title = titleOf(entry)
    if (title === undefined) return
    const ofTitle = this.#byTitle.get(title)
    if (ofTitle) ofTitle.push(entry)
    else this.#byTitle.set(title, [entry])
  }

  find(named: UnnumberedEntry): T | undefined {
    const ofTitle = this.#byTitle.get(titleOf(named) ?? '') ?? []
    return this.#byId.get(idOf(named) ?? '') ?? ofTitle.find((entry) => mayBeSame(entry, named))
  }

  *[Symbol.iterator](): Iterator<T> {
    yield* new Set([...this.#byId.values(), ...[...this.#byTitle.values()].flat()])
  }
}

const idOf = ({ source, sourceId }: UnnumberedEntry) =>
  source === null || sourceId === null ? undefined : `${source} ${sourceId}`

const titleOf = ({ title }: UnnumberedEntry) => title?.trim().toLowerCase()

/** Of two with the same title: another id at the same source, or another date, is another entry. */
function mayBeSame(one: UnnumberedEntry, other: UnnumberedEntry): boolean {
  const hasOtherId =
    one.source === other.source && idOf(one) !== undefined && idOf(other) !== undefined
  const isDated = one.releaseDate !== null && other.releaseDate !== null
  return !hasOtherId && (!isDated || one.releaseDate === other.releaseDate)
}
