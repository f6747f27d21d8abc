import type { WorkFacts } from '../../catalogue/work-facts.ts'

/** The displayed facts of a work. */
export type MergedFacts = Pick<
  WorkFacts,
  'title' | 'creators' | 'releaseDate' | 'description' | 'posterSource' | 'entries'
>

/**
 * Merges the facts of the shelf and the sources into one work. Title, creators and year come from the
 * shelf; description, poster, entries and the day within that year from the sources, best first.
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

/** The first year given, and the most exact date within it; the earliest one for editions. */
function mergeDates(facts: readonly WorkFacts[]): string | null {
  const dates = facts.flatMap(({ releaseDate }) => releaseDate ?? [])
  const [first] = facts[0]?.medium === 'album' ? dates.toSorted() : dates
  if (first === undefined) return null
  const exact = dates.filter((date) => date.startsWith(first)).toSorted(byExactness)
  return exact[0] ?? first
}

const byExactness = (a: string, b: string) => b.length - a.length
