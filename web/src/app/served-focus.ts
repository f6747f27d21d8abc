/** A link of the served content: where it leads, and how many that lead there stand before it. */
type ServedLink = { href: string; place: number }

/**
 * Takes care of somebody who has tabbed to a link of the served content before the app draws the same:
 * the app's link to that place gets the focus as soon as it is there, unless it has gone elsewhere.
 */
export function keepServedFocus(root: Element): void {
  const served = root.querySelector('[data-served]')
  if (!served) return
  let held = linkIn(served, document.activeElement)
  const enter = ({ target }: FocusEvent) => {
    held = linkIn(served, target)
    if (!served.isConnected) stop()
  }
  const observer = new MutationObserver(() => {
    if (served.isConnected) return
    const link = held && findLink(root, held)
    if (link || !held) stop()
    link?.focus({ preventScroll: true })
  })
  const stop = () => {
    observer.disconnect()
    document.removeEventListener('focusin', enter)
  }
  observer.observe(root, { childList: true, subtree: true })
  document.addEventListener('focusin', enter)
}

function linkIn(served: Element, element: EventTarget | null): ServedLink | undefined {
  if (!(element instanceof HTMLAnchorElement) || !served.contains(element)) return undefined
  const href = element.getAttribute('href') ?? ''
  return { href, place: linksTo(served, href).indexOf(element) }
}

function findLink(root: Element, { href, place }: ServedLink): HTMLAnchorElement | undefined {
  const links = linksTo(root.querySelector('main') ?? root, href)
  return links[place] ?? links[0]
}

function linksTo(part: Element, href: string): HTMLAnchorElement[] {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter((link) => link.getAttribute('href') === href && link.tabIndex >= 0)
}
