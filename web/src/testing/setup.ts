import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import {
  escapeCss,
  MediaQueries,
  SilentIntersectionObserver,
  SilentResizeObserver,
} from './browser-gaps.ts'
import { loadDrawings } from '../ui/pictures/use-drawings.ts'
import { reportProblem, takeProblems } from './problems.ts'

// Lazily loaded chunks take longer on a busy machine.
configure({ asyncUtilTimeout: 8000 })

// Covers are drawn whole from the first render on.
await loadDrawings()

// jsdom has no layout; these stubs replace the browser APIs that measure it.
window.ResizeObserver = SilentResizeObserver
window.IntersectionObserver = SilentIntersectionObserver
vi.stubGlobal('CSS', { escape: escapeCss })
window.matchMedia = new MediaQueries().match
Element.prototype.scrollIntoView ??= () => undefined
Element.prototype.getAnimations ??= () => []
// jsdom hides popovers but has no top layer to show them in.
HTMLElement.prototype.showPopover ??= function show() {
  this.style.display = 'block'
}
window.scrollTo = () => undefined
window.scrollBy = () => undefined

// A test without the fake server sends nothing; the fake server puts itself in this place.
beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    reportProblem(`Nothing answers ${method} ${url}`)
    throw new TypeError('Failed to fetch')
  })
})

// Runs after the clean-up of the tests themselves, which a failure here would skip.
afterEach(() => {
  cleanup()
  localStorage.clear()
  const problems = takeProblems()
  if (problems.length > 0) throw new Error(problems.join('\n'))
})

// Files share a window, which takes long to make, but each has its own copy of the app's modules.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  sessionStorage.clear()
  window.scrollY = 0
  history.replaceState(null, '', '/')
  document.head.replaceChildren()
  const { body } = document
  body.replaceChildren()
  // It would count as what had the focus before, from which jsdom computes `:focus-visible`.
  body.remove()
  document.documentElement.append(body)
  for (const name of document.documentElement.getAttributeNames()) {
    document.documentElement.removeAttribute(name)
  }
})
