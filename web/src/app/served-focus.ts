/** A link in the served content: its target, and how many earlier links share that target. */
type ServedLink = { href: string; index: number }

/**
 * Keeps the keyboard focus when the app replaces the served content: the app's link with the same
 * target takes the focus as soon as it exists, unless the focus has moved elsewhere.
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
  return { href, index: linksTo(served, href).indexOf(element) }
}

function findLink(root: Element, { href, index }: ServedLink): HTMLAnchorElement | undefined {
  const links = linksTo(root.querySelector('main') ?? root, href)
  return links[index] ?? links[0]
}

function linksTo(part: Element, href: string): HTMLAnchorElement[] {
  const links = [...part.querySelectorAll<HTMLAnchorElement>('a[href]')]
  return links.filter((link) => link.getAttribute('href') === href && link.tabIndex >= 0)
}
