import { isMedium, type Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'

/** Facts about a work for its cover. */
export interface CoveredWork {
  id: number
  medium: Medium
  title: string
  displayTitle?: string | undefined
}

/**
 * Props for the link around a cover. `CoverActionsHost` finds their attributes, offers watched, save, rate and
 * others by hover, focus, long press and number keys, and lets the cover travel to the work page.
 */
export function coverProps(work: CoveredWork) {
  return { ...coverMarks(work), viewTransition: mayTravel() }
}

/** As `coverProps`, for a cover that is no link, or a link elsewhere than to its work. Its picture is its first child. */
export function coverMarks(work: CoveredWork) {
  return {
    'data-cover': `${work.medium} ${work.id}`,
    'data-cover-title': displayTitleOf(work),
  }
}

/** For a link whose cover, with `coverMarks`, is in it or near it: the focus on the link counts as on the cover. */
export function coverLinkMarks({ id, medium }: CoveredWork) {
  return { 'data-cover-link': `${medium} ${id}` }
}

/** The cover that an event happened on. */
export function coverOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cover]') : null
}

/** The work of an element with `coverMarks`. */
export function workOfCover(cover: HTMLElement): CoveredWork | null {
  const [medium, id] = cover.dataset['cover']?.split(' ') ?? []
  if (!isMedium(medium)) return null
  return { id: Number(id), medium, title: cover.dataset['coverTitle'] ?? '' }
}

/** True if screens may change with a view transition. */
export function mayTravel(): boolean {
  return (
    'startViewTransition' in document &&
    !window.matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}
