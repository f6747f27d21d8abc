import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { Confirmation } from './confirmation.tsx'

async function open(prompt: string) {
  const onConfirm = vi.fn()
  const onCancel = vi.fn()
  render(
    <Confirmation
      open
      prompt={prompt}
      body="Your written review will be lost."
      confirmLabel="Cancel Review"
      cancelLabel="Keep Writing"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  )
  await screen.findByRole('alertdialog')
  return { onConfirm, onCancel }
}

test('has its prompt as accessible name and its body as description', async () => {
  await open('Cancel your review?')
  const dialog = screen.getByRole('alertdialog', { name: 'Cancel your review?' })
  const describedBy = dialog.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(describedBy)?.textContent).toBe(
    'Your written review will be lost.',
  )
})

test('each button answers once', async () => {
  const { onConfirm, onCancel } = await open('Cancel your review?')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel Review' }))
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0])
  await userEvent.click(screen.getByRole('button', { name: 'Keep Writing' }))
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 1])
})

test('Esc cancels', async () => {
  const { onConfirm, onCancel } = await open('Cancel your review?')
  await userEvent.keyboard('{Escape}')
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1])
})

test.each(['', '   '])('throws on the empty prompt "%s"', async (prompt) => {
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await expect(open(prompt)).rejects.toThrow('A confirmation needs a prompt')
  silenced.mockRestore()
})

test('leaving with unsaved work is the quiet answer', async () => {
  render(
    <Confirmation
      open
      loses
      prompt="Leave?"
      confirmLabel="Leave"
      cancelLabel="Stay"
      onConfirm={vi.fn()}
      onCancel={vi.fn()}
    />,
  )
  const classOf = async (name: string) => (await screen.findByRole('button', { name })).className
  expect(await classOf('Leave')).toMatch(/quiet/)
  expect(await classOf('Stay')).toMatch(/primary/)
})
