import type { Medium } from '@medley/contract/values/medium'
import { compareTitles, type TitleLikeness } from '../../../catalogue/titles/compare-titles.ts'
import { titleKey } from '../../../catalogue/titles/title-spellings.ts'
import type { SourceWork } from '@medley/doors/record'
import { comparable } from '@medley/doors/values'

/** A stored work that may match, and how it was found. */
export interface FoundWork {
  id: number
  medium: Medium
  title: string
  releaseDate: string | null
  creators: string[]
  alternativeTitles?: string[]
  /** Its place among the best known of its medium, from 0; null if it has none. */
  fame?: number | null
  /** Of a show: the number of its last episode by season; null if unknown. */
  seasons?: ReadonlyMap<number, number | null>
  /** form: another spelling or piece of the title, or one of the work's further titles. */
  foundBy: 'claim' | 'id' | 'title' | 'form' | 'likeness'
}

/** A work as a file names it, and what else it says by which the work is known. */
export interface SoughtWork extends SourceWork {
  /** The episodes of a show. */
  episodes?: readonly { season: number; number: number | null }[]
  /** The last year in which it was seen, read or heard. */
  lastSeenIn?: number
}

/** A film may be seen at a festival in the year before its release. */
const earlyYears = 1

/** True if a file without the year of a work says that it was seen before a work came out. */
export function cameLater(
  { year, lastSeenIn }: SoughtWork,
  { releaseDate }: Pick<FoundWork, 'releaseDate'>,
): boolean {
  if (year !== null || lastSeenIn === undefined || releaseDate === null) return false
  return Number(releaseDate.slice(0, 4)) > lastSeenIn + earlyYears
}

/** How a work that a file names and a stored one are alike, computed once for each pair. */
export interface Comparison {
  sought: SoughtWork
  work: FoundWork
  /** Very large if a year is unknown. */
  yearsApart: number
  areYearsKnown: boolean
  creators: 'same' | 'different' | 'unknown'
  /** True if the creators have a longer word of their names in common. */
  sharesName: boolean
  /** Of titles found by another spelling, a piece or likeness; null for others. */
  likeness: TitleLikeness | null
  hasSameTitle: boolean
  hasSameArticle: boolean
  hasSameSigns: boolean
  /** same: the show has the episodes that the file names. */
  episodes: 'same' | 'other' | 'unknown'
  isFilmed: boolean
  /** True if the medium is the one that the file means first. */
  isFirstMedium: boolean
}

export function compareWorks(sought: SoughtWork, work: FoundWork): Comparison {
  const isSpelledOtherwise = work.foundBy === 'form' || work.foundBy === 'likeness'
  return {
    sought,
    work,
    yearsApart: yearsApart(sought, work),
    areYearsKnown: areYearsKnown(sought, work),
    creators: compareCreators(sought, work),
    sharesName: sharesName(sought, work),
    likeness: isSpelledOtherwise ? likenessOf(sought, work) : null,
    hasSameTitle: hasSameTitle(sought, work),
    hasSameArticle: hasSameArticle(sought, work),
    hasSameSigns: hasSameSigns(sought, work),
    episodes: compareEpisodes(sought, work),
    isFilmed: work.medium === 'film' || work.medium === 'tvShow',
    isFirstMedium: work.medium === sought.mediums[0],
  }
}

function yearsApart({ year }: SourceWork, { releaseDate }: FoundWork): number {
  if (year === null || releaseDate === null) return 10_000
  return Math.abs(year - Number(releaseDate.slice(0, 4)))
}

function areYearsKnown({ year }: SourceWork, { releaseDate }: FoundWork): boolean {
  return year !== null && releaseDate !== null
}

/** Services number some episodes differently, so a few that are missing say nothing. */
const episodeShares = { same: 0.9, other: 0.5 }

function compareEpisodes(
  { episodes = [] }: SoughtWork,
  { seasons }: FoundWork,
): 'same' | 'other' | 'unknown' {
  if (episodes.length === 0 || !seasons || seasons.size === 0) return 'unknown'
  const there = episodes.filter(({ season, number }) => {
    const last = seasons.get(season)
    return last !== undefined && (last === null || number === null || number <= last)
  })
  const share = there.length / episodes.length
  if (share >= episodeShares.same) return 'same'
  return share < episodeShares.other ? 'other' : 'unknown'
}

