import type { Medium } from '@medley/contract/values/medium'
import { shelfSource } from '../../../catalogue/shelf/shelf.ts'
import { wordsOf } from '../../../catalogue/words.ts'
import type { WorkFacts } from '../../../catalogue/work-facts.ts'

/** A stored work with the title of a new one. */
export interface HeldWork {
  title: string
  creators: readonly string[]
  releaseDate: string | null
  /** The source it came from. */
  source: string
  /** All sources that have it. */
  sources: readonly string[]
  /** True if only members know it. */
  isAdded?: boolean
}

type Arriving = Pick<WorkFacts, 'medium' | 'source' | 'title' | 'creators' | 'releaseDate'>

/**
 * Compares facts with a work of the same medium and title. `unsure` if the facts lack
 * the deciding details.
 */
export function compareWorks(held: HeldWork, facts: Arriving): 'same' | 'other' | 'unsure' {
  const creators = compareCreators(held.creators, facts.creators, facts.medium)
  if (creators === 'other') return 'other'
  if (held.isAdded && creators === 'unsure') return compareByYear(held, facts)
  // Different ids at one source mean different works, except for albums and books, which sources repeat.
  const isRepeat = held.sources.includes(facts.source)
  if (isRepeat && !(creators === 'same' && repeated.has(facts.medium))) return 'other'
  return rules[facts.medium](creators, yearOf(facts.releaseDate), held, facts)
}

/** Members often know no director; title and year then identify a film or show. */
function compareByYear(held: HeldWork, { medium, releaseDate }: Arriving): 'same' | 'other' {
  const isScreened = medium === 'film' || medium === 'tvShow'
  return isScreened && distanceOf(yearOf(releaseDate), held) === 0 ? 'same' : 'other'
}

const repeated = new Set<Medium>(['album', 'book'])

type Likeness = 'same' | 'other' | 'unsure'
type Rule = (
  creators: 'same' | 'unsure',
  year: number | null,
  held: HeldWork,
  facts: Arriving,
) => Likeness

const rules: Record<Medium, Rule> = {
  film: (creators, year, held) => {
    const distance = distanceOf(year, held)
    return distance === null || distance > 1 ? 'other' : creators
  },
  tvShow: (creators, year, held) => {
    const distance = distanceOf(year, held)
    if (distance === null) return creators === 'same' ? 'same' : 'other'
    // The shelf gives the year in which most of the first season aired.
    const isShelfYear = held.source === shelfSource && year === (yearOf(held.releaseDate) ?? 0) - 1
    return distance === 0 || isShelfYear || (distance === 1 && creators === 'same')
      ? 'same'
      : 'other'
  },
  // Editions differ in year; title and author identify the work.
  book: (creators) => (creators === 'same' ? 'same' : 'other'),
  album: (creators, year, held, facts) => {
    if (creators !== 'same') return 'other'
    if (!isSelfTitled(facts)) return 'same'
    const distance = distanceOf(year, held)
    if (distance === null) return year === null ? 'unsure' : 'other'
    return distance <= 1 ? 'same' : 'other'
  },
  podcast: (creators) => (creators === 'same' ? 'same' : 'other'),
}

function distanceOf(year: number | null, held: HeldWork): number | null {
  const other = yearOf(held.releaseDate)
  return year === null || other === null ? null : Math.abs(year - other)
}

function yearOf(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4))
}

/** Some artists have several self-titled albums. */
const isSelfTitled = ({ title, creators }: Arriving) =>
  creators.some((name) => wordsOf(name).join('') === wordsOf(title).join(''))

/** `unsure` if one side has no creators. */
export function compareCreators(
  ours: readonly string[],
  theirs: readonly string[],
  medium: Medium,
): Likeness {
  if (ours.length === 0 || theirs.length === 0) return 'unsure'
  const isSame = medium === 'podcast' ? isOnePublisher : isOneName
  return ours.some((one) => theirs.some((other) => isSame(one, other))) ? 'same' : 'other'
}

/** Publishers appear as company or department: "BBC", "BBC Radio 4". */
function isOnePublisher(one: string, other: string): boolean {
  const [shorter = [], longer = []] = [wordsOf(one), wordsOf(other)].toSorted(
    (a, b) => a.length - b.length,
  )
  return shorter.length > 0 && shorter.every((word) => longer.includes(word))
}

/** True if two spellings are one name: reordered, with initials, with or without full stops. */
export function isOneName(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)]
  if (a.join('') === b.join('')) return true
  if (a.toSorted().join(' ') === b.toSorted().join(' ')) return true
  return a.length > 1 && b.length > 1 && a.at(-1) === b.at(-1) && isInitialed(a, b)
}

/** True if the first names of one are initials that fit those of the other. */
function isInitialed(a: readonly string[], b: readonly string[]): boolean {
  const initialsOf = (words: readonly string[]) => words.slice(0, -1).map((word) => word[0])
  const isShort = (words: readonly string[]) =>
    words.slice(0, -1).every((word) => word.length === 1)
  if (!isShort(a) && !isShort(b)) return false
  const [x, y] = [initialsOf(a), initialsOf(b)]
  return x.slice(0, y.length).join('') === y.slice(0, x.length).join('')
}
