import type { MatchReason, Sureness } from '@medley/contract/imports'
import type { SourceWork } from '../read/record.ts'
import {
  areYearsKnown,
  compareCreators,
  type FoundWork,
  hasSameArticle,
  hasSameSigns,
  hasSameTitle,
  isCommonplace,
  isDistinctive,
  isPartOf,
  sharesName,
  yearsApart,
} from './compare-works.ts'

/** A possible match, with its confidence and reason. */
export interface Candidate {
  workId: number
  sureness: Sureness
  reason: MatchReason
}

export const candidatesMax = 5

const ranks: Record<Sureness, number> = { certain: 0, likely: 1, possible: 2 }

const order = { claim: 0, id: 1, title: 2, variant: 3, likeness: 4 }

interface Judgement {
  sureness: Sureness
  reason: MatchReason
}

type Judged = Judgement & { work: FoundWork }

/**
 * The stored works that may match, best first. At most one is certain: the only one with the same id
 * and title, title and creator, or title and year. Neither an id nor a title alone is ever certain. With
 * `isLoose`, works of the title count as possible whatever their year, and only equal titles are certain.
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
  const works = [...distinct.values()]
  const judged = works.flatMap((work): Judged[] => {
    const judgement = judge(sought, work, works) ?? (isLoose ? anyway(work) : null)
    return judgement ? [{ work, ...judgement }] : []
  })
  const raised = isLoose ? judged : raiseOnly(sought, judged, works)
  const ranked = raised.toSorted(
    (a, b) =>
      ranks[a.sureness] - ranks[b.sureness] ||
      order[a.work.foundBy] - order[b.work.foundBy] ||
      mediumRank(sought, a.work) - mediumRank(sought, b.work) ||
      yearsApart(sought, a.work) - yearsApart(sought, b.work),
  )
  return onlyOneOfAKind(sought, ranked, isLoose).slice(0, candidatesMax)
}

/** What a work is for a member who goes through a file film by film. */
function anyway({ foundBy }: FoundWork): Judgement {
  return { sureness: 'possible', reason: foundBy === 'title' ? 'title' : 'similar title' }
}

