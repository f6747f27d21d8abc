import type { MatchReason, Sureness } from '@medley/contract/transfer/import-values'
import { namesOtherPart, titleKey } from '../../../catalogue/titles/title-spellings.ts'
import type { SourceWork } from '@medley/doors/record'
import {
  cameLater,
  type Comparison,
  compareWorks,
  type FoundWork,
  isCommonplace,
  isDistinctive,
  isUnmistakable,
  sharesName,
  type SoughtWork,
} from './compare-works.ts'
import { proveByTitle } from './title-alone.ts'

/** A possible match, with its confidence and reason. */
export interface Candidate {
  workId: number
  sureness: Sureness
  reason: MatchReason
}

export const candidatesMax = 5

const ranks: Record<Sureness, number> = { certain: 0, likely: 1, possible: 2 }

const order = { claim: 0, id: 1, title: 2, form: 3, likeness: 4 }

interface Judgement {
  sureness: Sureness
  reason: MatchReason
}

type Judged = Judgement & Comparison

/**
 * The stored works that may match, best first. At most one is certain: the only one with the same id
 * and title, title and creator, title and year, or only with the title of a show, podcast or well-known film. An id is never
 * certain against the title. With `isLoose`, works of the title count as possible whatever their year, and only equal titles are certain.
 */
export function rankMatches(
  sought: SoughtWork,
  found: readonly FoundWork[],
  { isLoose = false }: { isLoose?: boolean } = {},
): Candidate[] {
  const distinct = new Map<number, FoundWork>()
  for (const work of found) {
    if (!isKnownById(work) && cameLater(sought, work)) continue
    const known = distinct.get(work.id)
    if (!known || order[work.foundBy] < order[known.foundBy]) distinct.set(work.id, work)
  }
  const compared = withoutNameless([...distinct.values()]).map((work) => compareWorks(sought, work))
  const judged = compared.flatMap((one): Judged[] => {
    const judgement = isLoose ? judgeLoosely(one, compared) : judge(one, compared)
    return judgement ? [{ ...one, ...judgement }] : []
  })
  const raised = isLoose ? judged : raiseOnly(sought, judged, compared)
  const ranked = raised.toSorted(
    (a, b) =>
      ranks[a.sureness] - ranks[b.sureness] ||
      order[a.work.foundBy] - order[b.work.foundBy] ||
      mediumRank(sought, a.work) - mediumRank(sought, b.work) ||
      a.yearsApart - b.yearsApart,
  )
  return onlyOneOfAKind(sought, ranked, isLoose).slice(0, candidatesMax)
}

/** Leaves out works without creators beside one of their title and year that has some: nothing tells them apart. */
function withoutNameless(works: readonly FoundWork[]): FoundWork[] {
  const keyOf = ({ medium, title, releaseDate }: FoundWork) =>
    `${medium}|${releaseDate?.slice(0, 4) ?? ''}|${titleKey(title)}`
  const named = new Set(works.filter(({ creators }) => creators.length > 0).map(keyOf))
  return works.filter(
    (work) => work.creators.length > 0 || isKnownById(work) || !named.has(keyOf(work)),
  )
}

const isKnownById = ({ foundBy }: FoundWork) => foundBy === 'claim' || foundBy === 'id'

/** Judges a work for a member who goes through a file film by film. */
function judgeLoosely(one: Comparison, all: readonly Comparison[]): Judgement | null {
  const judgement = judge(one, all)
  if (judgement?.reason === 'similar title') return { ...judgement, sureness: 'possible' }
  if (judgement) return judgement
  if (one.work.foundBy === 'title') return { sureness: 'possible', reason: 'title' }
  return one.likeness && { sureness: 'possible', reason: 'similar title' }
}

/** Null for a work that is no candidate. */
function judge(one: Comparison, all: readonly Comparison[]): Judgement | null {
  if (isKnownById(one.work)) return judgeId(one)
  const judgement = one.work.foundBy === 'title' ? judgeNamesake(one, all) : judgeSimilar(one, all)
  if (one.isFirstMedium || judgement?.sureness !== 'certain') return judgement
  return { ...judgement, sureness: 'likely' }
}

/** An id in a file is certain only if the title, or creator and year, agree, or the file has no title. */
function judgeId(one: Comparison): Judgement {
  const isSameWork =
    one.sought.isNameless === true ||
    one.hasSameTitle ||
    (one.creators === 'same' && one.yearsApart <= 1)
  if (isSameWork) return { sureness: 'certain', reason: 'id' }
  // A title in another language, perhaps.
  return { sureness: one.yearsApart <= 1 ? 'likely' : 'possible', reason: 'id' }
}

function judgeNamesake(one: Comparison, all: readonly Comparison[]): Judgement | null {
  if (one.creators === 'same') return judgeSameCreator(one)
  return one.creators === 'unknown' ? judgeByYear(one, all) : judgeOtherCreator(one)
}

function judgeSameCreator(one: Comparison): Judgement {
  const apart = one.yearsApart
  if (apart === 0) return { sureness: 'certain', reason: 'title, year and creator' }
  const sureness = !one.isFilmed ? 'certain' : apart <= 1 ? 'likely' : 'possible'
  return { sureness, reason: 'title and creator' }
}

