import { afterEach, beforeEach, expect, test } from 'vitest'
import { goToScrollPosition, readScrollPosition } from './scroll-position.ts'

/** Links of a page, each with its distance from the top of the page. */
function showLinks(offsets: Record<string, number>) {
  document.body.innerHTML = '<main></main>'
  for (const [id, top] of Object.entries(offsets)) {
    const link = document.createElement('a')
    link.setAttribute('href', `/${id.replace(/\d$/, '')}`)
    link.getBoundingClientRect = () => new DOMRect(0, top - window.scrollY, 100, 50)
    document.querySelector('main')?.append(link)
  }
}

beforeEach(() => {
  window.scrollY = 0
  window.scrollBy = (by?: ScrollToOptions | number) => {
    window.scrollY += typeof by === 'object' ? (by.top ?? 0) : 0
  }
})

afterEach(() => {
  document.body.innerHTML = ''
})

test('finds the link again when the content above it has grown', () => {
  showLinks({ a: 0, b: 500, c: 1000 })
  window.scrollY = 700
  const position = readScrollPosition()
  showLinks({ a: 0, b: 900, c: 1400 })
  goToScrollPosition(position)
  expect(window.scrollY).toBe(1100)
})

test('distinguishes links with the same target', () => {
  showLinks({ a1: 0, a2: 500, a3: 1000 })
  window.scrollY = 520
  const position = readScrollPosition()
  window.scrollY = 0
  showLinks({ a1: 0, a2: 400, a3: 1000 })
  goToScrollPosition(position)
  expect(window.scrollY).toBe(420)
})

test('falls back to the distance when the link is gone', () => {
  showLinks({ a: 0, b: 500 })
  window.scrollY = 480
  const position = readScrollPosition()
  showLinks({ c: 0 })
  goToScrollPosition(position)
  expect(window.scrollY).toBe(480)
})

test('ignores links in a sticky column', () => {
  showLinks({ held: 0, b: 500, c: 1000 })
  const held = document.querySelector('a')
  if (held) {
    held.style.position = 'sticky'
    held.getBoundingClientRect = () => new DOMRect(0, 80, 100, 50)
  }
  window.scrollY = 700
  const position = readScrollPosition()
  window.scrollY = 0
  goToScrollPosition(position)
  expect(window.scrollY).toBe(700)
})

test('keeps the followed link in its position, even if links before it are gone', () => {
  showLinks({ a: 0, b: 500, c: 700 })
  window.scrollY = 400
  const followed = [...document.querySelectorAll('a')].at(-1)
  followed?.focus()
  const position = readScrollPosition()
  showLinks({ a: 0, c: 450 })
  goToScrollPosition(position)
  expect(window.scrollY).toBe(150)
})
