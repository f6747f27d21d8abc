import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUserItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { InviteButton } from './invite-button.tsx'
import { InviteForm } from './invite-form.tsx'
import { OwnInvitations } from './own-invitations.tsx'

const invitation = {
  id: 4,
  token: 'a-link',
  name: 'Sunday cinema',
  befriends: true,
  usesMax: 5,
  members: [aUserItem({ id: 9, username: 'ben' })],
  timeCreated: '2026-05-01T12:00:00.000Z',
  timeExpires: '2026-05-15T12:00:00.000Z',
  isOpen: true,
}

test('makes a link with what was chosen', async () => {
  answer('POST /v1/invitations', invitation)
  renderPart(<InviteForm />, { as: ann })
  await userEvent.type(screen.getByRole('textbox'), ' Sunday cinema ')
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'How many people can join' }),
    '5',
  )
  await userEvent.click(screen.getByRole('checkbox', { name: 'You’ll be friends right away' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }))
  const body = { name: 'Sunday cinema', usesMax: 5, days: 14, befriends: false }
  await waitFor(() => expect(callsOf('POST /v1/invitations')).toMatchObject([{ body }]))
  expect(await screen.findByRole('textbox', { name: 'Your link' })).toBeTruthy()
})

test('one press makes a link with the usual choices, copies it and shows it', async () => {
  answer('POST /v1/invitations', { ...invitation, name: null, usesMax: 1, members: [] })
  const { user } = renderPart(<InviteButton />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Invite a friend' }))
  const link = new URL('/join/a-link', window.location.origin).href
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Your link' })
  expect(field.value).toBe(link)
  expect(document.activeElement).toBe(field)
  expect(screen.getByText('Link copied')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(link)
  expect(screen.getByText('For 1 person, until May 15, 2026.')).toBeTruthy()
  const body = { name: null, usesMax: 1, days: 14, befriends: true }
  expect(callsOf('POST /v1/invitations')).toMatchObject([{ body }])
})

test('a link without a note is called by its day', async () => {
  answer('GET /v1/invitations', { items: [{ ...invitation, name: null }] })
  renderPart(<OwnInvitations />, { as: ann })
  expect(await screen.findByText('Link of May 1, 2026')).toBeTruthy()
})

test('says when too many links are open', async () => {
  refuse('POST /v1/invitations', 'invitations_full')
  renderPart(<InviteForm />, { as: ann })
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText(/^You have 20 open links/)).toBeTruthy()
})

test('a link shows who joined and a code for a camera, and can be ended', async () => {
  answer('GET /v1/invitations', { items: [invitation] })
  answer('DELETE /v1/invitations/{id}', { id: 4 })
  renderPart(<OwnInvitations />, { as: ann })
  expect(await screen.findByRole('link', { name: 'ben' })).toBeTruthy()
  expect(screen.getByText(/1 of 5 joined/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'QR code' }))
  expect(screen.getByRole('img', { name: 'QR code with the link' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'End: Sunday cinema' }))
  await waitFor(() => expect(callsOf('DELETE /v1/invitations/{id}')).toHaveLength(1))
})
