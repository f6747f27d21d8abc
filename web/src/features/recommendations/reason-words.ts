import type { Reason } from '@medley/contract/works/recommendations'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { joinFacts } from '../../lib/facts.ts'
import { likedGenreTexts } from '../works/works.messages.ts'
import { recommendationTexts as texts } from './recommendations.messages.ts'

/** A work that reasons speak for; reasons of a row have none. */
type Recommended = Pick<CoveredWork, 'title' | 'medium'>

/** Why a work is recommended: the strongest reason, and the friends who liked it. */
export function reasonWords(reasons: readonly Reason[], work?: Recommended): string {
  const shown = reasons.filter(({ kind }, index) => index === 0 || kind === 'friends')
  return joinFacts(shown.map((reason) => inWords(reason, work)))
}

function inWords(reason: Reason, work?: Recommended): string {
  if (reason.kind === 'liked') return becauseOf(reason.work, reason.rating, work)
  if (reason.kind === 'friends') return texts.friends(reason.friends.map(displayName), reason.count)
  if (reason.kind === 'creator') return texts.byCreator(reason.name, reason.rating, reason.medium)
  if (reason.kind === 'series') return texts.inSeries(reason.name)
  if (reason.kind === 'genre') return texts.inGenre(likedGenreTexts.inSentence(reason.name))
  return texts.popular
}

/**
 * `Because you gave Alien a 9`, or, without a rating, `Because you watched Alien`. Of a work with the title of the recommended
 * one: `Because you gave the book a 9`.
 */
export function becauseOf(
  { title, medium }: CoveredWork,
  rating: number | null,
  recommended?: Recommended,
): string {
  if (recommended && isNamesake(title, recommended.title)) {
    return rating === null ? texts.becauseEngagedIt(medium) : texts.becauseIt(medium, rating)
  }
  return rating === null ? texts.becauseEngaged(title, medium) : texts.because(title, rating)
}

function isNamesake(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
