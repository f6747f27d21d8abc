import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { FeedbackForm } from './feedback-form.tsx'

beforeEach(() => {
  answer('POST /feedback', ({ body: { category, comment } }) => ({
    id: 1,
    category,
    content: comment,
    time_posted: '2024-05-01T12:00:00.000Z',
  }))
  renderPart(<FeedbackForm />)
})

const words = () => screen.getByLabelText<HTMLTextAreaElement>('Comments')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })

test('cannot be sent without text', async () => {
  expect(submit().disabled).toBe(true)
  await userEvent.type(words(), '  ')
  expect(submit().disabled).toBe(true)
  await userEvent.type(words(), 'a')
  expect(submit().disabled).toBe(false)
})

test('thanks for the feedback and clears the field', async () => {
  await userEvent.click(screen.getByLabelText('Suggestion'))
  await userEvent.type(words(), ' More podcasts. ')
  await userEvent.click(submit())
  await screen.findByRole('dialog', { name: 'Thank you for your feedback!' })
  expect(callsOf('POST /feedback')).toMatchObject([
    { body: { category: 'Suggestion', comment: 'More podcasts.' } },
  ])
  expect(words().value).toBe('')
})

test('keeps the input after a failure', async () => {
  refuse('POST /feedback', 'rate_limited')
  await userEvent.type(words(), 'More podcasts.')
  await userEvent.click(submit())
  const dialog = await screen.findByRole('dialog', { name: 'An error occurred' })
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(words().value).toBe('More podcasts.')
})
