import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { BulkEmailForm } from './bulk-email-form.tsx'

beforeEach(() => {
  answer('POST /v1/emails', { accepted: 2 })
  answer('GET /v1/email-address', {
    email: 'ann@mail.example',
    isConfirmed: true,
    isRequired: false,
    graceUntil: null,
    change: null,
  })
  renderPart(<BulkEmailForm />, { as: ann })
})

const sent = () => callsOf('POST /v1/emails').map(({ body }) => body)
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const write = (label: string, value: string) =>
  fireEvent.change(field(label), { target: { value } })
const send = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const canSend = (wanted: boolean) =>
  vi.waitFor(() => {
    expect(send().disabled).toBe(!wanted)
  })

const writeLetter = () => {
  write('Subject', 'News')
  write('HTML template', '<p>{{unsubscribeLink}}</p>')
  write('Plaintext template', '{{unsubscribeLink}}')
}

test('enables Send once all fields are valid', async () => {
  await canSend(false)
  writeLetter()
  await canSend(false)
  write('Recipient', 'ann@mail.example, ben')
  await canSend(false)
  write('Recipient', 'ann@mail.example, ben@mail.example')
  await canSend(true)
  write('Plaintext template', 'No link')
  await canSend(false)
})

test('sends the parsed recipients, confirms, and resets the form', async () => {
  writeLetter()
  write('Recipient', 'ann@mail.example, ben@mail.example')
  await canSend(true)
  await userEvent.click(send())
  await screen.findByText('Email accepted')
  expect(sent()).toEqual([
    {
      recipients: ['ann@mail.example', 'ben@mail.example'],
      subject: 'News',
      htmlTemplate: '<p>{{unsubscribeLink}}</p>',
      plaintextTemplate: '{{unsubscribeLink}}',
    },
  ])
  await screen.findByText('On its way to 2 people.')
  expect(field('Subject').value).toBe('')
  await canSend(false)
})

test('shows the letter, and sends a test to the admin alone', async () => {
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull()
  const test = screen.getByRole<HTMLButtonElement>('button', { name: 'Send me a test' })
  expect(test.disabled).toBe(true)
  writeLetter()
  const page = await screen.findByTitle<HTMLIFrameElement>('HTML template')
  expect(page.srcdoc).toBe('<p>{{unsubscribeLink}}</p>')
  await vi.waitFor(() => expect(test.disabled).toBe(false))
  await userEvent.click(test)
  await screen.findByText('A test is on its way to you')
  expect(sent()).toMatchObject([{ recipients: ['ann@mail.example'], subject: 'News' }])
  expect(field('Subject').value).toBe('News')
})

test('Send To All disables the recipient field', async () => {
  writeLetter()
  await userEvent.click(screen.getByLabelText('Send To All'))
  expect(field('Recipient').disabled).toBe(true)
  await canSend(true)
  await userEvent.click(send())
  await screen.findByText('Email accepted')
  expect(sent()).toMatchObject([{ recipients: 'all' }])
})

test('keeps the input after a failure', async () => {
  refuse('POST /v1/emails', 'internal_error')
  writeLetter()
  write('Recipient', 'ann@mail.example')
  await canSend(true)
  await userEvent.click(send())
  await screen.findByText('An Error occurred')
  expect(field('Subject').value).toBe('News')
})

test('Enter in an incomplete form marks the invalid fields', async () => {
  write('HTML template', 'No link')
  await userEvent.type(field('Subject'), '{Enter}')
  await screen.findByText('Invalid form')
  expect(await screen.findAllByText('Required')).toHaveLength(3)
  expect(screen.getByText('requires the unsubscribe link placeholder')).toBeDefined()
  expect(field('Recipient').getAttribute('aria-invalid')).toBe('true')
  expect(sent()).toEqual([])
})

test('requires a recipient again after Send To All is cleared', async () => {
  writeLetter()
  await userEvent.click(screen.getByLabelText('Send To All'))
  await canSend(true)
  await userEvent.click(screen.getByLabelText('Send To All'))
  await canSend(false)
})
