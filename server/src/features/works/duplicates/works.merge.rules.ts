import type { EntryListing, WorkFacts } from '../../../catalogue/work-facts.ts'

/** The displayed facts of a work. */
export type MergedFacts = Required<
  Omit<
    WorkFacts,
    | 'medium'
    | 'source'
    | 'externalId'
    | 'ids'
    | 'version'
    | 'isPartial'
    | 'listing'
    | 'titles'
    | 'origins'
    | 'adaptations'
    | 'ttlMinutes'
  >
>

const titlesMax = 40

/**
 * Merges the facts of the shelf and the sources into one work. Title, creators and year come from the
 * shelf; description, poster, entries and the day within that year from the sources, best first, and
 * so do the further facts. All other titles are alternative ones.
 */
export function mergeFacts(
  shelf: WorkFacts | null,
  sources: readonly WorkFacts[],
): MergedFacts | null {
  const naming = [...(shelf ? [shelf] : []), ...sources]
  const describing = [...sources, ...(shelf ? [shelf] : [])]
  const [first] = naming
  if (!first) return null
  const described = describing.find(({ description }) => description !== null)
  return {
    ...mergeFurtherFacts(describing),
    // Works of one series have its name from one list.
    series: firstOf(naming, ({ series }) => series ?? null),
    ...mergeTitles(first.title, describing),
    title: first.title,
    creators: naming.find(({ creators }) => creators.length > 0)?.creators ?? [],
    releaseDate: mergeDates(naming),
    description: described?.description ?? null,
    descriptionUrl: described?.descriptionUrl ?? null,
    posterSource: firstOf(describing, ({ posterSource }) => posterSource),
    entries: describing.find(({ entries }) => entries.length > 0)?.entries ?? [],
  }
}

const factNames = [
  'creators',
  'releaseDate',
  'description',
  'posterSource',
  'entries',
  'originalTitle',
  'genres',
  'cast',
  'countries',
  'languages',
  'minutes',
  'pages',
  'series',
] as const

export type FactName = (typeof factNames)[number]

/** The source of each fact. */
export type FactSources = Partial<Record<FactName, string>>

/** The source of each merged fact. */
export function sourcesOfFacts(
  shelf: WorkFacts | null,
  sources: readonly WorkFacts[],
): FactSources {
  const naming = [...(shelf ? [shelf] : []), ...sources]
  const describing = [...sources, ...(shelf ? [shelf] : [])]
  const isNaming = (name: FactName) =>
    name === 'creators' || name === 'releaseDate' || name === 'series'
  const given = factNames.flatMap((name) => {
    const origin = (isNaming(name) ? naming : describing).find((facts) => isGiven(facts[name]))
    return origin ? [[name, origin.source] as const] : []
  })
  return Object.fromEntries(given)
}

const isGiven = (value: unknown) =>
  Array.isArray(value) ? value.length > 0 : value !== null && value !== undefined

/** The entries of a work as each of the sources lists them. */
export function listingsOf(sources: readonly WorkFacts[]): EntryListing[] {
  return sources.flatMap(({ source, listing = [] }) =>
    listing.length > 0 ? [{ source, items: listing }] : [],
  )
}

/** The titles of a work by language, each from the first of the sources that has one. */
export function titlesInLanguages(
  workId: number,
  sources: readonly WorkFacts[],
): { workId: number; language: string; title: string; source: string }[] {
  const titles = sources.flatMap(({ source, titles: told = {} }) =>
    Object.entries(told).map(([language, title]) => ({ workId, language, title, source })),
  )
  return titles.filter(
    ({ language }, at) => titles.findIndex((one) => one.language === language) === at,
  )
}

function mergeFurtherFacts(facts: readonly WorkFacts[]) {
  return {
    genres: firstList(facts, ({ genres }) => genres),
    cast: firstList(facts, ({ cast }) => cast),
    countries: firstList(facts, ({ countries }) => countries),
    languages: firstList(facts, ({ languages }) => languages),
    minutes: firstOf(facts, ({ minutes }) => minutes ?? null),
    pages: firstOf(facts, ({ pages }) => pages ?? null),
    showStatus: firstOf(facts, ({ showStatus }) => showStatus ?? null),
    networkZone: firstOf(facts, ({ networkZone }) => networkZone ?? null),
  }
}

function mergeTitles(title: string, facts: readonly WorkFacts[]) {
  const originalTitle = firstOf(facts, (one) =>
    one.originalTitle === undefined || one.originalTitle === title ? null : one.originalTitle,
  )
  const others = facts.flatMap((one) => [one.title, ...(one.alternativeTitles ?? [])])
  const all = new Set([...(originalTitle === null ? [] : [originalTitle]), ...others])
  return {
    originalTitle,
    alternativeTitles: [...all].filter((one) => one !== title).slice(0, titlesMax),
  }
}

function firstOf<T>(facts: readonly WorkFacts[], read: (one: WorkFacts) => T | null): T | null {
  return facts.map(read).find((value) => value !== null) ?? null
}

function firstList(
  facts: readonly WorkFacts[],
  read: (one: WorkFacts) => string[] | undefined,
): string[] {
  return facts.map(read).find((list) => list !== undefined && list.length > 0) ?? []
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
