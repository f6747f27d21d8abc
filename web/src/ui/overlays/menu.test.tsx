import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { keepFocus } from '../../lib/focus/keep-focus.ts'
import { Button } from '../forms/button.tsx'
import { Menu, MenuItem, MenuLink } from './menu.tsx'

function open() {
  const onLogout = vi.fn()
  const onDelete = vi.fn()
  render(
    <>
      <Menu trigger={<Button>Account</Button>}>
        <MenuLink link={createElement('a', { href: '#saved' })}>Saved for Later</MenuLink>
        <MenuItem onSelect={onLogout}>Logout</MenuItem>
        <MenuItem onSelect={onDelete} disabled>
          Delete
        </MenuItem>
      </Menu>
      <p>Elsewhere</p>
    </>,
  )
  return { onLogout, onDelete, trigger: screen.getByRole('button', { name: 'Account' }) }
}

const focused = () => document.activeElement?.textContent

test('opens and wraps with arrow keys, and letters find an item', async () => {
  const { trigger } = open()
  trigger.focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(screen.getByRole('menu', { name: 'Account' })).toBeTruthy()
  expect(focused()).toBe('Saved for Later')
  await userEvent.keyboard('{ArrowUp}')
  expect(focused()).toBe('Delete')
  await userEvent.keyboard('{ArrowDown}l')
  expect(focused()).toBe('Logout')
  await userEvent.keyboard('{Home}')
  expect(focused()).toBe('Saved for Later')
})

test('closes on Esc and restores the focus', async () => {
  const { trigger } = open()
  await userEvent.click(trigger)
  expect(trigger.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('menu')).toBeNull()
  expect(document.activeElement).toBe(trigger)
})

test('an item runs once, after the menu closed and restored the focus', async () => {
  const { onLogout, trigger } = open()
  onLogout.mockImplementation(() => expect(document.activeElement).toBe(trigger))
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }))
  expect(onLogout).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('menu')).toBeNull()
})

test('a disabled item does nothing', async () => {
  const { onDelete, trigger } = open()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByRole('menuitem', { name: 'Delete' }))
  expect(onDelete).not.toHaveBeenCalled()
  expect(screen.getByRole('menu')).toBeTruthy()
})

test('closes on a click elsewhere', async () => {
  const { trigger } = open()
  await userEvent.click(trigger)
  await userEvent.click(screen.getByText('Elsewhere'))
  expect(screen.queryByRole('menu')).toBeNull()
})

test.each([
  ['alone', false],
  ['on a page that keeps the focus', true],
])('moves the focus from the loading note to items that load later, %s', async (_, isKept) => {
  const stop = isKept ? keepFocus(document.body) : () => undefined
  const draw = (isLoading: boolean) => (
    <Menu trigger={<Button>Lists</Button>}>
      {isLoading ? (
        <MenuItem disabled onSelect={() => undefined}>
          Loading
        </MenuItem>
      ) : (
        [
          <MenuItem key="sand" onSelect={() => undefined}>
            Sand
          </MenuItem>,
        ]
      )}
    </Menu>
  )
  const { rerender } = render(draw(true))
  screen.getByRole('button', { name: 'Lists' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(focused()).toBe('Loading')
  rerender(draw(false))
  const sand = screen.getByRole('menuitem', { name: 'Sand' })
  await vi.waitFor(() => expect(document.activeElement).toBe(sand))
  stop()
})
