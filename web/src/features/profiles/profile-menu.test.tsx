import type { Profile, RequestStatus } from '@medley/contract/shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { hideSnackbar } from '../../ui/snackbar-store.ts'
import { SnackbarHost } from '../../ui/snackbar.tsx'
import { useIsBlocked } from '../blocks/blocks.calls.ts'
import { enter, leave } from '../sessions/session.ts'
import { ProfileMenu } from './profile-menu.tsx'

const profile: Profile = {
  id: 9,
  username: 'ben',
  first_name: 'Ben',
  last_name: 'Okafor',
  firstName: 'Ben',
  lastName: 'Okafor',
  profile_pic: null,
}
let isBlocked: boolean
let refuses: boolean

/** Answers as the wire contract says; nobody is friends with anybody. */
function answer(path: string, method: string): Response {
  if (path.startsWith('/blocked-status')) {
    return new Response(isBlocked ? 'Blocked by you' : 'Not blocked')
  }
  if (!/block/.test(path)) return Response.json(/roles|online/.test(path) ? { roles: [] } : [])
  if (refuses) {
    return Response.json({ status: 404, code: 'user_not_found', message: 'No' }, { status: 404 })
  }
  isBlocked = method === 'POST'
  return Response.json({ status: isBlocked ? 'Blocked by you' : 'Not blocked' })
}

beforeEach(() => {
  isBlocked = false
  refuses = false
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    answer(path, method),
  )
})

afterEach(() => {
  act(hideSnackbar)
  act(leave)
  queryClient.clear()
})

function MenuOfBen() {
  const block = useIsBlocked('ben')
  return block.isPending ? null : <ProfileMenu profile={profile} isBlocked={block.isBlocked} />
}

async function openMenu(): Promise<(string | null)[]> {
  await userEvent.click(await screen.findByRole('button', { name: 'Profile menu' }))
  const items = await screen.findAllByRole('menuitem')
  return items.map((item) => item.textContent)
}

function show(memberId?: number) {
  if (memberId !== undefined) {
    enter(`x.${btoa(JSON.stringify({ userId: memberId, username: 'ann' }))}.x`, 'session')
  }
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <MenuOfBen />
      </MemoryRouter>
      <SnackbarHost />
    </QueryClientProvider>,
  )
}

test('offers visitors the pages only', async () => {
  show()
  expect(await openMenu()).toEqual(['Friend List', 'Works Engaged', 'Saved for Later', 'Lists'])
})

test('offers the owner the pages and the settings', async () => {
  show(profile.id)
  expect(await openMenu()).toEqual([
    'Friend List',
    'Works Engaged',
    'Saved for Later',
    'Lists',
    'Settings',
  ])
})

test.each<[RequestStatus, string]>([
  ['none', 'Add Friend'],
  ['incoming', 'Add Friend'],
  ['outgoing', 'Friend Request Sent'],
  ['approved', 'Already Friends'],
])('says of the state %s: %s', async (status, words) => {
  show(7)
  queryClient.setQueryData(['friendship', profile.id], status)
  expect((await openMenu())[0]).toBe(words)
  const isDisabled = screen.getByRole('menuitem', { name: words }).getAttribute('aria-disabled')
  expect(isDisabled === 'true').toBe(status === 'outgoing' || status === 'approved')
})

test('blocks after a question, and then holds only the way back', async () => {
  show(7)
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

test('says when blocking failed, and blocks nobody', async () => {
  refuses = true
  show(7)
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Block User' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(await openMenu()).toContain('Block User')
})