/** Films of another year are other films, and so are shows of another year that a list of films has. */
function judgeByYear(one: Comparison, all: readonly Comparison[]): Judgement | null {
  const apart = one.yearsApart
  const isSameArticle = one.hasSameArticle
  const isOnly = isOnlyNamesake(one, all)
  const isUnmistakable = isOnly && isDistinctive(one.sought) && one.hasSameSigns
  if (apart === 0) {
    return { sureness: isSameArticle ? 'certain' : 'possible', reason: 'title and year' }
  }
  if (apart === 1) {
    if (!one.isFirstMedium) return null
    const isLikely = isUnmistakable || (isOnly && isSameArticle && !isCommonplace(one.sought))
    return { sureness: isLikely ? 'likely' : 'possible', reason: 'title and about the year' }
  }
  if (one.isFilmed && one.areYearsKnown) return null
  return judgeByTitle(one, all, { isLikely: one.isFilmed && isUnmistakable && isSameArticle })
}

function judgeByTitle(
  one: Comparison,
  all: readonly Comparison[],
  { isLikely }: { isLikely: boolean },
): Judgement {
  const proof = proveByTitle(one, all)
  if (proof !== 'none') return { sureness: proof, reason: 'title' }
  const sureness = isLikely && one.episodes !== 'other' ? 'likely' : 'possible'
  return { sureness, reason: 'title' }
}

/** True if no other work of the medium has the title, whatever its year. */
function isOnlyNamesake({ work }: Comparison, all: readonly Comparison[]): boolean {
  return all.every(
    ({ work: { id, medium, foundBy } }) =>
      id === work.id || medium !== work.medium || foundBy !== 'title',
  )
}

/** Spellings of names vary, so a different creator alone rules out a match only for books and albums. */
function judgeOtherCreator(one: Comparison): Judgement | null {
  const isNear = one.sharesName
  if (!one.isFilmed) {
    return isNear || one.work.medium === 'podcast'
      ? { sureness: 'possible', reason: 'title' }
      : null
  }
  const apart = one.yearsApart
  if (apart > 1 || (apart === 1 && !isNear)) return null
  const reason = apart === 0 ? 'title and year' : 'title and about the year'
  if (!isNear || !one.hasSameArticle) return { sureness: 'possible', reason }
  return { sureness: apart === 0 ? 'certain' : 'likely', reason }
}

/**
 * Works found by another spelling, a piece or likeness of the title. Without a creator in common only those
 * of the year count, or of about the year if the title is the same.
 */
function judgeSimilar(one: Comparison, all: readonly Comparison[]): Judgement | null {
  const { likeness } = one
  if (likeness === null) return null
  if (likeness === 'same' && one.creators === 'same') return judgeSameCreator(one)
  const apart = one.yearsApart
  const reason = 'similar title'
  if (one.creators === 'same') {
    const isLikely = likeness !== 'near' && (apart === 0 || one.work.medium === 'book')
    return { sureness: isLikely ? 'likely' : 'possible', reason }
  }
  const isOther = one.creators === 'different' && !(one.isFilmed && one.sharesName)
  if (isOther || (likeness !== 'same' && !one.isFirstMedium)) return null
  return judgeSimilarByYear(one, all)
}

function judgeSimilarByYear(one: Comparison, all: readonly Comparison[]): Judgement | null {
  const { likeness, yearsApart: apart } = one
  const proof = likeness === 'same' ? proveByTitle(one, all) : 'none'
  if (proof !== 'none') return { sureness: proof, reason: 'title' }
  if (apart === 0) {
    const judgement = judgeOfYear(one)
    const hasNamesake = all.some((other) => other.work.foundBy === 'title' && other.yearsApart <= 1)
    return hasNamesake ? { ...judgement, sureness: 'likely' } : judgement
  }
  if (apart > 1 || likeness !== 'same' || !one.isFirstMedium) return null
  return { sureness: 'possible', reason: 'title and about the year' }
}

/**
 * Certain for the same title if no two works of a year share it by chance, and for one that lacks only an
 * addition that the file has.
 */
function judgeOfYear(one: Comparison): Judgement {
  const { sought, work, likeness } = one
  const isSame = likeness === 'same' && isUnmistakable(sought) && one.hasSameSigns
  const hasAddition = sought.title.length > work.title.length
  const isCore = likeness === 'core' && (hasAddition || isUnmistakable(sought))
  const isCertain = (isSame || isCore) && !namesOtherPart(sought.title, work.title)
  return {
    sureness: isCertain && one.isFilmed ? 'certain' : 'likely',
    reason: likeness === 'same' ? 'title and year' : 'similar title',
  }
}

/**
 * Makes the only candidate with the title certain if the title is unmistakable: a film with another
 * article or a year off by one, or a show of the year that a list of films has, also by a further title.
 */
function raiseOnly(
  sought: SourceWork,
  judged: readonly Judged[],
  all: readonly Comparison[],
): readonly Judged[] {
  const titled = judged.filter(({ reason }) => reason !== 'similar title')
  const [only, other] = titled
  if (!only || other || !only.isFilmed || only.creators !== 'unknown') {
    return judged
  }
  const { work, reason } = only
  if (reason !== 'title and year' && reason !== 'title and about the year') return judged
  const isSameYear = only.yearsApart === 0
  const isLongEnough = isSameYear && only.hasSameArticle ? isUnmistakable : isDistinctive
  const isCertain =
    isLongEnough(sought) &&
    only.hasSameSigns &&
    !namesOtherPart(sought.title, work.title) &&
    (isSameYear || (only.isFirstMedium && only.hasSameArticle && isOnlyNamesake(only, all)))
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
 * title, year and creator, the one with the id, the one written alike, or the fullest of entries of the same work.
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
        (isLoose ? null : only(certain.filter((one) => isWritten(sought, one)))) ??
        (isLoose ? null : fullestOfSame(sought, certain))))
  )
}

/** "Crimewave" is not "Crime Wave", though they compare as one title. */
const isWritten = ({ title }: SourceWork, { work }: Judged) =>
  title.toLowerCase() === work.title.toLowerCase()

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
