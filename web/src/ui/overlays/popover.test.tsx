import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLayoutEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { Popover } from './popover.tsx'

function show() {
  render(
    <>
      <Popover label="Login" trigger={<button type="button">Log in</button>}>
        <input aria-label="Username" />
      </Popover>
      <button type="button">Elsewhere</button>
    </>,
  )
  return screen.getByRole('button', { name: 'Log in' })
}

test('focuses its first field, and Esc restores the focus', async () => {
  const trigger = show()
  await userEvent.click(trigger)
  expect(screen.getByRole('dialog', { name: 'Login' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Username' }))
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('has the focus at its first paint', async () => {
  let atPaint: Element | null = null
  function Page() {
    const [isOpen, setIsOpen] = useState(false)
    // Runs after the effects of the popover that come before the paint.
    useLayoutEffect(() => {
      if (isOpen) atPaint = document.activeElement
    }, [isOpen])
    return (
      <Popover
        label="Login"
        trigger={<button type="button">Log in</button>}
        open={isOpen}
        onOpenChange={setIsOpen}
      >
        <input aria-label="Username" />
      </Popover>
    )
  }
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }))
  expect(atPaint).toBe(screen.getByRole('textbox', { name: 'Username' }))
})

test('closes when the focus leaves it or on a click elsewhere', async () => {
  const trigger = show()
  await userEvent.click(trigger)
  await userEvent.tab()
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
