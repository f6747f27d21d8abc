import type { MatchReason, Sureness } from '@medley/contract/imports'
import type { Medium } from '@medley/contract/medium'
import type { SourceWork } from '../read/record.ts'
import { comparable } from '../read/values.ts'

/** A stored work that may match, and how it was found. */
export interface FoundWork {
  id: number
  medium: Medium
  title: string
  releaseDate: string | null
  creators: string[]
  alternativeTitles?: string[]
  foundBy: 'claim' | 'id' | 'title' | 'variant' | 'likeness'
}

/** A possible match, with its confidence and reason. */
export interface Candidate {
  workId: number
  sureness: Sureness
  reason: MatchReason
}

export const candidatesMax = 5

const ranks: Record<Sureness, number> = { certain: 0, likely: 1, possible: 2 }

/**
 * The stored works that may match, best first. At most one is certain: the only one with the same id
 * and title, title and creator, or title and year. Neither an id nor a title alone is ever certain. With
 * `isLoose`, works of the title count as possible whatever their year.
 */
export function rankMatches(
  sought: SourceWork,
  found: readonly FoundWork[],
  { isLoose = false }: { isLoose?: boolean } = {},
): Candidate[] {
  const distinct = new Map<number, FoundWork>()
  for (const work of found) {
    const known = distinct.get(work.id)
    if (!known || order[work.foundBy] < order[known.foundBy]) distinct.set(work.id, work)
  }
  const judged = [...distinct.values()].flatMap((work) => {
    const judgement = judge(sought, work) ?? (isLoose ? anyway(work) : null)
    return judgement ? { work, ...judgement } : []
  })
  const ranked = judged.toSorted(
    (a, b) =>
      ranks[a.sureness] - ranks[b.sureness] ||
      order[a.work.foundBy] - order[b.work.foundBy] ||
      mediumRank(sought, a.work) - mediumRank(sought, b.work) ||
      yearsApart(sought, a.work) - yearsApart(sought, b.work),
  )
  return onlyOneOfAKind(ranked).slice(0, candidatesMax)
}

const order = { claim: 0, id: 1, title: 2, variant: 3, likeness: 4 }

interface Judgement {
  sureness: Sureness
  reason: MatchReason
}

/** What a work is for a member who goes through a file film by film. */
function anyway({ foundBy }: FoundWork): Judgement {
  return { sureness: 'possible', reason: foundBy === 'title' ? 'title' : 'similar title' }
}

/** Null for a work that is no candidate. */
function judge(sought: SourceWork, work: FoundWork): Judgement | null {
  if (work.foundBy === 'claim' || work.foundBy === 'id') return judgeId(sought, work)
  const judgement =
    work.foundBy === 'title' ? judgeNamesake(sought, work) : judgeSimilar(sought, work)
  const isSecondChoice = work.medium !== sought.mediums[0]
  if (!isSecondChoice || judgement?.sureness !== 'certain') return judgement
  return { ...judgement, sureness: 'likely' }
}

/** An id in a file is certain only if the title, or creator and year, agree. */
function judgeId(sought: SourceWork, work: FoundWork): Judgement {
  const isSameWork =
    hasSameTitle(sought, work) ||
    (compareCreators(sought, work) === 'same' && yearsApart(sought, work) <= 1)
  if (isSameWork) return { sureness: 'certain', reason: 'id' }
  // A title in another language, perhaps.
  return { sureness: yearsApart(sought, work) <= 1 ? 'likely' : 'possible', reason: 'id' }
}

function hasSameTitle(sought: SourceWork, { title, alternativeTitles = [] }: FoundWork): boolean {
  const theirs = new Set([title, ...alternativeTitles].map(withoutArticle))
  return [sought.title, ...sought.otherTitles].some((one) => theirs.has(withoutArticle(one)))
}

function judgeNamesake(sought: SourceWork, work: FoundWork): Judgement | null {
  const creators = compareCreators(sought, work)
  if (creators === 'same') return judgeSameCreator(sought, work)
  return creators === 'unknown' ? judgeByYear(sought, work) : judgeOtherCreator(sought, work)
}

const isFilmed = ({ medium }: FoundWork) => medium === 'film' || medium === 'tvShow'

function judgeSameCreator(sought: SourceWork, work: FoundWork): Judgement {
  const apart = yearsApart(sought, work)
  if (apart === 0) return { sureness: 'certain', reason: 'title, year and creator' }
  const sureness = !isFilmed(work) ? 'certain' : apart <= 1 ? 'likely' : 'possible'
  return { sureness, reason: 'title and creator' }
}

/** Films of another year are other films. */
function judgeByYear(sought: SourceWork, work: FoundWork): Judgement | null {
  const apart = yearsApart(sought, work)
  const isSameArticle = hasSameArticle(sought, work)
  if (apart === 0) {
    return { sureness: isSameArticle ? 'certain' : 'possible', reason: 'title and year' }
  }
  if (apart === 1) {
    // A show of another year is often another one of the name.
    const isLikely = isSameArticle && work.medium === sought.mediums[0]
    return { sureness: isLikely ? 'likely' : 'possible', reason: 'title and about the year' }
  }
  const isOther = isFilmed(work) && areYearsKnown(sought, work)
  return isOther ? null : { sureness: 'possible', reason: 'title' }
}

