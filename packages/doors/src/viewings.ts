import type { SourceViewing, WorkRecord } from './record.ts'

/** Returns a function that tells several viewings of a work on one day apart. */
export function createViewings(): (work: string, day: string | null) => SourceViewing {
  const counts = new Map<string, number>()
  return (work, day) => {
    const key = `${day} ${work}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    // The first of a day is that of a review of the day, if there is one.
    const number = day !== null && count > 1 ? { number: count } : {}
    return { day, ...number, isRepeat: false, tags: [] }
  }
}

/** Marks every viewing of a work after its first one; those of unknown days come first. */
export function markRepeats(records: readonly WorkRecord[]): void {
  const told = records.filter(({ viewings }) => viewings.length > 0)
  for (const ofWork of Map.groupBy(told, ({ work }) => work.key).values()) {
    const all = ofWork.flatMap((record) => record.viewings.map((viewing) => ({ record, viewing })))
    const inOrder = all.toSorted((a, b) => compare(a.viewing.day ?? '', b.viewing.day ?? ''))
    for (const { record, viewing } of inOrder.slice(1)) {
      viewing.isRepeat = true
      if (record.dateViewed !== null && record.dateViewed === viewing.day) record.isRepeat = true
    }
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
