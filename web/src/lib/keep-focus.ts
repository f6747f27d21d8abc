/** A step of the way from what has the focus up to the main part. */
type Step = { element: Element; parent: Element; place: number }

const parts = '[tabindex], li, article, section, form, main'
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * Where what has the focus goes away or is switched off, and nobody else takes it, the row in its place
 * does, or the nearest part around it; the main part where it was outside of it, as in a window that went
 * with the button it came from. Who works by keyboard does not start again at the top.
 * @returns ends it
 */
export function keepFocus(main: HTMLElement): () => void {
  let last: Element | undefined
  let way: Step[] = []
  const enter = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
    way = last ? wayTo(main, last) : []
  }
  // Left by a press beside it: then nothing is lost. What is taken away is told as left as well.
  const leave = () =>
    queueMicrotask(() => {
      if (last !== document.activeElement && last?.isConnected) last = undefined
    })
  const catchFocus = (target: HTMLElement | null) => {
    if (last && isLost(last)) target?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver(() => {
    if (!last || !isLost(last)) return
    if (way.length > 0) catchFocus(nearest(way))
    // A window gives the focus back itself, a moment later.
    else setTimeout(() => catchFocus(main))
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', enter)
  document.addEventListener('focusout', leave)
  return () => {
    observer.disconnect()
    document.removeEventListener('focusin', enter)
    document.removeEventListener('focusout', leave)
  }
}

function wayTo(main: HTMLElement, target: Element): Step[] {
  if (target === main || !main.contains(target)) return []
  const way: Step[] = []
  for (let element = target; element !== main && element.parentElement;) {
    const parent = element.parentElement
    way.push({ element, parent, place: [...parent.children].indexOf(element) })
    element = parent
  }
  return way
}

function isLost(last: Element): boolean {
  const { activeElement } = document
  if (activeElement !== document.body && activeElement !== last) return false
  return !last.isConnected || last.matches(':disabled')
}

function nearest(way: readonly Step[]): HTMLElement | null {
  const step = way.find(({ parent }) => parent.isConnected)
  if (!step) return null
  const row = step.parent.matches('ul, ol') && (rowAt(step) ?? null)
  const next = row && row.querySelector<HTMLElement>(focusable)
  if (next) return next
  const part = step.parent.closest<HTMLElement>(parts)
  if (part && !part.hasAttribute('tabindex')) part.tabIndex = -1
  return part
}

function rowAt({ parent, place }: Step): Element | undefined {
  return parent.children[place] ?? parent.lastElementChild ?? undefined
}
