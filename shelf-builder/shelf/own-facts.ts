import { groupBy, type ListedWork, readLines, shareNames, titleKey, unique } from './lists.ts'

/** Facts by hand count as much as a work that several lists name. */
const audienceOfOwn: Record<string, number> = {
  film: 250,
  tvShow: 150,
  book: 250,
  album: 120,
  podcast: 150,
}

/**
 * Adds the works of `own/<medium>.txt` to the listed ones. Listed works take their titles and, without any, their makers.
 * A line reads "Title (1999) - One Maker; Another", with "[Another Title]" after the title where it
 * has one.
 */
export async function addOwnFacts(medium: string, listed: ListedWork[]): Promise<ListedWork[]> {
  const lines = await readLines(new URL(`own/${medium}.txt`, import.meta.url))
  const own = lines.map((line) => parseFact(medium, line))
  const byTitle = groupBy(own, (work) => titlesOf(work).map(titleKey))
  const used = new Set<ListedWork>()
  const completed = listed.map((work) => {
    const namesakes = titlesOf(work).flatMap((title) => byTitle.get(titleKey(title)) ?? [])
    const same = namesakes.find((one) => isSame(medium, one, work))
    if (!same) return work
    used.add(same)
    const audience = Math.max(work.audience ?? 0, same.audience ?? 0)
    return {
      ...work,
      title: same.title,
      ...(makersOf(work).length === 0 && makers(medium, makersOf(same))),
      alternativeTitles: otherTitles(work, same),
      audience,
    }
  })
  const missing = own.filter((work) => !used.has(work))
  return [...completed, ...missing].toSorted((a, b) => (b.audience ?? 0) - (a.audience ?? 0))
}

/** Sets the seasons of the shows in `own/seasons.txt`, whose lines read "Title (1999): 5". */
export async function countSeasons(listed: ListedWork[]): Promise<ListedWork[]> {
  const lines = await readLines(new URL('own/seasons.txt', import.meta.url))
  const seasons = new Map(lines.map(parseSeasons))
  return listed.map((show) => {
    const near = [0, 1, -1].map((distance) => seasonKey(show.title, (show.year ?? 0) + distance))
    const numberOfSeasons = near.map((key) => seasons.get(key)).find((count) => count !== undefined)
    return numberOfSeasons === undefined ? show : { ...show, numberOfSeasons }
  })
}

const seasonKey = (title: string, year: number) => `${titleKey(title)} ${year}`

function parseSeasons(line: string): [string, number] {
  const [, title, year, count] = /^(.+) \((\d{4})\): (\d+)$/.exec(line) ?? []
  if (title === undefined) throw new Error(`own/seasons.txt: "${line}" has no number of seasons`)
  return [seasonKey(title, Number(year)), Number(count)]
}

function otherTitles(work: ListedWork, same: ListedWork): string[] {
  const titles = [...titlesOf(work), ...titlesOf(same)]
  return unique(titles).filter((title) => title !== same.title)
}

const titlesOf = ({ title, alternativeTitles = [] }: ListedWork) => [title, ...alternativeTitles]
const makersOf = ({ directors = [], creators = [] }: ListedWork) => [...directors, ...creators]
const makers = (medium: string, names: string[]) =>
  medium === 'film' ? { directors: names } : { creators: names }

function isSame(medium: string, own: ListedWork, listed: ListedWork): boolean {
  if (medium === 'podcast') return true
  const shared = shareNames(makersOf(own), makersOf(listed))
  if (medium === 'book' || medium === 'album') return shared === true
  const distance = Math.abs((own.year ?? 0) - (listed.year ?? own.year ?? 0))
  return shared === true ? distance <= 2 : shared === undefined && distance <= 1
}

const fact = /^(?<title>.+?)(?: \[(?<also>.+?)\])? \((?<year>\d{4})\)(?: - (?<creators>.+))?$/

function parseFact(medium: string, line: string): ListedWork {
  const parts = fact.exec(line)?.groups
  if (!parts) throw new Error(`own/${medium}.txt: "${line}" is not a work`)
  const people = parts['creators']?.split('; ') ?? []
  return {
    title: parts['title'] ?? '',
    ...(parts['also'] && { alternativeTitles: parts['also'].split('; ') }),
    ...makers(medium, people),
    year: Number(parts['year']),
    audience: audienceOfOwn[medium] ?? 0,
    sources: ['own'],
  }
}
