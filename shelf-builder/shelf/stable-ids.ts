import { comparable, groupBy, shareNames, titleKey, unique, wordsOf } from './lists.ts'
import { type ShelfLine, type ShelfWork, shelfId } from './shelf-line.ts'

/** How a work of the former edition and a chosen one are compared, by medium. */
interface Sameness {
  /** Years that the two may lie apart where a creator is shared. */
  years: number
  /** Years that they may lie apart where one of them names no creator. */
  yearsUnsure: number
  /** True if years count at all. */
  dated: boolean
  /** When one word in common makes two makers one: houses have departments ("BBC Radio 4"). */
  words: 'always' | 'in the same year' | 'never'
}

const samenessOf: Record<string, Sameness> = {
  film: { years: 3, yearsUnsure: 1, dated: true, words: 'never' },
  tvShow: { years: 2, yearsUnsure: 1, dated: true, words: 'never' },
  book: { years: 0, yearsUnsure: 0, dated: false, words: 'never' },
  album: { years: 0, yearsUnsure: 0, dated: false, words: 'in the same year' },
  podcast: { years: 0, yearsUnsure: 0, dated: false, words: 'always' },
}

/**
 * Gives each work the id it had in the former edition, or a new one. A work of the former edition
 * that was not chosen stays as it was; two of them that became one work leave the second id as a
 * former one. No id of the former edition is lost.
 */
export function withStableIds(
  medium: string,
  works: readonly ShelfWork[],
  former: readonly ShelfLine[],
  isSame = compareBy(medium),
): { lines: ShelfLine[]; kept: ShelfLine[] } {
  const byTitle = groupBy(works, (work) => titlesOf(work).map(titleKey))
  const ids = new Map<ShelfWork, string[]>()
  const orders = new Map<ShelfWork, string[]>()
  const kept: ShelfLine[] = []
  for (const line of former) {
    const namesakes = unique(titlesOf(line).flatMap((title) => byTitle.get(titleKey(title)) ?? []))
    const work = closest(
      line,
      namesakes.filter((one) => isSame(line, one)),
    )
    if (work === undefined) kept.push(line)
    else {
      ids.set(work, joinIds(work, ids.get(work), line))
      if (!orders.has(work)) orders.set(work, inFormerOrder(work.creators, line.creators))
    }
  }
  const taken = new Set(former.flatMap(idsOf))
  const lines = works.map((work) => {
    const [externalId = freeId(medium, work, taken), ...formerIds] = ids.get(work) ?? []
    const creators = orders.get(work) ?? work.creators
    return { externalId, ...(formerIds.length > 0 && { formerIds }), ...work, creators }
  })
  return { lines: [...lines, ...kept], kept }
}

export const idsOf = ({ externalId, formerIds = [] }: ShelfLine) => [externalId, ...formerIds]

const titlesOf = ({ title, alternativeTitles = [] }: ShelfWork) => [title, ...alternativeTitles]

/** The same people as before stay in the order they had. */
function inFormerOrder(creators: string[], former: string[]): string[] {
  const place = (name: string) => former.findIndex((one) => comparable(one) === comparable(name))
  const isSame = creators.length === former.length && creators.every((name) => place(name) >= 0)
  return isSame ? creators.toSorted((one, other) => place(one) - place(other)) : creators
}

/** The line with the work's own title and first maker keeps its id in front. */
function joinIds(work: ShelfWork, known: string[] = [], line: ShelfLine): string[] {
  const isOwn =
    line.title === work.title &&
    yearOf(line) === yearOf(work) &&
    line.creators[0] === work.creators[0]
  return isOwn ? [...idsOf(line), ...known] : [...known, ...idsOf(line)]
}

function freeId(medium: string, work: ShelfWork, taken: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const id = shelfId(medium, work, attempt)
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

function closest(line: ShelfLine, works: ShelfWork[]): ShelfWork | undefined {
  const makers = line.creators.join()
  const distance = (work: ShelfWork) =>
    Math.abs((yearOf(work) ?? 0) - (yearOf(line) ?? 0)) +
    (work.title === line.title ? 0 : 0.25) +
    (work.creators.join() === makers ? 0 : 0.1) +
    (shareNames(work.creators, line.creators) === true ? 0 : 0.5) -
    (work.imdb !== undefined && work.imdb === line.imdb ? 10 : 0) +
    (work.imdb === line.imdb ? 0 : 0.05)
  return works.toSorted((one, other) => distance(one) - distance(other))[0]
}

function yearOf(work: ShelfWork): number | undefined {
  return work.released === undefined ? undefined : Number(work.released.slice(0, 4))
}

function shareMakers(one: ShelfWork, other: ShelfWork, { words }: Sameness): boolean | undefined {
  const shared = shareNames(one.creators, other.creators)
  if (shared !== false || words === 'never') return shared
  if (words === 'in the same year' && yearOf(one) !== yearOf(other)) return false
  const ours = new Set(one.creators.flatMap(wordsOf))
  return other.creators.flatMap(wordsOf).some((word) => ours.has(word))
}

export function compareBy(medium: string): (one: ShelfWork, other: ShelfWork) => boolean {
  const sameness = samenessOf[medium]
  if (!sameness) throw new Error(`No medium is called ${medium}`)
  return (one, other) => {
    if (one.imdb !== undefined && other.imdb !== undefined) return one.imdb === other.imdb
    const shared = shareMakers(one, other, sameness)
    if (shared === false) return false
    if (!sameness.dated) return true
    const [year, otherYear] = [yearOf(one), yearOf(other)]
    if (year === undefined || otherYear === undefined) return true
    const distance = Math.abs(year - otherYear)
    return distance <= (shared ? sameness.years : sameness.yearsUnsure)
  }
}
