import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TenStars } from './ten-stars.tsx'

type StarsProps = { start?: number | null; onSettle?: (value: number) => void }

function Stars({ start = 5, ...rest }: StarsProps) {
  const [value, setValue] = useState(start)
  return <TenStars label="Your rating" value={value} onChoose={setValue} {...rest} />
}

const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })

test('is a radio group of ten with labels such as "7 of 10"', () => {
  render(<Stars />)
  expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy()
  expect(screen.getAllByRole('radio')).toHaveLength(10)
  expect(chosen()?.getAttribute('aria-label')).toBe('5 of 10')
})

test('arrows step by one', async () => {
  render(<Stars />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(chosen()).toBe(screen.getByRole('radio', { name: '7 of 10' }))
})

test.each([
  ['3', '3 of 10'],
  ['9', '9 of 10'],
  ['0', '10 of 10'],
])('the key %s chooses %s and moves the focus there', async (key, name) => {
  render(<Stars />)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(chosen()).toBe(screen.getByRole('radio', { name }))
  expect(document.activeElement).toBe(chosen())
})

test('a click on a star selects it', async () => {
  render(<Stars />)
  await userEvent.click(screen.getByRole('radio', { name: '8 of 10' }))
  expect(chosen()).toBe(screen.getByRole('radio', { name: '8 of 10' }))
})

test.each([0, null])('selects no star for %s', (start) => {
  render(<Stars start={start} />)
  expect(chosen()).toBeNull()
})

/** The row of stars, 320 px wide from x = 0. */
function row(): Element {
  const stars = screen.getByRole('radio', { name: '1 of 10' }).closest('label')?.parentElement
  if (!stars) throw new Error('There are no stars')
  stars.getBoundingClientRect = () => new DOMRect(0, 0, 320, 44)
  stars.setPointerCapture = () => undefined
  return stars
}

const finger = { pointerId: 1, button: 0, isPrimary: true, pointerType: 'touch' }

test('slides to a star, with the number over the finger, and chooses it on release', () => {
  const onSettle = vi.fn<(value: number) => void>()
  render(<Stars onSettle={onSettle} />)
  const stars = row()
  fireEvent.pointerDown(stars, { ...finger, clientX: 40 })
  fireEvent.pointerMove(stars, { ...finger, clientX: 200 })
  expect(screen.getAllByText('7')).toHaveLength(2)
  expect(chosen()?.getAttribute('aria-label')).toBe('5 of 10')
  fireEvent.pointerMove(stars, { ...finger, clientX: 500 })
  fireEvent.pointerUp(stars, { ...finger, clientX: 500 })
  expect(chosen()).toBe(screen.getByRole('radio', { name: '10 of 10' }))
  expect(onSettle.mock.calls).toEqual([[10]])
})

test('a slide that the browser takes over to scroll chooses nothing', () => {
  render(<Stars />)
  const stars = row()
  fireEvent.pointerDown(stars, { ...finger, clientX: 40 })
  fireEvent.pointerMove(stars, { ...finger, clientX: 200 })
  fireEvent.pointerCancel(stars, finger)
  expect(screen.queryAllByText('7')).toEqual([])
  expect(chosen()?.getAttribute('aria-label')).toBe('5 of 10')
})

test('settles taps, number keys and Enter, but not the steps of arrow keys', async () => {
  const onSettle = vi.fn<(value: number) => void>()
  render(<Stars onSettle={onSettle} />)
  await userEvent.click(screen.getByRole('radio', { name: '3 of 10' }))
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(onSettle.mock.calls).toEqual([[3]])
  await userEvent.keyboard('{Enter}8')
  expect(onSettle.mock.calls).toEqual([[3], [5], [8]])
})

test('ignores a mouse that rests where the stars appear', () => {
  render(<Stars />)
  const third = screen.getByRole('radio', { name: '3 of 10' })
  const at = { pointerType: 'mouse', clientX: 80, clientY: 20 }
  fireEvent.pointerMove(third, at)
  expect(screen.getByText('5')).toBeTruthy()
  fireEvent.pointerMove(third, { ...at, clientX: 81 })
  expect(screen.getByText('3')).toBeTruthy()
})
