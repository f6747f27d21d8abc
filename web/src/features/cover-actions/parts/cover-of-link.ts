import { coverOf } from '../../works/cover-props.ts'

/** The cover of a link, or of what is in it. */
export function coverOfLink(target: EventTarget | null): HTMLElement | null {
  const link =
    target instanceof Element ? target.closest<HTMLElement>('[data-cover-link]') : undefined
  if (!link) return coverOf(target)
  const name = `[data-cover="${link.dataset['coverLink']}"]`
  for (let around: Element | null = link; around; around = around.parentElement) {
    const cover = around.querySelector<HTMLElement>(name)
    if (cover) return cover
  }
  return null
}
