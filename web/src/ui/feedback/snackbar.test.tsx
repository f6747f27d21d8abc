import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hideSnackbar, showSnackbar } from './snackbar-store.ts'
import { SnackbarHost } from './snackbar.tsx'

beforeEach(() => {
  vi.useFakeTimers()
  render(<SnackbarHost />)
})

afterEach(() => {
  act(hideSnackbar)
  vi.useRealTimers()
})

const show = (...args: Parameters<typeof showSnackbar>) => act(() => showSnackbar(...args))
const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms)
  })
}

test('disappears after three seconds', () => {
  show({ text: 'Saved', kind: 'success' })
  pass(2999)
  expect(screen.getByText('Saved')).toBeTruthy()
  pass(1)
  expect(screen.queryByText('Saved')).toBeNull()
})

test('a custom timeout applies to its message only', () => {
  show({ text: 'Slow', kind: 'warning', timeout: 8000 })
  pass(7999)
  expect(screen.getByText('Slow')).toBeTruthy()
  pass(1)
  show({ text: 'Next', kind: 'warning' })
  pass(3000)
  expect(screen.queryByText('Next')).toBeNull()
})

test('a new message replaces the current one and gets its full time', () => {
  show({ text: 'First', kind: 'success' })
  pass(2000)
  show({ text: 'Second', kind: 'success' })
  expect(screen.queryByText('First')).toBeNull()
  pass(2999)
  expect(screen.getByText('Second')).toBeTruthy()
})

test('the end of a message’s time hides no newer message', () => {
  show({ text: 'First', kind: 'error' })
  act(() => {
    vi.advanceTimersByTime(2999)
    showSnackbar({ text: 'Second', kind: 'success' })
    // The first one is still on the screen.
    vi.advanceTimersByTime(1)
  })
  expect(screen.getByText('Second')).toBeTruthy()
})

test('closes by its button', () => {
  show({ text: 'Saved', kind: 'success' })
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('Saved')).toBeNull()
})

test('offers its action', () => {
  const run = vi.fn<() => void>()
  show({ text: 'An error occurred', kind: 'error', action: { label: 'Reload', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(run).toHaveBeenCalledOnce()
  show({ text: 'Saved', kind: 'success' })
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull()
})

test('announces errors assertively and others politely', () => {
  show({ text: 'An error occurred', kind: 'error' })
  expect(screen.getByRole('alert').textContent).toBe('An error occurred')
  show({ text: 'Saved', kind: 'success' })
  expect(screen.getByRole('alert').textContent).toBe('')
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test.each([
  [50, false],
  [51, true],
])('a text of %i characters is multiline: %s', (length, multiline) => {
  const text = 'x'.repeat(length)
  show({ text, kind: 'success' })
  const message = screen.getByText(text).parentElement
  expect(/multiline/.test(message?.className ?? '')).toBe(multiline)
})