interface Created {
  creators: readonly string[]
}

function compareCreators(one: Created, other: Created): 'same' | 'different' | 'unknown' {
  if (one.creators.length === 0 || other.creators.length === 0) return 'unknown'
  const theirs = new Set(other.creators.flatMap(namesOf))
  const isShared = one.creators.flatMap(namesOf).some((name) => theirs.has(name))
  return isShared || isJoint(one, other) || isJoint(other, one) ? 'same' : 'different'
}

/** True if a name joins those of several creators of the other: "Bo & Mio". */
function isJoint({ creators }: Created, other: Created): boolean {
  const theirs = new Set(other.creators.map(comparable))
  return creators.some((name) => {
    const names = name.split(/\s+(?:&|and|x)\s+|\s*[,/]\s*/i)
    return names.length > 1 && names.every((one) => theirs.has(comparable(one)))
  })
}

/** True if the creators have a longer word of their names in common. */
export function sharesName(one: Created, other: Created): boolean {
  const theirs = new Set(wordsOf(other.creators))
  return wordsOf(one.creators).some((word) => theirs.has(word))
}

function wordsOf(names: readonly string[]): string[] {
  return names
    .flatMap((name) => name.split(/[\s.,-]+/))
    .map(comparable)
    .filter(({ length }) => length > 2)
}

/** Matches `J. R. R. Tolkien` with `JRR Tolkien`, and `Ursula K. Le Guin` with `Ursula Le Guin`. */
function namesOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => !/^\p{L}\.?$/u.test(word))
  return [comparable(name), ...(words.length > 1 ? [comparable(words.join(''))] : [])]
}

const article = /^\s*(the|an?)\s/i

const titlesOf = ({ title, alternativeTitles = [] }: FoundWork) => [title, ...alternativeTitles]

/** How the titles of a work that a file names are like those of a stored one. */
function likenessOf(sought: SourceWork, work: FoundWork): TitleLikeness | null {
  return compareTitles([sought.title, ...sought.otherTitles], titlesOf(work))
}

function hasSameTitle(sought: SourceWork, work: FoundWork): boolean {
  const theirs = new Set(titlesOf(work).map(titleKey))
  return [sought.title, ...sought.otherTitles].some((one) => theirs.has(titleKey(one)))
}

/** Titles match regardless of their article, but "The Gift" and "Gift" of one year may be two films. */
function hasSameArticle({ title, otherTitles }: SourceWork, work: FoundWork): boolean {
  const keyOf = (text: string) => `${article.exec(text)?.[1]?.toLowerCase()} ${titleKey(text)}`
  const theirs = new Set(titlesOf(work).map(keyOf))
  return [title, ...otherTitles].some((one) => theirs.has(keyOf(one)))
}

const longTitle = { wordsMin: 2, lettersMin: 10 }
const longWordMin = 8

/**
 * True if a title is too long for two works of about one year to share it by chance: "Baby Reindeer", not
 * "Grass" or "First Love".
 */
export function isDistinctive({ title }: Pick<SourceWork, 'title'>): boolean {
  const { words, letters } = lengthOf(title)
  return words >= longTitle.wordsMin && letters >= longTitle.lettersMin
}

/** Titles match regardless of signs, but "@ In the Mood" may be another work than "In the Mood". */
function hasSameSigns({ title }: SourceWork, work: FoundWork): boolean {
  const signsOf = (text: string) => text.replaceAll(/[^@#+$%=]/g, '')
  return signsOf(title) === signsOf(work.title)
}

/** True if a title is one short word, as those of many works are: "Noah", "The Student". */
export function isCommonplace({ title }: SourceWork): boolean {
  const { words, letters } = lengthOf(title)
  return words === 1 && letters < longWordMin && !hasDigitInWord(title)
}

/** As `isDistinctive`, or one long or odd word, for titles that are the same only in another spelling. */
export function isUnmistakable(work: SourceWork): boolean {
  return isDistinctive(work) || (lengthOf(work.title).words === 1 && !isCommonplace(work))
}

/** "Se7en", "WALL3E" */
const hasDigitInWord = (title: string) => /\p{L}\d\p{L}/u.test(title)

function lengthOf(title: string): { words: number; letters: number } {
  const words = title.replace(article, '').split(/\s+/).filter(comparable)
  return { words: words.length, letters: comparable(words.join('')).length }
}
