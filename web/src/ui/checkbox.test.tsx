import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Checkbox } from './checkbox.tsx'

test('a press on the box counts before the field that had the focus is left', async () => {
  const user = userEvent.setup()
  render(
    <>
      <input aria-label="Name" />
      <Checkbox label="I accept" />
    </>,
  )
  const field = screen.getByLabelText('Name')
  const box = screen.getByRole<HTMLInputElement>('checkbox')
  await user.click(field)
  await user.pointer({ keys: '[MouseLeft>]', target: box })
  expect(document.activeElement).toBe(field)
  await user.pointer({ keys: '[/MouseLeft]', target: box })
  expect(box.checked).toBe(true)
  expect(document.activeElement).toBe(box)
})
