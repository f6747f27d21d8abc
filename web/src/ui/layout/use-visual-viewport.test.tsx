import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useVisualViewport } from './use-visual-viewport.ts'

let seen: EventTarget & { height: number; offsetTop: number; scale: number }

beforeEach(() => {
  seen = Object.assign(new EventTarget(), { height: 700, offsetTop: 0, scale: 1 })
  vi.stubGlobal('visualViewport', seen)
  vi.stubGlobal('innerHeight', 700)
})

afterEach(() => vi.unstubAllGlobals())

function Window({ open }: { open: boolean }) {
  useVisualViewport(open)
  return null
}

function show(change: Partial<typeof seen>) {
  Object.assign(seen, change)
  seen.dispatchEvent(new Event('resize'))
}

const kept = (name: string) => document.documentElement.style.getPropertyValue(name)

test('measures the height above an open keyboard', () => {
  render(<Window open />)
  expect(kept('--keyboard-height')).toBe('')
  show({ height: 400 })
  expect(kept('--viewport-height')).toBe('400px')
  expect(kept('--keyboard-height')).toBe('300px')
  show({ offsetTop: 120 })
  expect(kept('--keyboard-height')).toBe('180px')
})

test('keeps the focused field visible', () => {
  const { container } = render(<Window open />)
  const field = container.appendChild(document.createElement('textarea'))
  const scroll = vi.fn<(place: unknown) => void>()
  field.scrollIntoView = scroll
  show({ height: 400 })
  expect(scroll).not.toHaveBeenCalled()
  field.focus()
  show({ height: 380 })
  expect(scroll).toHaveBeenCalledWith({ block: 'nearest' })
})

test('removes the variables for a closed keyboard, a zoomed page and a closed window', () => {
  const { rerender } = render(<Window open />)
  show({ height: 400 })
  show({ height: 700 })
  expect(kept('--keyboard-height')).toBe('')
  show({ height: 350, scale: 2 })
  expect(kept('--keyboard-height')).toBe('')
  show({ height: 400, scale: 1 })
  expect(kept('--keyboard-height')).toBe('300px')
  rerender(<Window open={false} />)
  expect(kept('--viewport-height') + kept('--keyboard-height')).toBe('')
})
