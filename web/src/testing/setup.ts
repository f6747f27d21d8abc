import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'
import {
  escapeCss,
  MediaQueries,
  SilentIntersectionObserver,
  SilentResizeObserver,
} from './browser-gaps.ts'

// Lazily loaded chunks take longer on a busy machine.
configure({ asyncUtilTimeout: 8000 })

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

afterEach(() => {
  cleanup()
  localStorage.clear()
})