/** Spellings of names vary, so a different creator rules out a match only for books and albums. */
function judgeOtherCreator(sought: SourceWork, work: FoundWork): Judgement | null {
  if (!isFilmed(work)) {
    const isNear = sharesName(sought, work) || work.medium === 'podcast'
    return isNear ? { sureness: 'possible', reason: 'title' } : null
  }
  const apart = yearsApart(sought, work)
  if (apart > 1) return null
  const isLikely = apart === 0 && hasSameArticle(sought, work)
  return { sureness: isLikely ? 'likely' : 'possible', reason: 'title and year' }
}

/** Works with another title count only if the year is about the same, or the creator is. */
function judgeSimilar(sought: SourceWork, work: FoundWork): Judgement | null {
  const creators = compareCreators(sought, work)
  const apart = yearsApart(sought, work)
  const isFirstChoice = work.medium === sought.mediums[0]
  const isPart = isPartOf(sought, work)
  const reason = 'similar title'
  if (creators === 'same') {
    const isLikely = isPart && (apart <= 1 || work.medium === 'book')
    return { sureness: isLikely ? 'likely' : 'possible', reason }
  }
  if (creators === 'different' || apart > 1 || !isFirstChoice) return null
  const isShortened = isPart && work.foundBy === 'likeness' && apart === 0
  return { sureness: isShortened ? 'likely' : 'possible', reason }
}

/** Whether the sought title is the head or tail of the work's, or the reverse: `Episode V - Home`. */
function isPartOf(sought: SourceWork, { title }: FoundWork): boolean {
  const isPart = (part: string, whole: string) =>
    partsOf(whole).some((one) => withoutArticle(one) === withoutArticle(part))
  return isPart(sought.title, title) || isPart(title, sought.title)
}

const partLengthMin = 5

function partsOf(title: string): string[] {
  const parts = title.split(/\s*:\s+|\s+[-–—]\s+|\s*[()]\s*/)
  return [...parts, ...parts.map((_, place) => parts.slice(place).join(' '))].filter(
    (part) => part.length >= partLengthMin,
  )
}

/** Matches that are equally sure become `possible`, so that the member decides. */
function onlyOneOfAKind(ranked: readonly (Judgement & { work: FoundWork })[]): Candidate[] {
  const count = (sureness: Sureness) => ranked.filter((one) => one.sureness === sureness).length
  const [best] = ranked
  const isId = ({ reason, sureness }: Judgement) => reason === 'id' && sureness === 'certain'
  const byId = ranked.filter(isId).length
  const byAll = ranked.filter(({ reason }) => reason === 'title, year and creator').length
  // Among works of one title, year and creator, the id decides; it never decides against them.
  const isDecided = best !== undefined && isId(best) && byId === 1 && byAll === 0
  return ranked.map(({ work, sureness, reason }, place) => {
    const isAlone = count(sureness) === 1 || (place === 0 && (isDecided || byClaimAlone(ranked)))
    const stays = sureness === 'likely' ? isAlone && count('certain') === 0 : isAlone
    return { workId: work.id, sureness: stays ? sureness : 'possible', reason }
  })
}

/** Whether the member's own files named one of several equal works before. */
function byClaimAlone(ranked: readonly (Judgement & { work: FoundWork })[]): boolean {
  return (
    ranked.filter((one) => one.work.foundBy === 'claim' && one.sureness === 'certain').length === 1
  )
}

function mediumRank({ mediums }: SourceWork, { medium }: FoundWork): number {
  return mediums.indexOf(medium)
}

/** Very large if a year is unknown. */
function yearsApart({ year }: SourceWork, { releaseDate }: FoundWork): number {
  if (year === null || releaseDate === null) return 10_000
  return Math.abs(year - Number(releaseDate.slice(0, 4)))
}

function areYearsKnown({ year }: SourceWork, { releaseDate }: FoundWork): boolean {
  return year !== null && releaseDate !== null
}

function compareCreators(sought: SourceWork, work: FoundWork): 'same' | 'different' | 'unknown' {
  if (sought.creators.length === 0 || work.creators.length === 0) return 'unknown'
  const theirs = new Set(work.creators.flatMap(namesOf))
  return sought.creators.flatMap(namesOf).some((name) => theirs.has(name)) ? 'same' : 'different'
}

/** Whether the creators have a longer word of their names in common. */
function sharesName(sought: SourceWork, work: FoundWork): boolean {
  const wordsOf = (names: readonly string[]) =>
    names
      .flatMap((name) => name.split(/[\s.,-]+/))
      .map(comparable)
      .filter(({ length }) => length > 2)
  const theirs = new Set(wordsOf(work.creators))
  return wordsOf(sought.creators).some((word) => theirs.has(word))
}

/** Matches `J. R. R. Tolkien` with `JRR Tolkien`, and `Ursula K. Le Guin` with `Ursula Le Guin`. */
function namesOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => !/^\p{L}\.?$/u.test(word))
  return [comparable(name), ...(words.length > 1 ? [comparable(words.join(''))] : [])]
}

const article = /^\s*(the|an?)\s/i

function withoutArticle(title: string): string {
  return comparable(title.replace(article, '').replaceAll('&', 'and'))
}

/** Titles match regardless of their article, but "The Gift" and "Gift" of one year may be two films. */
function hasSameArticle({ title, otherTitles }: SourceWork, work: FoundWork): boolean {
  const articleOf = (text: string) => article.exec(text)?.[1]?.toLowerCase()
  return [title, ...otherTitles].some((one) => articleOf(one) === articleOf(work.title))
}

/** Variants of a title: without its subtitle. */
export function variantsOf(title: string): string[] {
  const head = /^(.{4,}?)(?::| [-–—(/])/.exec(title)?.[1]
  return head === undefined || head.replace(article, '') === '' ? [] : [head]
}
