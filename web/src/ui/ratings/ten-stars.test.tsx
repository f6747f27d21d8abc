import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { TenStars } from './ten-stars.tsx'

function Stars({ start = 5 }: { start?: number | null }) {
  const [value, setValue] = useState(start)
  return <TenStars label="Your rating" value={value} onChoose={setValue} />
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
