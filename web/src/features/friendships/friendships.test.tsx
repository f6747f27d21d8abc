import type { Person, RequestStatus } from '@medley/contract/shapes'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../lib/query-client.ts'
import { currentAnnouncement } from '../../ui/announcement-store.ts'
import { hideSnackbar } from '../../ui/snackbar-store.ts'
import { SnackbarHost } from '../../ui/snackbar.tsx'
import { enter, leave } from '../sessions/session.ts'
import { Connections } from './connections.tsx'
import { FriendButton } from './friend-button.tsx'
import { FriendRequests } from './friend-requests.tsx'

const me = { userId: 7, username: 'ann' }
/** How people stand to the member, as the server knows it. */
let states: Record<number, RequestStatus>
/** What came in besides reading, and whether it is refused. */
let writes: string[]
let refuses: boolean

const personOf = (id: number): Person => ({
  id,
  username: `user-${id}`,
  first_name: 'Person',
  last_name: `${id}`,
  firstName: 'Person',
  lastName: `${id}`,
  profile_pic: null,
  profilePicture: null,
  friendRequestStatus: states[id] ?? 'none',
})
const peopleWho = (status: RequestStatus) =>
  Object.keys(states)
    .map((id) => personOf(Number(id)))
    .filter(({ friendRequestStatus }) => friendRequestStatus === status)

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

/** Answers as the wire contract says. */
function answer(path: string, method: string): Response {
  if (path.startsWith('/contacts?user=ann')) return json(peopleWho('approved'))
  if (path.startsWith('/incoming-requests')) return json(peopleWho('incoming'))
  if (path.startsWith('/outgoing-requests')) return json(peopleWho('outgoing'))
  const otherId = Number(/friendships\/(\d+)$/.exec(path)?.[1])
  if (!otherId) return json({ roles: [] })
  writes.push(`${method} ${otherId}`)
  if (refuses) return json({ status: 400, code: 'validation_error', message: 'No' }, 400)
  const next =
    method === 'DELETE' ? 'none' : states[otherId] === 'incoming' ? 'approved' : 'outgoing'
  states[otherId] = next
  return json({ requestStatus: next })
}

beforeEach(() => {
  states = {}
  writes = []
  refuses = false
  vi.stubGlobal('fetch', async (path: string, { method }: { method: string }) =>
    answer(path, method),
  )
  enter(`x.${btoa(JSON.stringify(me))}.x`, 'session')
})

afterEach(() => {
  act(hideSnackbar)
  act(leave)
  queryClient.clear()
})

function show(content: React.ReactNode) {
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>{content}</MemoryRouter>
      <SnackbarHost />
    </QueryClientProvider>,
  )
}

test('asks once, and every button of the person says so', async () => {
  show(
    <>
      <FriendButton person={{ id: 9 }} />
      <FriendButton person={{ id: 9 }} />
    </>,
  )
  const [first] = await screen.findAllByRole('button', { name: 'Add' })
  await waitFor(() => expect(first?.getAttribute('aria-busy')).toBeNull())
  await userEvent.click(first as HTMLElement)
  const buttons = await screen.findAllByRole('button', { name: 'Requested' })
  expect(buttons.map((button) => button.getAttribute('aria-disabled'))).toEqual(['true', 'true'])
  expect(document.activeElement).toBe(buttons[0])
  await waitFor(() => expect(writes).toEqual(['PUT 9']))
  await waitFor(() => expect(currentAnnouncement().text).toBe('Requested'))
  await userEvent.click(buttons[0] as HTMLElement)
  expect(writes).toEqual(['PUT 9'])
})

test('a press on somebody who asked makes friends', async () => {
  states[9] = 'incoming'
  show(<FriendButton person={personOf(9)} />)
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Add' }).getAttribute('aria-busy')).toBeNull(),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  const button = await screen.findByRole('button', { name: 'Friends' })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await waitFor(() => expect(currentAnnouncement().text).toBe('Friends'))
})

test('a refused request is taken back with a message', async () => {
  refuses = true
  show(<FriendButton person={personOf(9)} />)
  await waitFor(() => expect(queryClient.getQueryData(['friendship', 9])).toBe('none'))
  await userEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Add' })).toBeTruthy()
})

test('stands on nobody’s own row', () => {
  show(<FriendButton person={{ id: me.userId }} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('asks before a friend is removed, and keeps them on Keep', async () => {
  states[9] = 'approved'
  show(<Connections username="ann" isOwn />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  expect(
    await screen.findByText('Are you sure you want to remove Person 9 from your friends?'),
  ).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Keep' }))
  expect(writes).toEqual([])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('Friend successfully removed')).toBeTruthy()
  expect(await screen.findByText('No friends yet')).toBeTruthy()
  expect(writes).toEqual(['DELETE 9'])
})

test('an approved request moves to the connections', async () => {
  states[9] = 'incoming'
  show(
    <>
      <FriendRequests />
      <Connections username="ann" isOwn />
    </>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
  expect(await screen.findByRole('button', { name: 'Remove' })).toBeTruthy()
  expect(await screen.findByText('No requests')).toBeTruthy()
})

test('a failed decline brings the request back', async () => {
  states[9] = 'incoming'
  refuses = true
  show(<FriendRequests />)
  await userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
  expect(await screen.findByText('An error occurred')).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
})
