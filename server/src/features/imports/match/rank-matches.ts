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
  foundBy: 'id' | 'title' | 'variant' | 'likeness'
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
 * The stored works that may match, best first. At most one is certain: the only one with the same id,
 * title and creator, or title and year. A title alone is never certain.
 */
export function rankMatches(sought: SourceWork, found: readonly FoundWork[]): Candidate[] {
  const distinct = new Map<number, FoundWork>()
  for (const work of found) {
    const known = distinct.get(work.id)
    if (!known || order[work.foundBy] < order[known.foundBy]) distinct.set(work.id, work)
  }
  const judged = [...distinct.values()].map((work) => ({ work, ...judge(sought, work) }))
  const ranked = judged.toSorted(
    (a, b) =>
      ranks[a.sureness] - ranks[b.sureness] ||
      order[a.work.foundBy] - order[b.work.foundBy] ||
      mediumRank(sought, a.work) - mediumRank(sought, b.work) ||
      yearsApart(sought, a.work) - yearsApart(sought, b.work),
  )
  return onlyOneOfAKind(ranked).slice(0, candidatesMax)
}

const order = { id: 0, title: 1, variant: 2, likeness: 3 }

interface Judgement {
  sureness: Sureness
  reason: MatchReason
}

function judge(sought: SourceWork, work: FoundWork): Judgement {
  if (work.foundBy === 'id') return { sureness: 'certain', reason: 'id' }
  const judgement =
    work.foundBy === 'title' ? judgeNamesake(sought, work) : judgeSimilar(sought, work)
  const isSecondChoice = work.medium !== sought.mediums[0]
  if (!isSecondChoice || judgement.sureness !== 'certain') return judgement
  return { ...judgement, sureness: 'likely' }
}

function judgeNamesake(sought: SourceWork, work: FoundWork): Judgement {
  const apart = yearsApart(sought, work)
  const creators = compareCreators(sought, work)
  if (creators === 'same') {
    if (apart === 0) return { sureness: 'certain', reason: 'title, year and creator' }
    const isFilmed = work.medium === 'film' || work.medium === 'tvShow'
    const sureness = !isFilmed ? 'certain' : apart <= 1 ? 'likely' : 'possible'
    return { sureness, reason: 'title and creator' }
  }
  if (creators === 'unknown') {
    if (apart === 0) {
      const sureness = hasSameArticle(sought, work) ? 'certain' : 'likely'
      return { sureness, reason: 'title and year' }
    }
    if (apart === 1) return { sureness: 'likely', reason: 'title and about the year' }
  }
  // Spellings of names vary, so a different creator rules out a match only for books and albums.
  const isAnother = work.medium === 'book' || work.medium === 'album'
  if (apart === 0 && !isAnother) return { sureness: 'likely', reason: 'title and year' }
  return { sureness: 'possible', reason: 'title' }
}

function judgeSimilar(sought: SourceWork, work: FoundWork): Judgement {
  const isSame =
    compareCreators(sought, work) === 'same' ||
    (sought.creators.length === 0 && yearsApart(sought, work) === 0)
  const isLikely = isSame && work.foundBy === 'variant'
  return { sureness: isLikely ? 'likely' : 'possible', reason: 'similar title' }
}

/** Matches that are equally sure become `possible`, so that the member decides. */
function onlyOneOfAKind(ranked: readonly (Judgement & { work: FoundWork })[]): Candidate[] {
  const count = (sureness: Sureness) => ranked.filter((one) => one.sureness === sureness).length
  const byId = ranked.filter(({ reason }) => reason === 'id').length
  return ranked.map(({ work, sureness, reason }, place) => {
    const isAlone = count(sureness) === 1 || (place === 0 && byId === 1)
    const stays = sureness === 'likely' ? isAlone && count('certain') === 0 : isAlone
    return { workId: work.id, sureness: stays ? sureness : 'possible', reason }
  })
}

function mediumRank({ mediums }: SourceWork, { medium }: FoundWork): number {
  return mediums.indexOf(medium)
}

/** Very large if a year is unknown. */
function yearsApart({ year }: SourceWork, { releaseDate }: FoundWork): number {
  if (year === null || releaseDate === null) return 10_000
  return Math.abs(year - Number(releaseDate.slice(0, 4)))
}

function compareCreators(sought: SourceWork, work: FoundWork): 'same' | 'different' | 'unknown' {
  if (sought.creators.length === 0 || work.creators.length === 0) return 'unknown'
  const theirs = new Set(work.creators.flatMap(namesOf))
  return sought.creators.flatMap(namesOf).some((name) => theirs.has(name)) ? 'same' : 'different'
}

/** Matches `J. R. R. Tolkien` with `JRR Tolkien`, and `Ursula K. Le Guin` with `Ursula Le Guin`. */
function namesOf(name: string): string[] {
  const words = name.split(/\s+/).filter((word) => !/^\p{L}\.?$/u.test(word))
  return [comparable(name), ...(words.length > 1 ? [comparable(words.join(''))] : [])]
}

const article = /^\s*(the|an?)\s/i

/** Titles match regardless of their article, but "The Gift" and "Gift" of one year may be two films. */
function hasSameArticle({ title, otherTitles }: SourceWork, work: FoundWork): boolean {
  const articleOf = (text: string) => article.exec(text)?.[1]?.toLowerCase()
  return [title, ...otherTitles].some((one) => articleOf(one) === articleOf(work.title))
}

/** Variants of a title: without its subtitle, and with "and" for "&" or the reverse. */
export function variantsOf(title: string): string[] {
  const head = /^(.{4,}?)(?::| [-–—(/])/.exec(title)?.[1]
  const spelled = title.includes('&')
    ? title.replaceAll('&', 'and')
    : title.replaceAll(/ and /gi, ' & ')
  const variants = [head ?? title, spelled].filter((one) => one !== title)
  return variants.filter((one) => one.replace(article, '') !== '')
}
