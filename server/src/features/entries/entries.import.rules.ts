import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import type { ImportedEntryMark } from '@medley/doors/parts'
import {
  keyOfNumbers,
  type NamedEntry,
  type UnnumberedEntry,
  UnnumberedEntries,
} from './naming/entries.naming.rules.ts'

/** An entry that a member saw on one day, so many times, or rated. */
export interface ExistingMark extends UnnumberedEntry {
  entryId: number
  season: number | null
  number: number | null
  isNumbered: boolean
  day: string | null
  rating: number | null
  count: number
}

type KeyedEntry = UnnumberedEntry & { key: string }

/** The marks of a member of one work: how many there are of each entry and day, and rated entries. */
export interface ExistingMarks {
  counts: ReadonlyMap<string, number>
  /** The entries by what files may name in place of a number. */
  unnumbered: readonly KeyedEntry[]
}

export function toExistingMarks(marks: readonly ExistingMark[]): ExistingMarks {
  const counts = new Map<string, number>()
  const unnumbered = new Map<number, KeyedEntry>()
  for (const mark of marks) {
    const { entryId, title, releaseDate, source, sourceId } = mark
    const key = mark.isNumbered ? keyOfNumbers(mark) : `entry ${entryId}`
    unnumbered.set(entryId, { title, releaseDate, source, sourceId, key })
    const ofMark = keyOfMark(key, mark)
    counts.set(ofMark, (counts.get(ofMark) ?? 0) + mark.count)
  }
  return { counts, unnumbered: [...unnumbered.values()] }
}

/** As many marks of an entry and day are new as the files have more than the member, who has at most two. */
export function planMarks(
  marks: readonly ImportedEntryMark[],
  { existing }: { existing: ExistingMarks | undefined },
): { outcomes: ImportOutcome[]; existing: ExistingMarks } {
  const counts = new Map(existing?.counts)
  const unnumbered = new UnnumberedEntries<KeyedEntry>(existing?.unnumbered)
  const seen = new Map<string, number>()
  const outcomes = marks.map((mark): ImportOutcome => {
    const key = keyOfMark(keyOfEntry(mark, unnumbered), mark)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const most = mark.rating === null ? 2 : 1
    if (nth <= (counts.get(key) ?? 0) || nth > most) return 'here'
    counts.set(key, nth)
    return 'new'
  })
  return { outcomes, existing: { counts, unnumbered: [...unnumbered] } }
}

/** Identifies a mark among those of a work. */
function keyOfMark(entry: string, { day, rating }: Pick<ExistingMark, 'day' | 'rating'>): string {
  return rating === null ? `${entry} on ${day ?? ''}` : `${entry} rated`
}

/** Identifies an entry; one without a number that is not known yet becomes known. */
function keyOfEntry(named: NamedEntry, known: UnnumberedEntries<KeyedEntry>): string {
  if (!named.unnumbered) return keyOfNumbers(named)
  const { title, releaseDate, source, sourceId } = named.unnumbered
  const key = `new ${source} ${sourceId} ${releaseDate} ${title}`
  const found = known.find(named.unnumbered)
  if (!found) known.add({ ...named.unnumbered, key })
  return found?.key ?? key
}
