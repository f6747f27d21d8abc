/** A scroll position. Content above may change its height, so an anchor link takes precedence over the distance. */
export interface ScrollPosition {
  /** Distance from the top of the page. */
  top: number
  /** A visible link that scrolls with the page, and its distance from the top of the viewport. */
  anchor: Anchor | undefined
}

interface Anchor {
  href: string
  /** Number of earlier links with the same target. */
  nth: number
  offset: number
}

export function readScrollPosition(): ScrollPosition {
  const top = window.scrollY
  return { top, anchor: top === 0 ? undefined : linkInSight() }
}

/**
 * Scrolls there at once, by distance as long as the link is not there. Returns whether the page was there
 * already, with its link.
 */
export function goToScrollPosition({ top, anchor }: ScrollPosition): boolean {
  const link = anchor && linksTo(anchor.href)[anchor.nth]
  const miss = link ? link.getBoundingClientRect().top - anchor.offset : top - window.scrollY
  if (Math.abs(miss) < 1) return link !== undefined || anchor === undefined
  window.scrollBy({ top: miss, behavior: 'instant' })
  return false
}

/** The link that has the focus, as one has that was followed, else the first in sight. */
function linkInSight(): Anchor | undefined {
  const all = links()
  const link =
    all.find((each) => each === document.activeElement && isInSight(each)) ?? all.find(isInSight)
  if (!link) return undefined
  const href = link.getAttribute('href') ?? ''
  const offset = link.getBoundingClientRect().top
  return { href, nth: linksTo(href).indexOf(link), offset }
}

function isInSight(link: HTMLElement): boolean {
  if (!isRendered(link)) return false
  const { top, bottom } = link.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight && scrollsWithPage(link)
}

/** Measuring what the browser skips for being far away would lay it out. */
function isRendered(link: HTMLElement): boolean {
  return link.checkVisibility?.({ contentVisibilityAuto: true }) ?? true
}

/** Links in a sticky column do not move with the page and cannot serve as anchors. */
function scrollsWithPage(link: HTMLElement): boolean {
  for (let element: HTMLElement | null = link; element; element = element.parentElement) {
    if (/sticky|fixed/.test(getComputedStyle(element).position)) return false
  }
  return true
}

function links(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')]
}

function linksTo(href: string): HTMLAnchorElement[] {
  return links().filter((link) => link.getAttribute('href') === href)
}
