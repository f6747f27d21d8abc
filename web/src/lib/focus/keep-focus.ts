/** An ancestor between the focused element and the main element, with its position in its parent. */
type Step = { element: Element; parent: Element; index: number }

const parts = '[tabindex], li, article, section, form, main'
const focusable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled)'

/**
 * When the focused element is removed or disabled and nothing else takes the focus, moves it to the
 * row that took its place or to the nearest remaining ancestor; to the main element if the focus was
 * outside it, as in a dialog. Keyboard users do not start again at the top of the page.
 * @returns stops observing
 */
export function keepFocus(main: HTMLElement): () => void {
  let last: Element | undefined
  let way: Step[] = []
  const enter = ({ target }: FocusEvent) => {
    last = target instanceof Element ? target : undefined
    way = last ? wayTo(main, last) : []
  }
  // A blur by a click elsewhere is no loss. Removing an element fires `focusout` too.
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
    // A closing dialog restores the focus itself a moment later.
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
    way.push({ element, parent, index: [...parent.children].indexOf(element) })
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

function rowAt({ parent, index }: Step): Element | undefined {
  return parent.children[index] ?? parent.lastElementChild ?? undefined
}
