import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  endReturn,
  forgetReturn,
  hasReturn,
  returnToEntry,
  returnToScreen,
} from './scroll-return.ts'

const far = { top: 700, anchor: { href: '/far', nth: 0, offset: 100 } }

let drawFrame: () => void = () => undefined

/** A page of one link, so far from its top. */
function showLinkAt(top: number) {
  document.body.innerHTML = '<main><a href="/far"></a></main>'
  const link = document.querySelector('a')
  if (link) link.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 50)
}

beforeEach(() => {
  window.scrollY = 0
  forgetReturn()
  document.body.innerHTML = '<main></main>'
  window.scrollBy = (by?: ScrollToOptions | number) => {
    window.scrollY += typeof by === 'object' ? (by.top ?? 0) : 0
  }
  let next: FrameRequestCallback | undefined
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => {
    next = draw
    return 1
  })
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = undefined
  })
  drawFrame = () => {
    const draw = next
    next = undefined
    draw?.(0)
  }
})

afterEach(() => {
  endReturn()
  vi.unstubAllGlobals()
})

test('goes by distance until the link is there, then to the link, wherever it stands', () => {
  returnToEntry(far)
  expect(window.scrollY).toBe(700)
  for (let frame = 0; frame < 50; frame += 1) drawFrame()
  showLinkAt(1300)
  drawFrame()
  expect(window.scrollY).toBe(1200)
  showLinkAt(1800)
  drawFrame()
  expect(window.scrollY).toBe(1700)
})

test('leaves the page alone once its content has stood for some frames', () => {
  showLinkAt(1300)
  returnToEntry(far)
  for (let frame = 0; frame < 20; frame += 1) drawFrame()
  showLinkAt(1800)
  drawFrame()
  expect(window.scrollY).toBe(1200)
})

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('ends with a %s', (act) => {
  returnToEntry(far)
  window.dispatchEvent(new Event(act))
  showLinkAt(1300)
  drawFrame()
  expect(window.scrollY).toBe(700)
})

test('a screen returns to a position of its own only where its history entry has none', () => {
  returnToScreen({ top: 300, anchor: undefined })
  expect(hasReturn()).toBe(true)
  expect(window.scrollY).toBe(300)
  returnToEntry({ top: 500, anchor: undefined })
  returnToScreen({ top: 300, anchor: undefined })
  expect(window.scrollY).toBe(500)
  forgetReturn()
  expect(hasReturn()).toBe(false)
})
