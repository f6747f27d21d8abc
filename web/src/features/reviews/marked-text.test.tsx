import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { markedText } from './marked-text.tsx'

const text = 'He ||dies *twice*||, and ||she|| leaves.'
const bars = () => screen.queryAllByRole('button', { name: 'Spoiler, show' })

test('covers each spoiler until it is tapped', async () => {
  const { container } = render(<div>{markedText(text)}</div>)
  expect(container.textContent).toBe('He , and  leaves.')
  expect(bars()).toHaveLength(2)
  await userEvent.click(bars()[0] as HTMLElement)
  expect(container.textContent).toBe('He dies twice, and  leaves.')
  expect(screen.getByText('twice').tagName).toBe('EM')
  expect(bars()).toHaveLength(1)
})

test('a spoiler is shown with the keyboard, which stays at its words', async () => {
  render(<div>{markedText(text)}</div>)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement?.textContent).toBe('dies twice')
  await userEvent.tab()
  expect(document.activeElement).toBe(bars()[0])
})

test('does not take the focus again when the text is rendered again', async () => {
  const { rerender } = render(<div>{markedText(text)}</div>)
  await userEvent.click(bars()[0] as HTMLElement)
  await userEvent.tab()
  const focused = document.activeElement
  rerender(<div>{markedText(text)}</div>)
  expect(document.activeElement).toBe(focused)
})

test("shows the spoilers of the reader's own text", () => {
  const { container } = render(<div>{markedText(text, { isOwn: true })}</div>)
  expect(bars()).toEqual([])
  expect(container.textContent).toBe('He dies twice, and she leaves.')
})
