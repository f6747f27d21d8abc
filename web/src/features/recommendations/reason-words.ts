import type { Reason } from '@medley/contract/works/recommendations'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { joinFacts } from '../../lib/facts.ts'
import { likedGenreTexts } from '../works/works.messages.ts'
import { recommendationTexts as texts } from './recommendations.messages.ts'

/** Why a work is recommended: the strongest reason, and the friends who liked it. */
export function reasonWords(reasons: readonly Reason[]): string {
  const shown = reasons.filter(({ kind }, index) => index === 0 || kind === 'friends')
  return joinFacts(shown.map(inWords))
}

function inWords(reason: Reason): string {
  if (reason.kind === 'liked') return becauseOf(reason.work, reason.rating)
  if (reason.kind === 'friends') return texts.friends(reason.friends.map(displayName), reason.count)
  if (reason.kind === 'creator') return texts.byCreator(reason.name)
  if (reason.kind === 'series') return texts.inSeries(reason.name)
  if (reason.kind === 'genre') return texts.inGenre(likedGenreTexts.inSentence(reason.name))
  return texts.popular
}

/** `Because you gave Alien a 9`, or, without a rating, `Because you watched Alien`. */
export function becauseOf({ title, medium }: CoveredWork, rating: number | null): string {
  return rating === null ? texts.becauseEngaged(title, medium) : texts.because(title, rating)
}
