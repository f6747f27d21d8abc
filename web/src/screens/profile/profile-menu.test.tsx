import type { RequestStatus } from '@medley/contract/values/shapes'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { aProfile } from '../../testing/factories.ts'
import { answer, refuse } from '../../testing/fake-server.ts'
import { ann, type TestMember } from '../../testing/members.ts'
import { renderPart } from '../../testing/render-app.tsx'
import { useIsBlocked } from '../../features/blocks/blocks.calls.ts'
import { ProfileMenu } from './profile-menu.tsx'

const profile = aProfile({ id: 9, username: 'ben', firstName: 'Ben', lastName: 'Okafor' })
let isBlocked: boolean

beforeEach(() => {
  isBlocked = false
  answer('GET /blocked-status', () => (isBlocked ? 'Blocked by you' : 'Not blocked'))
  answer('POST /block-user', ({ body }) => {
    isBlocked = true
    return { blocked_username: body.blocked_username, status: 'Blocked by you' }
  })
  answer('DELETE /blocked-user', ({ query }) => {
    isBlocked = false
    return { user: query.user, status: 'Not blocked' }
  })
  answer('GET /v1/mutes', { items: [] })
  answer('GET /contacts', [])
  answer('GET /incoming-requests', [])
  answer('GET /outgoing-requests', [])
})

function MenuOfBen() {
  const block = useIsBlocked('ben')
  return block.isPending ? null : <ProfileMenu profile={profile} isBlocked={block.isBlocked} />
}

async function openMenu(): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Loading' })).toBeNull())
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => item.textContent)
}

function show(as?: TestMember) {
  renderPart(<MenuOfBen />, as && { as })
}

test('offers visitors only the page links', async () => {
  show()
  expect(await openMenu()).toEqual(['Friend List', 'Works Engaged', 'Saved for Later', 'Lists'])
})

test('offers the owner page links and settings', async () => {
  show(profile)
  expect(await openMenu()).toEqual([
    'Friend List',
    'Works Engaged',
    'Saved for Later',
    'Lists',
    'See it as others do',
    'Settings',
  ])
})

test.each<[RequestStatus, string]>([
  ['none', 'Add Friend'],
  ['incoming', 'Add Friend'],
  ['outgoing', 'Friend Request Sent'],
  ['approved', 'Already Friends'],
])('shows the status %s as %s', async (status, words) => {
  show(ann)
  queryClient.setQueryData(['friendship', profile.id], status)
  expect((await openMenu())[0]).toBe(words)
  const isDisabled = screen.getByRole('menuitem', { name: words }).getAttribute('aria-disabled')
  expect(isDisabled === 'true').toBe(status === 'outgoing' || status === 'approved')
})

test('blocks after confirmation, and then offers only Unblock', async () => {
  show(ann)
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block User' }))
  expect(await screen.findByText('Block Ben Okafor?')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Block' }))
  expect(await screen.findByText('Blocked')).toBeTruthy()
  expect(await openMenu()).toEqual(['Blocked'])
  await userEvent.click(screen.getByRole('menuitem', { name: 'Blocked' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText('Unblocked')).toBeTruthy()
})

test('shows an error when blocking fails, and does not block', async () => {
  refuse('POST /block-user', 'user_not_found')
  show(ann)
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block User' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(await openMenu()).toContain('Block User')
})
