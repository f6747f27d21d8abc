import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { aUserItem } from '../../testing/factories.ts'
import { answer, callsOf, refuse } from '../../testing/fake-server.ts'
import { ann } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { MuteItem } from './mute-item.tsx'
import { MutedNote } from './muted-note.tsx'
import { MutedPeople } from './muted-people.tsx'

vi.setConfig({ testTimeout: 20_000 })
const ben = aUserItem({ id: 9, username: 'ben', firstName: 'Ben', lastName: 'Okafor' })
let isMuted: boolean

beforeEach(() => {
  isMuted = false
  answer('GET /v1/mutes', () => ({
    items: isMuted ? [{ ...ben, timeMuted: '2026-05-01T12:00:00.000Z' }] : [],
  }))
  answer('PUT /v1/mutes/{userId}', () => {
    isMuted = true
    return { isMuted }
  })
  answer('DELETE /v1/mutes/{userId}', () => {
    isMuted = false
    return { isMuted }
  })
})

function MenuOfBen() {
  return (
    <>
      <Menu trigger={<IconButton label="Menu" icon="…" />}>
        <MuteItem person={ben} named />
      </Menu>
      <MutedNote person={ben} name="Ben Okafor" />
    </>
  )
}

async function choose(item: string) {
  const { user } = renderPart(<MenuOfBen />, { as: ann })
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: item }))
  return user
}

test('mutes, says so on the profile, and undoes it from the snackbar', async () => {
  const user = await choose('Mute ben')
  await screen.findByText('You won’t see what ben posts. They won’t be notified.')
  await screen.findByText('You muted Ben Okafor')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('You’ll see what ben posts again')
  await waitFor(() => expect(screen.queryByText('You muted Ben Okafor')).toBeNull())
  expect(callsOf('DELETE /v1/mutes/{userId}')).toMatchObject([{ params: { userId: 9 } }])
})

test('ends a mute from the menu and from the note', async () => {
  isMuted = true
  const user = await choose('Unmute ben')
  await screen.findByText('You’ll see what ben posts again')
  isMuted = true
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Mute ben' }))
  await user.click(await screen.findByRole('button', { name: 'Unmute' }))
  await waitFor(() => expect(callsOf('DELETE /v1/mutes/{userId}')).toHaveLength(2))
})

test('tells that a mute failed, and mutes nobody', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  refuse('PUT /v1/mutes/{userId}', 'user_not_found')
  await choose('Mute ben')
  await screen.findByText('An error occurred')
  expect(screen.queryByText('You muted Ben Okafor')).toBeNull()
})

test('lists whom the member mutes, with Unmute', async () => {
  isMuted = true
  const { user } = renderPart(<MutedPeople />, { as: ann })
  await user.click(await screen.findByRole('button', { name: 'Unmute Ben Okafor' }))
  expect(await screen.findByText('You haven’t muted anyone')).toBeTruthy()
})

test('shows a failed list, which can be loaded again', async () => {
  refuse('GET /v1/mutes', 'unauthenticated')
  const { user } = renderPart(<MutedPeople />, { as: ann })
  await screen.findByText('An error occurred')
  answer('GET /v1/mutes', { items: [] })
  await user.click(screen.getByRole('button', { name: /again/i }))
  expect(await screen.findByText('You haven’t muted anyone')).toBeTruthy()
})

test('visitors ask for nothing', () => {
  renderPart(<MutedNote person={ben} name="Ben Okafor" />)
  expect(callsOf('GET /v1/mutes')).toEqual([])
})
