/** Where a page is scrolled to. What stands above may have another height on return, so a link counts more. */
export interface ScrollPlace {
  /** Distance from the top of the page. */
  top: number
  /** The first link in sight that scrolls with the page, and how far below the top of the window it is. */
  anchor: Anchor | undefined
}

interface Anchor {
  href: string
  /** How many links before it lead to the same place. */
  nth: number
  offset: number
}

export function readScrollPlace(): ScrollPlace {
  const top = window.scrollY
  return { top, anchor: top === 0 ? undefined : firstInSight() }
}

/** Goes there, at once. Without the link by the distance alone. Answers whether the page had to move. */
export function goToScrollPlace({ top, anchor }: ScrollPlace): boolean {
  const link = anchor && linksTo(anchor.href)[anchor.nth]
  const miss = link ? link.getBoundingClientRect().top - anchor.offset : top - window.scrollY
  if (Math.abs(miss) < 1) return false
  window.scrollBy({ top: miss, behavior: 'instant' })
  return true
}

function firstInSight(): Anchor | undefined {
  const link = links().find(
    (each) => each.getBoundingClientRect().bottom > 0 && scrollsWithPage(each),
  )
  if (!link) return undefined
  const href = link.getAttribute('href') ?? ''
  const offset = link.getBoundingClientRect().top
  return { href, nth: linksTo(href).indexOf(link), offset }
}

/** A link in a column that is held in sight says nothing about the place. */
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
