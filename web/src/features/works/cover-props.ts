import { isMedium, type Medium } from '@medley/contract/medium'

/** Facts about a work for its cover. */
export interface CoveredWork {
  id: number
  medium: Medium
  title: string
}

/**
 * Props for the link around a cover. `CoverActionsHost` finds their attributes, offers watched, save and
 * rate by hover, focus, long press and number keys, and lets the cover travel to the work page.
 */
export function coverProps({ id, medium, title }: CoveredWork) {
  return {
    'data-cover': `${medium} ${id}`,
    'data-cover-title': title,
    viewTransition: mayTravel(),
  }
}

/** The link around the cover that an event happened on. */
export function coverOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-cover]') : null
}

/** True if a cover is among recommendations, which can be dismissed. */
export function isRecommended(cover: HTMLElement): boolean {
  return cover.closest('[data-recommended]') !== null
}

/** The work of a link with `coverProps`. */
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
