import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Button } from '../forms/button.tsx'
import { Hint } from './hint.tsx'

const reason = 'Log in to interact with this work'

test('a disabled action is focusable, does nothing and says why', async () => {
  const onClick = vi.fn()
  render(
    <Hint text={reason}>
      <Button aria-disabled onClick={onClick}>
        Like
      </Button>
    </Hint>,
  )
  await userEvent.tab()
  const button = screen.getByRole('button', { name: 'Like' })
  expect(document.activeElement).toBe(button)
  expect(screen.getByRole('tooltip').textContent).toBe(reason)
  const describedBy = button.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe(reason)
  await userEvent.keyboard('{Enter}')
  expect(onClick).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('appears on hover after a delay', async () => {
  render(
    <Hint text={reason}>
      <Button aria-disabled>Like</Button>
    </Hint>,
  )
  await userEvent.hover(screen.getByRole('button', { name: 'Like' }))
  expect(await screen.findByRole('tooltip')).toBeTruthy()
})

test('leaves the action unchanged without a text', () => {
  render(
    <Hint text={undefined}>
      <Button>Like</Button>
    </Hint>,
  )
  expect(screen.getByRole('button').hasAttribute('aria-describedby')).toBe(false)
})
