/** How an address names an entry of a work. */
export type EntryName =
  | { kind: 'season'; season: number; number: null }
  | { kind: 'episode'; season: number; number: number }
  | { kind: 'track'; season: number; number: number }
  | { id: number }

const forms: readonly [RegExp, (first: number, second: number) => EntryName][] = [
  [/^s(\d{1,4})$/, (season) => ({ kind: 'season', season, number: null })],
  [/^s(\d{1,4})e(\d{1,5})$/, (season, number) => ({ kind: 'episode', season, number })],
  [/^track-(\d{1,5})$/, (number) => ({ kind: 'track', season: 1, number })],
  [/^disc-(\d{1,4})-track-(\d{1,5})$/, (season, number) => ({ kind: 'track', season, number })],
  [/^episode-(\d{1,9})$/, (id) => ({ id })],
]

/** Reads `s2`, `s2e5`, `track-7`, `disc-2-track-7` or `episode-123`; undefined for anything else. */
export function readEntryName(name: string): EntryName | undefined {
  for (const [form, read] of forms) {
    const [, first, second] = form.exec(name) ?? []
    if (first !== undefined) return read(Number(first), Number(second))
  }
  return undefined
}
