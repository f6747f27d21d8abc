import { recommendationsTexts } from '@medley/texts/recommendations'
import type { Reason } from '@medley/contract/works/recommendations'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { joinFacts } from '../../lib/facts.ts'
import { formatList } from '../../lib/locale.ts'
import { likedGenre } from '../works/liked-genre.ts'

/** A work that reasons speak for; reasons of a row have none. */
type Recommended = Pick<CoveredWork, 'title' | 'displayTitle' | 'medium'>

/** Why a work is recommended: the strongest reason, and the friends who liked it. */
export function reasonWords(reasons: readonly Reason[], work?: Recommended): string {
  const shown = reasons.filter(({ kind }, index) => index === 0 || kind === 'friends')
  return joinFacts(shown.map((reason) => inWords(reason, work)))
}

function inWords(reason: Reason, work?: Recommended): string {
  if (reason.kind === 'liked') return becauseOf(reason.work, reason.rating, work)
  if (reason.kind === 'friends') {
    const names = friendsNamed(reason.friends.map(displayName), reason.count)
    return recommendationsTexts.friends({ names })
  }
  if (reason.kind === 'creator') return recommendationsTexts.byCreator(reason)
  if (reason.kind === 'series') return recommendationsTexts.inSeries({ name: reason.name })
  if (reason.kind === 'genre')
    return recommendationsTexts.inGenre({ genre: likedGenre(reason.name) })
  return recommendationsTexts.popular
}

/** `Nora`, `Nora and Ben`, `Nora and 3 friends`. */
function friendsNamed(names: readonly string[], count: number): string {
  const [first = ''] = names
  if (count <= 2 && names.length === count) return formatList(names)
  return formatList([first, recommendationsTexts.otherFriends({ count: count - 1 })])
}

/**
 * `Because you gave Alien a 9`, or, without a rating, `Because you watched Alien`. Of a work with the title of the recommended
 * one: `Because you gave the book a 9`.
 */
export function becauseOf(
  work: CoveredWork,
  rating: number | null,
  recommended?: Recommended,
): string {
  const { medium } = work
  const title = displayTitleOf(work)
  if (recommended && isNamesake(title, displayTitleOf(recommended))) {
    return rating === null
      ? recommendationsTexts.becauseEngagedIt({ medium })
      : recommendationsTexts.becauseIt({ medium, rating })
  }
  return rating === null
    ? recommendationsTexts.becauseEngaged({ title, medium })
    : recommendationsTexts.because({ title, rating })
}

function isNamesake(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
