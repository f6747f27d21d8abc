import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchTerm } from './search-term.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

function type(initial = '') {
  const { result } = renderHook(() => useSearchTerm(initial, 500))
  return {
    result,
    set: (text: string) => act(() => result.current.setText(text)),
    wait: (ms: number) =>
      act(() => {
        vi.advanceTimersByTime(ms)
      }),
    submit: () => act(() => result.current.submit()),
  }
}

test('updates once the delay has passed since the last keystroke', () => {
  const { result, set, wait } = type()
  set('du')
  wait(400)
  set('dune ')
  wait(499)
  expect(result.current.term).toBe('')
  wait(1)
  expect(result.current.term).toBe('dune')
})

test('updates immediately on submit', () => {
  const { result, set, submit } = type()
  set('dune')
  submit()
  expect(result.current.term).toBe('dune')
})

test.each(['', '   '])('clears immediately when the text is %j', (text) => {
  const { result, set } = type('dune')
  set(text)
  expect(result.current.term).toBe('')
})