/** Null for a work that is no candidate. */
function judge(sought: SourceWork, work: FoundWork, found: readonly FoundWork[]): Judgement | null {
  if (work.foundBy === 'claim' || work.foundBy === 'id') return judgeId(sought, work)
  const judgement =
    work.foundBy === 'title' ? judgeNamesake(sought, work, found) : judgeSimilar(sought, work)
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

function judgeNamesake(
  sought: SourceWork,
  work: FoundWork,
  found: readonly FoundWork[],
): Judgement | null {
  const creators = compareCreators(sought, work)
  if (creators === 'same') return judgeSameCreator(sought, work)
  return creators === 'unknown' ? judgeByYear(sought, work, found) : judgeOtherCreator(sought, work)
}

const isFilmed = ({ medium }: FoundWork) => medium === 'film' || medium === 'tvShow'

function judgeSameCreator(sought: SourceWork, work: FoundWork): Judgement {
  const apart = yearsApart(sought, work)
  if (apart === 0) return { sureness: 'certain', reason: 'title, year and creator' }
  const sureness = !isFilmed(work) ? 'certain' : apart <= 1 ? 'likely' : 'possible'
  return { sureness, reason: 'title and creator' }
}

/** Films of another year are other films, and so are shows of another year that a list of films has. */
function judgeByYear(
  sought: SourceWork,
  work: FoundWork,
  found: readonly FoundWork[],
): Judgement | null {
  const apart = yearsApart(sought, work)
  const isSameArticle = hasSameArticle(sought, work)
  const isOnly = isOnlyNamesake(work, found)
  const isUnmistakable = isOnly && isDistinctive(sought) && hasSameSigns(sought, work)
  if (apart === 0) {
    return { sureness: isSameArticle ? 'certain' : 'possible', reason: 'title and year' }
  }
  if (apart === 1) {
    if (work.medium !== sought.mediums[0]) return null
    const isLikely = isUnmistakable || (isOnly && isSameArticle && !isCommonplace(sought))
    return { sureness: isLikely ? 'likely' : 'possible', reason: 'title and about the year' }
  }
  if (isFilmed(work) && areYearsKnown(sought, work)) return null
  const isLikely = isFilmed(work) && isUnmistakable && isSameArticle
  return { sureness: isLikely ? 'likely' : 'possible', reason: 'title' }
}

/** Whether no other work of the medium has the title, whatever its year. */
function isOnlyNamesake(work: FoundWork, found: readonly FoundWork[]): boolean {
  return found.every(
    ({ id, medium, foundBy }) => id === work.id || medium !== work.medium || foundBy !== 'title',
  )
}

/** Spellings of names vary, so a different creator alone rules out a match only for books and albums. */
function judgeOtherCreator(sought: SourceWork, work: FoundWork): Judgement | null {
  const isNear = sharesName(sought, work)
  if (!isFilmed(work)) {
    return isNear || work.medium === 'podcast' ? { sureness: 'possible', reason: 'title' } : null
  }
  const apart = yearsApart(sought, work)
  if (apart > 1 || (apart === 1 && !isNear)) return null
  const reason = apart === 0 ? 'title and year' : 'title and about the year'
  if (!isNear || !hasSameArticle(sought, work)) return { sureness: 'possible', reason }
  return { sureness: apart === 0 ? 'certain' : 'likely', reason }
}

/** Works with another title count only if the year is about the same, or the creator is. */
function judgeSimilar(sought: SourceWork, work: FoundWork): Judgement | null {
  const creators = compareCreators(sought, work)
  const apart = yearsApart(sought, work)
  const isFirstChoice = work.medium === sought.mediums[0]
  const isPart = isPartOf(sought, work)
  const reason = 'similar title'
  if (creators === 'same') {
    const isLikely = isPart && (apart === 0 || work.medium === 'book')
    return { sureness: isLikely ? 'likely' : 'possible', reason }
  }
  if (creators === 'different' || apart > 1 || !isFirstChoice) return null
  const isShortened = isPart && work.foundBy === 'likeness' && apart === 0
  return { sureness: isShortened ? 'likely' : 'possible', reason }
}

/**
 * Makes the only candidate with the title certain if the title is unmistakable: a film with another
 * article or a year off by one, or a show of the year that a list of films has.
 */
function raiseOnly(
  sought: SourceWork,
  judged: readonly Judged[],
  found: readonly FoundWork[],
): readonly Judged[] {
  const titled = judged.filter(({ reason }) => reason !== 'similar title')
  const [only, other] = titled
  if (!only || other || !isFilmed(only.work) || compareCreators(sought, only.work) !== 'unknown') {
    return judged
  }
  const { work, reason } = only
  if (reason !== 'title and year' && reason !== 'title and about the year') return judged
  const isSameYear = yearsApart(sought, work) === 0
  const isCertain =
    isDistinctive(sought) &&
    hasSameSigns(sought, work) &&
    (isSameYear ||
      (work.medium === sought.mediums[0] &&
        hasSameArticle(sought, work) &&
        isOnlyNamesake(work, found)))
  return isCertain ? [{ ...only, sureness: 'certain' }] : judged
}

/** Matches that are equally sure become `possible`, so that the member decides. */
function onlyOneOfAKind(
  sought: SourceWork,
  ranked: readonly Judged[],
  isLoose: boolean,
): Candidate[] {
  const certain = ranked.filter(({ sureness }) => sureness === 'certain')
  const likely = ranked.filter(({ sureness }) => sureness === 'likely')
  const best =
    certain.length > 0
      ? pickCertain(sought, certain, isLoose)
      : likely.length === 1
        ? likely[0]
        : null
  const toCandidate = ({ work, sureness, reason }: Judged): Candidate => ({
    workId: work.id,
    sureness,
    reason,
  })
  const others = ranked.filter((one) => one !== best)
  return [
    ...(best ? [toCandidate(best)] : []),
    ...others.map((one) => toCandidate({ ...one, sureness: 'possible' })),
  ]
}

/**
 * Of works that match for certain: the one that the member's own files named before, the one of the
 * title, year and creator, the one with the id, or the fullest of entries of the same work.
 */
function pickCertain(
  sought: SourceWork,
  certain: readonly Judged[],
  isLoose: boolean,
): Judged | null {
  const only = (ones: readonly Judged[]) => (ones.length === 1 ? (ones[0] ?? null) : null)
  const exact = certain.filter(({ reason }) => reason === 'title, year and creator')
  return (
    only(certain) ??
    only(certain.filter(({ work }) => work.foundBy === 'claim')) ??
    (exact.length > 0
      ? (exact[0] ?? null)
      : (only(certain.filter(({ reason }) => reason === 'id')) ??
        (isLoose ? null : fullestOfSame(sought, certain))))
  )
}

/**
 * Null if the works may be different ones. Entries of one work lack creators or spell their names
 * differently; those of a title that is too long for two works may also name one of several creators.
 */
function fullestOfSame(sought: SourceWork, certain: readonly Judged[]): Judged | null {
  const [first, ...others] = certain.filter(({ work }) => work.creators.length > 0)
  if (!first || certain.some(({ reason }) => reason !== 'title and year')) return null
  const isSame = others.every(({ work }) => sharesName(first.work, work))
  return isSame || isDistinctive(sought) ? first : null
}

function mediumRank({ mediums }: SourceWork, { medium }: FoundWork): number {
  return mediums.indexOf(medium)
}
