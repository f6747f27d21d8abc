import { coverOf, mayTravel } from '../works/cover-props.ts'

/** The name by which a cover travels to the poster of the work page, whose style sheet has it too. */
const travelName = 'work-cover'

/** Names the picture of a clicked cover, and no other one on the screen, for the view transition that follows. */
export function nameClickedCover(event: Event): void {
  const picture = coverOf(event.target)?.firstElementChild
  if (!(picture instanceof HTMLElement) || !mayTravel()) return
  for (const poster of document.querySelectorAll<HTMLElement>('[data-work-poster] > *')) {
    poster.style.viewTransitionName = 'none'
  }
  for (const other of document.querySelectorAll<HTMLElement>('[data-cover] > :first-child')) {
    other.style.viewTransitionName = other === picture ? travelName : ''
  }
}
