import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { FeedbackForm } from './feedback-form.tsx'

let sent: unknown[]
let refuses: boolean

beforeEach(() => {
  sent = []
  refuses = false
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    const answer = refuses
      ? { status: 429, code: 'rate_limited', message: 'Too many requests' }
      : { id: 1, category: 'Suggestion', content: 'a', time_posted: '2024-05-01T12:00:00.000Z' }
    return new Response(JSON.stringify(answer), {
      status: refuses ? 429 : 201,
      headers: { 'content-type': 'application/json' },
    })
  })
  render(
    <QueryClientProvider client={queryClient}>
      <FeedbackForm />
    </QueryClientProvider>,
  )
})

const words = () => screen.getByLabelText<HTMLTextAreaElement>('Comments')
const submit = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Submit' })

test('cannot be sent without words', async () => {
  expect(submit().disabled).toBe(true)
  await userEvent.type(words(), '  ')
  expect(submit().disabled).toBe(true)
  await userEvent.type(words(), 'a')
  expect(submit().disabled).toBe(false)
})

test('says thanks once it is sent, and empties the field', async () => {
  await userEvent.click(screen.getByLabelText('Suggestion'))
  await userEvent.type(words(), ' More podcasts. ')
  await userEvent.click(submit())
  await screen.findByRole('dialog', { name: 'Thank you for your feedback!' })
  expect(sent).toEqual([{ category: 'Suggestion', comment: 'More podcasts.' }])
  expect(words().value).toBe('')
})

test('a failure keeps what was written', async () => {
  refuses = true
  await userEvent.type(words(), 'More podcasts.')
  await userEvent.click(submit())
  const dialog = await screen.findByRole('dialog', { name: 'An error occurred' })
  await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
  expect(words().value).toBe('More podcasts.')
})
