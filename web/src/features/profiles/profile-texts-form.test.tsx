import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aProfile } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { ProfileTextsForm } from './profile-texts-form.tsx'

const put = 'PUT /v1/profile-texts'

function show() {
  const profile = aProfile({ ...ann, bio: 'Films.', place: 'Oslo' })
  return renderPart(<ProfileTextsForm profile={profile} />, { as: ann }).user
}

test('saves the texts, with https before a link without it', async () => {
  answer(put, ({ body }) => ({
    bio: body.bio || null,
    link: body.link || null,
    place: body.place || null,
    pronouns: body.pronouns || null,
  }))
  const user = show()
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await user.clear(screen.getByRole('textbox', { name: 'Place' }))
  await user.type(screen.getByRole('textbox', { name: 'Link' }), 'ida.example/log')
  await user.click(save)
  expect(await screen.findByText('Profile updated')).toBeTruthy()
  expect(callsOf(put).map(({ body }) => body)).toEqual([
    { bio: 'Films.', link: 'https://ida.example/log', place: '', pronouns: '' },
  ])
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value).toBe(
    'https://ida.example/log',
  )
})

test('refuses what is no address with https, and says how much room is left', async () => {
  const user = show()
  const link = screen.getByRole('textbox', { name: 'Link' })
  await user.type(link, 'http://ida.example')
  expect(await screen.findByText('Must be an address like https://example.com')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true)
  await user.clear(link)
  await user.type(screen.getByRole('textbox', { name: 'In one sentence' }), '!')
  expect(screen.getByText('153 characters left')).toBeTruthy()
})

test('says when saving fails, and keeps what was typed', async () => {
  refuse(put, 'internal_error')
  const user = show()
  await user.type(screen.getByRole('textbox', { name: 'Pronouns' }), 'they')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Pronouns' }).value).toBe('they'),
  )
})
