import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { TextArea } from './text-area.tsx'
import { TextField } from './text-field.tsx'

const onText = vi.fn<(text: string) => void>()

function Field({ max, multiline = true }: { max: number; multiline?: boolean }) {
  const [text, setText] = useState('')
  const props = {
    label: 'Comment',
    maxLength: max,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => {
      setText(target.value)
      onText(target.value)
    },
  }
  return multiline ? <TextArea {...props} /> : <TextField {...props} />
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Comment')

test.each([true, false])('takes as many emoji as letters (multiline: %s)', async (multiline) => {
  render(<Field max={5} multiline={multiline} />)
  const user = userEvent.setup()
  await user.click(field())
  await user.paste('🎬'.repeat(7))
  expect(field().value).toBe('🎬'.repeat(5))
  expect(onText).toHaveBeenLastCalledWith('🎬'.repeat(5))
})

test('a full field takes nothing more, and keeps what is behind the caret', async () => {
  render(<Field max={3} />)
  const user = userEvent.setup()
  await user.click(field())
  await user.paste('a🎬c')
  onText.mockClear()
  field().setSelectionRange(1, 1)
  await user.paste('🦈')
  expect(field().value).toBe('a🎬c')
  expect(onText).not.toHaveBeenCalled()
})
