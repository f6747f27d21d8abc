import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createPresence, useIsAnyPresent, usePresence } from './presence.ts'

test('tells for as long as any of several is present', () => {
  const windows = createPresence()
  function Window({ isOpen }: { isOpen: boolean }) {
    usePresence(windows, isOpen)
    return null
  }
  function Watcher() {
    return <p>{String(useIsAnyPresent(windows))}</p>
  }
  const show = (open: readonly boolean[]) => (
    <>
      <Watcher />
      {open.map((isOpen, index) => (
        <Window key={index} isOpen={isOpen} />
      ))}
    </>
  )
  const { rerender } = render(show([true, true]))
  expect(screen.getByText('true')).toBeTruthy()
  rerender(show([true, false]))
  expect(screen.getByText('true')).toBeTruthy()
  rerender(show([false, false]))
  expect(screen.getByText('false')).toBeTruthy()
  rerender(show([true]))
  expect(screen.getByText('true')).toBeTruthy()
  rerender(show([]))
  expect(screen.getByText('false')).toBeTruthy()
})
