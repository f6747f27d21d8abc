import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ExpandableText } from './expandable-text.tsx'

/** Reports an element as soon as it is observed, like a browser before the next paint. */
class PromptResizeObserver {
  readonly #tell
  constructor(tell: (entries: Pick<ResizeObserverEntry, 'target'>[]) => void) {
    this.#tell = tell
  }
  observe(target: Element) {
    queueMicrotask(() => act(() => this.#tell([{ target }])))
  }
  disconnect() {}
}

beforeEach(() => vi.stubGlobal('ResizeObserver', PromptResizeObserver))

function withHeights(full: number, visible: number) {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(full)
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(visible)
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('leaves a text that overflows by 4 px or less', async () => {
  withHeights(104, 100)
  render(<ExpandableText>A short word on a long film.</ExpandableText>)
  await Promise.resolve()
  expect(screen.queryByRole('button')).toBeNull()
})

test('expands and collapses a text that overflows by more than 4 px', async () => {
  withHeights(105, 100)
  render(<ExpandableText>A long word on a short film.</ExpandableText>)
  const more = await screen.findByRole('button', { name: 'Show More' })
  expect(more.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(more)
  const less = screen.getByRole('button', { name: 'Show Less' })
  expect(less.getAttribute('aria-expanded')).toBe('true')
  await userEvent.click(less)
  expect(await screen.findByRole('button', { name: 'Show More' })).toBeTruthy()
})

test('expands when something clipped scrolls into view', async () => {
  withHeights(105, 100)
  render(<ExpandableText>A long word on a short film.</ExpandableText>)
  await screen.findByRole('button', { name: 'Show More' })
  fireEvent.scroll(screen.getByText('A long word on a short film.'))
  expect(screen.getByRole('button', { name: 'Show Less' })).toBeTruthy()
})
