import type { WorkFacts } from '../../catalogue/work-facts.ts'

/** What a work is shown with. */
export type MergedFacts = Pick<
  WorkFacts,
  'title' | 'creators' | 'releaseDate' | 'description' | 'posterSource' | 'entries'
>

/**
 * One work out of what the shelf and sources say of it. The shelf names it: title, creators, year.
 * Sources, best first, describe it: text, poster, entries, and the day within that year.
 */
export function mergeFacts(
  shelf: WorkFacts | null,
  sources: readonly WorkFacts[],
): MergedFacts | null {
  const naming = [...(shelf ? [shelf] : []), ...sources]
  const telling = [...sources, ...(shelf ? [shelf] : [])]
  const [first] = naming
  if (!first) return null
  return {
    title: first.title,
    creators: naming.find(({ creators }) => creators.length > 0)?.creators ?? [],
    releaseDate: mergeDates(naming),
    description: firstOf(telling, ({ description }) => description),
    posterSource: firstOf(telling, ({ posterSource }) => posterSource),
    entries: telling.find(({ entries }) => entries.length > 0)?.entries ?? [],
  }
}

function firstOf<T>(facts: readonly WorkFacts[], read: (one: WorkFacts) => T | null): T | null {
  return facts.map(read).find((value) => value !== null) ?? null
}

/** The first year named, and the most exact date within it; of editions the earliest. */
function mergeDates(facts: readonly WorkFacts[]): string | null {
  const dates = facts.flatMap(({ releaseDate }) => releaseDate ?? [])
  const [first] = facts[0]?.medium === 'album' ? dates.toSorted() : dates
  if (first === undefined) return null
  const exact = dates.filter((date) => date.startsWith(first)).toSorted(byExactness)
  return exact[0] ?? first
}

const byExactness = (a: string, b: string) => b.length - a.length
